import { describe, expect, test } from 'vitest'
import { ordersSuite } from '../../support/orders.ts'
import { heads } from '../../support/ugly/lines.ts'
import {
  inboundLine,
  inboundWorkbook,
  knownCustomer,
  workbook,
  type SheetCell,
} from '../../support/workbooks.ts'

const { app, bill, upload, imported } = ordersSuite()
const issuesOf = (body: { data: { issues: { row: number; column: string; message: string }[] } }) =>
  body.data.issues.map(({ row, column, message }) => `${row}${column} ${message}`)

describe('a workbook of orders', () => {
  test('rows of one bill are one order; sums, numbers and records follow', async () => {
    const bytes = await inboundWorkbook([
      { bill: bill(1) },
      {
        bill: bill(1),
        container: 'DEMU1000026',
        product: '浓缩天然胶乳 60%',
        pieces: '1,000',
        net: '20,160.5',
        gross: 27000,
      },
      { bill: bill(2), container: 'demu 100003-1' },
    ])
    const body = await upload(bytes)
    expect(body.data).toMatchObject({ orders: 2, containers: 3, products: 3 })
    expect(body.data.orderNos[0]).toMatch(/^RK\d{12}$/)
    const order = await app().data(
      'inboundOrder.getByBill',
      { masterBillNo: bill(1).toLowerCase() },
      'sh',
    )
    // What the import made can be opened.
    expect(body.data.orderIds[body.data.orderNos.indexOf(order.orderNo)]).toBe(order.id)
    expect(order).toMatchObject({
      customerName: knownCustomer,
      totalPieces: 1016,
      netWeight: '40320.500',
      grossWeight: '47480.000',
      orderStatus: 0,
      auditStatus: 0,
      expectDate: '2026-12-01',
    })
    const containers = await app().data('inboundOrder.containers', { id: order.id }, 'sh')
    expect(containers.map((each: { containerNo: string }) => each.containerNo)).toEqual([
      'DEMU1000010',
      'DEMU1000026',
    ])
    expect(await app().data('record.operations', { businessId: order.id }, 'sh')).toMatchObject([
      { action: 'import', masterBillNo: bill(1) },
    ])
  })

  test('is read as clerks send it: titles, other headings in another order, merged cells, blank and total rows, tonnes', async () => {
    const rows: SheetCell[][] = [
      ['青岛某某公司入库通知', null, null, null, null, null, null, null, null],
      [null],
      ['货主', 'MBL No.', '件数', '净重(吨)', '品名', '柜号', '柜型', '到货日期', '入库方式'],
      [
        knownCustomer,
        bill(1),
        16,
        20.16,
        'TSR20',
        'DEMU1000010',
        '22G1',
        '2026年12月1日',
        '一线进境',
      ],
      [null, null, '１６', '20.16', 'RSS3', 'DEMU1000026', '20gp', '', ''],
      [null],
      ['合计', null, 32, 40.32, null, null, null, null, null],
    ]
    const body = await upload(
      await workbook(rows, [
        ['A4', 'A5'],
        ['B4', 'B5'],
        ['A1', 'I1'],
      ]),
    )
    expect(body).toMatchObject({ code: 200, data: { orders: 1, products: 2 } })
    const order = await app().data('inboundOrder.getByBill', { masterBillNo: bill(1) }, 'kf')
    expect(order).toMatchObject({
      netWeight: '40320.000',
      totalPieces: 32,
      expectDate: '2026-12-01',
    })
  })

  test('may be a .csv, in UTF-8 and in GBK', async () => {
    const line = inboundLine({ bill: bill(1) }).join(',')
    const head =
      '提单号,客户名称,入库类型,预计到货日期,箱号,箱型,商品名称,计划件数,净重(kg),毛重(kg)'
    expect(await upload(Buffer.from(`\ufeff${head}\n${line}\n`), 'a.csv')).toMatchObject({
      code: 200,
    })
    // "提单号,…" in GB18030 is not at hand in Node; these are the bytes of 提单号 alone.
    const gbk = Buffer.from([0xcc, 0xe1, 0xb5, 0xa5, 0xba, 0xc5, 0x0a, 0x41, 0x42, 0x43, 0x44])
    expect((await upload(gbk, 'a.csv')).msg).toMatch(/^缺少必填列：客户名称/)
  })

  test('a weight without a unit is refused with the heading and what to write', async () => {
    const rows = [
      ['提单号', '客户名称', '入库类型', '预计到货日期', '商品名称', '件数', '净重'],
      [bill(), knownCustomer, '1', '2026-12-01', 'x', 1, 1],
    ]
    expect((await upload(await workbook(rows))).msg).toBe(
      '重量列「净重」没有注明单位，请在表头写明 吨 或 千克',
    )
  })

  test('names every wrong cell, and stores nothing', async () => {
    await app().data('customer.page', {}, 'kf')
    const bytes = await inboundWorkbook([
      { bill: bill(1) },
      { bill: bill(2), customer: '没有这家公司' },
      { bill: bill(3), net: 300, gross: 200 },
      { bill: bill(4), container: 'DEMU1000011' },
      { bill: bill(5), date: '2026-02-30' },
      { bill: bill(6), type: '空运' },
      { bill: bill(7), pieces: '很多' },
      { bill: bill(1), customer: '青岛示范仓储有限公司（虚构）', container: 'DEMU1000026' },
      { bill: '', container: 'DEMU1000031' },
    ])
    const body = await upload(bytes)
    expect(body).toMatchObject({ code: 400, data: { reason: 'spreadsheet.rowsRefused' } })
    const found = issuesOf(body)
    for (const [place, words] of [
      ['3B', '没有名为「没有这家公司」的客户'],
      ['4I', '净重 300.000 千克大于毛重 200.000 千克'],
      ['5E', 'DEMU1000011'],
      ['6D', '2026-02-30'],
      ['7C', '空运'],
      ['8H', '很多'],
      ['9B', '不一致'],
      ['10A', ''],
    ]) {
      expect(
        found.some((issue) => issue.startsWith(place!) && issue.includes(words!)),
        `${place} ${words} in ${found.join('\n')}`,
      ).toBe(true)
    }
    expect(
      (await app().call('inboundOrder.getByBill', { masterBillNo: bill(1) }, 'kf')).status,
    ).toBe(404)
  })

  test('the same file a second time changes nothing and says which order is there', async () => {
    const order = await imported()
    const body = await upload(await inboundWorkbook([{ bill: bill() }]))
    expect(issuesOf(body)).toEqual([
      `2A 提单号 ${bill()} 已存在（订单 ${order.orderNo}），请核对提单号`,
    ])
  })

  test('ten thousand lines arrive whole', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => ({
      bill: bill(Math.floor(index / 100)),
      container: '',
    }))
    const rows = lines.map((line) =>
      inboundLine(line).map((cell, column) => (column === 5 ? '' : cell)),
    )
    const body = await upload(await workbook([heads, ...rows]))
    expect(body.data).toMatchObject({ orders: 100, products: 10_000 })
  })

  test.each([
    ['an empty file', Buffer.alloc(0), 'a.xlsx', '0 字节'],
    ['half a workbook', null, 'a.xlsx', '损坏'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'a.xlsx', '不是电子表格'],
    ['a web page called .xls', Buffer.from('<html><table></table></html>'), 'a.xls', '网页'],
    ['an old or locked file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'a.xls', '密码'],
  ])('%s is refused with a sentence that helps', async (_what, bytes, name, words) => {
    const content =
      bytes ?? Buffer.from(await inboundWorkbook([{ bill: bill() }])).subarray(0, 2000)
    const body = await upload(content, name)
    expect([body.code, body.msg]).toEqual([400, expect.stringContaining(words)])
  })

  test('headings that reach for prototypes are headings like any other', async () => {
    const rows = [
      ['__proto__', 'constructor', 'toString'],
      ['a', 'b', 'c'],
    ]
    expect((await upload(await workbook(rows))).msg).toContain('没有找到表头')
  })
})
