import { productColumns } from '@yuncang/shared/nouns/product/workbook'
import { inboundColumns, type InboundColumn } from '@yuncang/shared/nouns/inbound-order/workbook'
import { describe, expect, test } from 'vitest'
import { headingReader } from './headings.ts'
import type { Cell } from './types.ts'
import { understand } from './understand.ts'
import { cellText } from './values.ts'

const read = headingReader<string>(inboundColumns)

test.each([
  ['N.W./CTN (KG)', 'pieceNet'],
  ['净重/箱(kg)', 'pieceNet'],
  ['净重/件', 'pieceNet'],
  ['净重（千克/箱）', 'pieceNet'],
  ['净重(KG)/箱', 'pieceNet'],
  ['净重 KGS/CTN', 'pieceNet'],
  ['净重（每箱）', 'pieceNet'],
  ['N.W./PC', 'pieceNet'],
  ['Net Weight per carton', 'pieceNet'],
  ['N.W. per ctn (kgs)', 'pieceNet'],
  ['单件净重 N.W./CTN', 'pieceNet'],
  ['单件净重(kg)', 'pieceNet'],
  ['每件净重', 'pieceNet'],
  ['每箱净重(kg)', 'pieceNet'],
  ['Unit weight', 'pieceNet'],
  ['Unit net weight (kg)', 'pieceNet'],
  ['单重(kg)', 'pieceNet'],
  ['G.W./CTN', 'pieceGross'],
  ['毛重/箱(kg)', 'pieceGross'],
  ['单件毛重', 'pieceGross'],
  ['CBM/CTN', 'pieceVolume'],
  ['体积/箱', 'pieceVolume'],
  ['单件体积', 'pieceVolume'],
  // Goods in a package are no packages.
  ['PCS/CTN', ''],
  ['QTY/CTN', ''],
  ['数量/箱', ''],
  ['数量(件/箱)', ''],
  ['每箱数量', ''],
  ['Qty per carton', ''],
  // The unit of the count itself.
  ['数量/件', 'planPieces'],
  ['数量(箱)', 'planPieces'],
  ['Qty/PCS', 'planPieces'],
  ['件数(件/箱/包)', 'planPieces'],
  // All that a container holds.
  ['单箱净重(kg)', 'containerNet'],
  ['箱净重', 'containerNet'],
  ['每箱总件数', 'containerPieces'],
  // Lists, not packages.
  ['提单净重', undefined],
  ['清单件数', undefined],
  ['净重/柜', undefined],
  ['净重(件)', undefined],
])('%j is %s', (heading, keys) => {
  expect(read(heading)?.keys.join(',')).toBe(keys)
})

test.each([
  ['20GP数量', undefined],
  ['40HQ数量', undefined],
  ['HQ数量', undefined],
  ['PO数量', undefined],
  ['FCL件数', undefined],
  ['S/O件数', undefined],
  ['订单数量', undefined],
  ['数量20GP', undefined],
  ['数量(40HQ)', undefined],
  ['数量(柜)', undefined],
  ['Qty数量', 'planPieces'],
  ['N.W.净重(kg)', 'planNet'],
  ['Container No.箱号', 'containerNo'],
  ['箱号 Ctnr#', 'containerNo'],
  ['提单号MBL', 'masterBillNo'],
  ['1.提单号', 'masterBillNo'],
  ['件数/包装', 'planPieces'],
])('a word in front that says nothing to the columns is not nothing: %j', (heading, keys) => {
  expect(read(heading)?.keys.join(',')).toBe(keys)
})

test.each([
  ['单件重量', 'unitWeight'],
  ['Weight per piece (kg)', 'unitWeight'],
  ['Weight/CTN (kg)', ''],
  ['体积/箱', ''],
  ['单件体积(m3)', 'unitVolume'],
])('a product is measured by the piece: %j', (heading, keys) => {
  expect(headingReader<string>(productColumns)(heading)?.keys.join(',')).toBe(keys)
})

const firstHeads = ['提单号', '客户名称', '入库类型', '预计到货日期', '商品名称']
const first = ['DMLN0001', '客户', '1', '2026-03-05', 'TSR20']

/** What a table with these headings, and lines below them, says of the goods. */
async function understood(heads: readonly string[], ...lines: readonly (readonly Cell[])[]) {
  const rows = [[...firstHeads, ...heads], ...lines.map((line) => [...first, ...line])]
  const sheet = { name: 's', rows: rows.map((cells, index) => ({ number: index + 1, cells })) }
  const { table, refusal } = await understand([sheet], inboundColumns)
  const cells = (key: InboundColumn) => table?.rows.map((row) => cellText(row.cell(key)))
  return { cells, refusal, letter: table?.letterOf('planNet', 2) }
}

describe('a figure of one package', () => {
  test('is multiplied by the packages before it is rounded', async () => {
    const { cells, refusal, letter } = await understood(
      ['件数', 'N.W./CTN (KG)', 'G.W./CTN (MT)', 'CBM/CTN'],
      [10, 25, '0.0265', 0.05],
      [1000, '0.0125', '0.00002 t', '0.00005'],
    )
    expect(refusal).toBeUndefined()
    expect(letter).toBe('G')
    expect(cells('planNet')).toEqual(['250.000 kg', '12.500 kg'])
    expect(cells('planGross')).toEqual(['265.000 kg', '20.000 kg'])
    expect(cells('planVolume')).toEqual(['0.5000', '0.0500'])
  })

  test('is not taken where a total stands, or the packages are missing', async () => {
    const { cells } = await understood(
      ['件数', '净重(kg)', '净重/箱(kg)'],
      [10, 250, 25],
      [10, null, 25],
      [null, null, 25],
      ['很多', null, 25],
    )
    expect(cells('planNet')).toEqual(['250', '250.000 kg', '', ''])
  })

  test.each([
    ['Pcs', 'N.W./CTN (KG)'],
    ['CTNS', 'N.W./PC (KG)'],
    ['数量(包)', '每箱净重(kg)'],
  ])('%s does not count what %s is of', async (count, figure) => {
    const { refusal } = await understood([count, figure], [10, 25])
    expect(refusal).toEqual({ reason: 'spreadsheet.noCount', params: { name: figure } })
  })

  test('names its unit, as a total does', async () => {
    const { refusal } = await understood(['件数', '净重/箱'], [10, 25])
    expect(refusal).toEqual({ reason: 'spreadsheet.noUnit', params: { name: '净重/箱' } })
  })
})

describe('in a heading of two rows', () => {
  test.each([
    [['每箱', null], ['净重(kg)', '毛重(kg)'], 'pieceNet,pieceGross'],
    [['每箱', null], ['件数', '净重(kg)'], 'planPieces,pieceNet'],
    [['净重', '毛重'], ['(kg/箱)', '(kg/箱)'], 'pieceNet,pieceGross'],
    [['N.W./CTN', 'G.W./CTN'], ['KG', 'KG'], 'pieceNet,pieceGross'],
  ])('%j over %j', async (above, below, keys) => {
    const rows = [
      { number: 1, cells: [...firstHeads, '件数', ...above] },
      {
        number: 2,
        cells: [...firstHeads, '件数', ...below],
        down: [...firstHeads, '件数'].map((_, at) => at),
      },
      { number: 3, cells: [...first, 10, 25, 26] },
    ]
    const { table } = await understand([{ name: 's', rows }], inboundColumns)
    expect(
      table?.columns
        .flatMap((column) => column.keys)
        .slice(-2)
        .join(),
    ).toBe(keys)
  })
})
