import { expect, test } from 'vitest'
import { importSuite } from '../../support/imports.ts'
import { inboundLine, workbook, type SheetCell } from '../../support/workbooks.ts'

/* Figures of one package in a list of goods: N.W./CTN beside the number of cartons. */
const { wizard, bill, orderOf } = importSuite('PACK')

async function findingsOf({ id }: { id: string }) {
  const { records } = await wizard().rows(id, { bad: 1, doubtful: 1 })
  return records.flatMap(({ row, findings }: any) =>
    findings.map((each: any) => [each.level, `${row}${each.column}`, each.message]),
  )
}

const goods = ['提单号', '客户名称', '入库类型', '预计到货日期', '箱号', '箱型', '商品名称']
const uploaded = async (heads: string[], ...lines: SheetCell[][]) => {
  const first = inboundLine({
    bill: bill(),
    container: '',
    size: '',
    product: '浓缩天然胶乳 60%',
  })
  const rows = lines.map((line) => [...first.slice(0, goods.length), ...line])
  return wizard().upload(await workbook([[...goods, ...heads], ...rows]))
}
const reckoned = (sum: string) => [
  'warning',
  '2I',
  `「N.W./CTN (KG)」按每件数值 × 件数计算，净重合计 ${sum} 千克，请核对`,
]

test('what one package weighs is taken as often as there are packages, which somebody accepts once for the column', async () => {
  const batch = await uploaded(['件数', 'N.W./CTN (KG)', 'PCS/CTN'], [10, 205.5, 4], [6, 210, 4])
  const kind = 'spreadsheet.perPackage' as const
  expect(batch).toMatchObject({ findingCount: 0, warnings: [{ kind, count: 1 }] })
  expect(batch.mapping.map(({ keys }) => keys).slice(-2)).toEqual([['pieceNet'], []])
  expect(await findingsOf(batch)).toEqual([reckoned('3,315.000')])
  expect(await wizard().publish(batch, [kind])).toMatchObject({
    status: 'published',
    acceptance: { kinds: [{ kind, count: 1 }] },
  })
  const { body } = await orderOf(bill())
  expect(body.data).toMatchObject({ totalPieces: 16, netWeight: '3315.000' })
})

test('it must agree with what all weigh, but for what was rounded', async () => {
  const batch = await uploaded(
    ['件数', '净重(kg)', '净重/箱(kg)'],
    [12, 2466, '205.5'],
    [12, '2,467.1', '205.6'],
    [12, 24660, '205.5'],
  )
  expect(await findingsOf(batch)).toEqual([
    ['error', '4I', '净重为 24,660 千克，但「净重/箱(kg)」205.5 × 12 等于 2,466.000 千克，请核对'],
  ])
})

test('it is nothing without packages, and no total', async () => {
  const batch = await uploaded(['件数', 'N.W./CTN (KG)'], [10, 205.5], ['很多', 205.5])
  expect(await findingsOf(batch)).toEqual([
    reckoned('2,055.000'),
    ['error', '3I', '「N.W./CTN (KG)」是每件的数值，这一行没有可用的计划件数，无法算出净重'],
    ['error', '3H', expect.stringContaining('很多')],
  ])
  const { refusal } = await uploaded(['CTNS', 'N.W./PC (KG)'], [10, 25])
  expect(refusal).toContain('「N.W./PC (KG)」是每一件的数值，但文件没有这种件数的列')
})
