import { writeXlsx } from 'hucre/xlsx'
import { containerNo } from './containers.ts'

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
  product?: string
  size?: string
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
  product = '20号标准胶 TSR20',
  size = '20GP',
}: Line): SheetCell[] => [bill, customer, type, date, container, size, product, pieces, net, gross]

/** Goods of one bill come in one container, unless said otherwise; those of others in another. */
export function inboundWorkbook(lines: Line[]) {
  const bills = [...new Set(lines.map(({ bill }) => bill))]
  const rows = lines.map((line) => {
    const nth = bills.indexOf(line.bill)
    return inboundLine(nth === 0 ? line : { container: containerNo(200_000 + nth), ...line })
  })
  return workbook([headings, ...rows])
}

/** A file for an import that only has to be accepted. */
export const anyWorkbook = () =>
  workbook([
    ['提单号', '客户名称'],
    ['A1234', 'x'],
  ])
