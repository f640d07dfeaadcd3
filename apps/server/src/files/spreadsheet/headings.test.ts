import { bankColumns, invoiceColumns } from '@yuncang/shared/nouns/customer/parts-workbook'
import { customerColumns } from '@yuncang/shared/nouns/customer/workbook'
import { inboundColumns } from '@yuncang/shared/nouns/inbound-order/workbook'
import { productColumns } from '@yuncang/shared/nouns/product/workbook'
import { locationColumns } from '@yuncang/shared/nouns/storage-location/workbook'
import type { WorkbookColumn } from '@yuncang/shared/kernel/workbook'
import { describe, expect, test } from 'vitest'
import { headingReader } from './headings.ts'
import { weightUnit } from './units.ts'
import { columnLetter } from './column-letter.ts'
import { findTable } from './understand.ts'

test.each([
  ['inbound', inboundColumns],
  ['customer', customerColumns],
  ['product', productColumns],
  ['location', locationColumns],
  ['invoice', invoiceColumns],
  ['bank', bankColumns],
])('no heading of the %s workbook could mean two columns', (_name, columns) => {
  const all: readonly (WorkbookColumn & { key: string })[] = columns
  const read = headingReader(all)
  for (const { key, title, synonyms, weak = [], joins } of all) {
    for (const heading of [title.zh, title.en, ...synonyms])
      expect([heading, read(heading)]).toEqual([heading, { keys: [key], weak: false }])
    for (const heading of weak) {
      // What goes on with another column means that only beside it.
      const meant = joins ? { joined: key } : { keys: [key], weak: true }
      expect([heading, read(heading)]).toEqual([heading, expect.objectContaining(meant)])
    }
  }
})

const firstHeads = ['提单号', '客户名称', '入库类型', '预计到货日期', '品名', '净重(kg)']

