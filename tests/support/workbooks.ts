import { writeXlsx } from 'hucre/xlsx'

export type SheetCell = string | number | Date | null

/** The bytes of a workbook with one sheet of these rows. */
export const workbook = (rows: SheetCell[][], merges: [string, string][] = []) =>
  writeXlsx({
    sheets: [
      {
        name: 'Sheet1',
        rows,
        merges: merges.map(([from, to]) => ({ ...startOf(from), ...endOf(to) })),
      },
    ],
  })

const at = (ref: string) => ({ col: ref.charCodeAt(0) - 65, row: Number(ref.slice(1)) - 1 })
const startOf = (ref: string) => ({ startRow: at(ref).row, startCol: at(ref).col })
const endOf = (ref: string) => ({ endRow: at(ref).row, endCol: at(ref).col })

const headings = [
  '提单号*',
  '客户名称*',
  '入库类型*',
  '预计到货日期*',
  '箱号',
  '箱型',
  '商品名称',
  '计划件数*',
  '净重(千克)*',
  '毛重(千克)',
]
export const knownCustomer = '青岛样例橡胶贸易有限公司（虚构）'

type Line = {
  bill: string
  customer?: string
  container?: string
  pieces?: SheetCell
  net?: SheetCell
  gross?: SheetCell
  date?: SheetCell
  type?: string
}

/** One row of the inbound workbook, sensible unless said otherwise. */
export const inboundLine = ({
  bill,
  customer = knownCustomer,
  container = 'DEMU1000010',
  pieces = 16,
  net = 20160,
  gross = 20480,
  date = '2026-12-01',
  type = '一线进境',
}: Line): SheetCell[] => [
  bill,
  customer,
  type,
  date,
  container,
  '20GP',
  '20号标准胶',
  pieces,
  net,
  gross,
]

export const inboundWorkbook = (lines: Line[]) => workbook([headings, ...lines.map(inboundLine)])