describe('headings', () => {
  const read = headingReader(inboundColumns)

  test.each([
    ['提单号*', 'masterBillNo'],
    [' 提 单 号 ', 'masterBillNo'],
    ['ＭＢＬ　Ｎｏ．', 'masterBillNo'],
    ['MBL/提单号', 'masterBillNo'],
    ['提单号(必填)', 'masterBillNo'],
    ['提单号\nB/L No.', 'masterBillNo'],
    ['净重（吨）', 'planNet'],
    ['净重/KG', 'planNet'],
    ['N.W.(KGS)', 'planNet'],
    ['毛重千克', 'planGross'],
    ['毛重 MT', 'planGross'],
    ['Net weight (kg)', 'planNet'],
    ['箱号 Container No.', 'containerNo'],
    ['Container No.箱号', 'containerNo'],
    ['件数(件)', 'planPieces'],
    ['提/运单号', 'masterBillNo'],
    ['预计抵港日期', 'expectDate'],
    ['预计到库时间', 'expectDate'],
    ['体积/M³', 'planVolume'],
    ['品名/规格', 'productName'],
    ['船名（英文）', 'enShipName'],
    ['船名（中文）', 'cnShipName'],
    ['船名/航次', 'enShipName,imvoy'],
    ['船名航次', 'enShipName,imvoy'],
    ['箱号/封号', 'containerNo,sealNo'],
    ['HBL', 'houseBillNo'],
    ['分单号', 'houseBillNo'],
    ['CONT', 'containerNo'],
    ['CONT/SEAL', 'containerNo,sealNo'],
    ['VOYAGE NUMBER', 'imvoy'],
    ['VSL/VOY', 'enShipName,imvoy'],
    ['Arrival Date', 'expectDate'],
    ['预入库日期', 'expectDate'],
    ['物品编码', 'ownCode'],
    ['品号', 'ownCode'],
    ['货品编码', 'ownCode'],
    ['Article', 'ownCode'],
    ['Style No.', 'ownCode'],
    ['Material', 'ownCode'],
    ['Product No.', 'ownCode'],
    ['Product Description', 'productName'],
    ['Cargo Description', 'productName'],
    ['Item Description', 'productName'],
    ['Description', 'productName'],
    ['Nett Weight (KGS)', 'planNet'],
    ['N.W. tot', 'planNet'],
    ['Total N.W.', 'planNet'],
    ['G.W. tot (kg)', 'planGross'],
    ['Total G.W.', 'planGross'],
    ['Total Qty', 'planPieces'],
    ['TTL PCS', 'planPieces'],
    ['预收数量', 'planPieces'],
    ['应收数量', 'planPieces'],
    ['期望数量', 'planPieces'],
    ['入库数量', 'planPieces'],
    ['商品数量', 'planPieces'],
    ['Cartons', 'planPieces'],
    ['CTN', 'planPieces'],
    ['箱数', 'planPieces'],
    ['总箱数', 'planPieces'],
    ['材积', 'planVolume'],
    ['Roll No', 'remark'],
    ['托号', 'remark'],
    ['唛头', 'remark'],
    ['Shipping Marks', 'remark'],
    ['应收', undefined],
    ['实收数量', undefined],
    ['重量(件)', undefined],
    ['单价', undefined],
    ['客户订单号', undefined],
    ['实收件数', undefined],
    ['备注原因及其他', undefined],
    ['卷数/件数', 'planPieces'],
    ['数量(件)', 'planPieces'],
    ['数量/箱', ''],
    ['Qty (PCS)', 'planPieces'],
    ['托数(个)', 'planPallet'],
    ['净重 ( 吨 )', 'planNet'],
    ['毛 重（ K G ）', 'planGross'],
    ['数量(吨)', undefined],
    ['数量 MT', undefined],
    ['数量MT', undefined],
    ['数量/吨', undefined],
    ['数量(件/吨)', undefined],
    ['Qty (kgs)', undefined],
    ['数量(托)', undefined],
    ['数量(立方米)', undefined],
    ['净重(件)', undefined],
    ['净重(磅)', undefined],
    ['净重(kg/件)', 'pieceNet'],
    ['体积(升)', undefined],
  ])('%j is %s', (heading, keys) => {
    expect(read(heading)?.keys.join(',')).toBe(keys)
  })

  test.each([
    ['净重(吨)', 't'],
    ['净重/KG', 'kg'],
    ['毛重 MT', 't'],
    ['N.W.(t)', 't'],
    ['Net Wt', undefined],
    ['净重(吨/千克)', undefined],
    ['净重', undefined],
    ['净重 ( 吨 )', 't'],
    ['毛重（ K G ）', 'kg'],
    ['净重(公 斤)', 'kg'],
  ])('%s names the unit %s', (heading, unit) => {
    expect(weightUnit(heading)).toBe(unit)
  })

  test.each([
    [customerColumns, '信用额度(元)', 'creditLimit'],
    [customerColumns, '信用额度(万元)', undefined],
    [customerColumns, '账期(天)', 'creditDays'],
    [customerColumns, '账期(月)', undefined],
    [productColumns, '保质期(月)', undefined],
    [productColumns, '单件体积(cm3)', undefined],
    [locationColumns, '最大托数(个)', 'maxPallet'],
  ])('of other workbooks keep to their units: %#', (columns, heading, key) => {
    expect(headingReader<string>(columns)(heading)?.keys.join(',')).toBe(key)
  })

  test('below a group, units of their own tell which column it is', async () => {
    const rows = [
      { number: 1, cells: [...firstHeads, '数量', null] },
      {
        number: 2,
        cells: [...firstHeads.map(() => null), '件', '吨'],
        down: firstHeads.map((_, at) => at),
      },
      { number: 3, cells: ['A1234', '客户', '1', '2026-03-05', 'TSR20', 20160, 16, 20.16] },
    ].map((row) =>
      row.down
        ? { ...row, cells: row.cells.map((cell, at) => cell ?? firstHeads[at] ?? null) }
        : row,
    )
    const table = await findTable([{ name: 's', rows }], inboundColumns, 'zh')
    expect(table.columns.map(({ keys }) => keys.join()).slice(-2)).toEqual(['planPieces', ''])
  })

  test('a column that stands twice is an error with its letters', async () => {
    const rows = [
      {
        number: 1,
        cells: ['提单号', 'MBL', '客户名称', '入库类型', '预计到货日期', '件数', '净重(kg)'],
      },
    ]
    await expect(findTable([{ name: 's', rows }], inboundColumns, 'zh')).rejects.toThrow(
      '「提单号」出现在多列（A、B）',
    )
  })

  test('a missing column is named', async () => {
    const rows = [{ number: 1, cells: ['提单号', '客户名称', '件数', '净重(kg)'] }]
    await expect(findTable([{ name: 's', rows }], inboundColumns, 'zh')).rejects.toThrow(
      '缺少必填列：入库类型、预计到货日期',
    )
  })

  test('two equal lines below merged cells are two, and a sum below them is none', async () => {
    const head = ['提单号', '客户名称', '入库类型', '预计到货日期', '件数', '净重(kg)']
    const said = ['A1234', '客户', '1', '2026-03-05']
    const rows = [
      { number: 1, cells: head },
      { number: 2, cells: [...said, 16, 20160] },
      { number: 3, cells: [...said, 16, 20160], down: [0, 1, 2, 3] },
      { number: 4, cells: [null, null, null, null, 32, 40320] },
    ]
    const table = await findTable([{ name: 's', rows }], inboundColumns, 'zh')
    expect(table.rows.map(({ number }) => number)).toEqual([2, 3])
  })

  test('columns are lettered as in Excel', () => {
    expect([0, 25, 26, 51, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'ZZ', 'AAA'])
  })
})
