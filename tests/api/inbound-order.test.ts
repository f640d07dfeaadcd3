import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import {
  inboundLine,
  inboundWorkbook,
  knownCustomer,
  workbook,
  type SheetCell,
} from '../support/workbooks.ts'

let app: TestApp
let turn = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => {
  turn += 1
})

const bill = (n = 1) => `T${String(turn).padStart(3, '0')}-${n}`
const upload = async (bytes: Uint8Array, name = 'a.xlsx') =>
  (await app.upload('inboundOrder.import', bytes, name, 'kf')).body
const imported = async () => {
  expect(await upload(await inboundWorkbook([{ bill: bill() }]))).toMatchObject({ code: 200 })
  return app.data('inboundOrder.getByBill', { masterBillNo: bill() }, 'kf')
}
const submitted = async () => {
  const { id } = await imported()
  return app.data('inboundOrder.update', { id, auditStatus: 1, version: 1 }, 'kf')
}
const issuesOf = (body: { data: { issues: { row: number; column: string; message: string }[] } }) =>
  body.data.issues.map(({ row, column, message }) => `${row}${column} ${message}`)

describe('a workbook of orders', () => {
  test('rows of one bill are one order; sums, numbers and records follow', async () => {
    const bytes = await inboundWorkbook([
      { bill: bill(1) },
      { bill: bill(1), container: 'DEMU1000026', pieces: '1,000', net: '20,160.5', gross: 30000 },
      { bill: bill(2), container: 'demu 100003-1' },
    ])
    const body = await upload(bytes)
    expect(body.data).toMatchObject({ orders: 2, containers: 3, products: 3 })
    expect(body.data.orderNos[0]).toMatch(/^RK\d{12}$/)
    const order = await app.data(
      'inboundOrder.getByBill',
      { masterBillNo: bill(1).toLowerCase() },
      'sh',
    )
    expect(order).toMatchObject({
      customerName: knownCustomer,
      totalPieces: 1016,
      netWeight: '40320.500',
      grossWeight: '50480.000',
      orderStatus: 0,
      auditStatus: 0,
      expectDate: '2026-12-01',
    })
    const containers = await app.data('inboundOrder.containers', { id: order.id }, 'sh')
    expect(containers.map((each: { containerNo: string }) => each.containerNo)).toEqual([
      'DEMU1000010',
      'DEMU1000026',
    ])
    expect(await app.data('record.operations', { businessId: order.id }, 'sh')).toMatchObject([
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
    const order = await app.data('inboundOrder.getByBill', { masterBillNo: bill(1) }, 'kf')
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
    expect((await upload(gbk, 'a.csv')).msg).toContain('没有找到表头')
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
    await app.data('customer.page', {}, 'kf')
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
    expect((await app.call('inboundOrder.getByBill', { masterBillNo: bill(1) }, 'kf')).status).toBe(
      404,
    )
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
    const head = [
      '提单号',
      '客户名称',
      '入库类型',
      '预计到货日期',
      '箱号',
      '箱型',
      '商品名称',
      '计划件数',
      '净重(千克)',
      '毛重(千克)',
    ]
    const body = await upload(await workbook([head, ...rows]))
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

describe('the way of an order', () => {
  test('submitted by one, passed by another; every step has one record', async () => {
    const { id, orderNo } = await submitted()
    const passed = await app.data('inboundOrder.audit', { id, type: 2, msg: '可以' }, 'sh')
    expect(passed).toMatchObject({ orderStatus: 2, auditStatus: 2, version: 3 })
    const actions = await app.data('record.operations', { businessId: id }, 'sh')
    expect(actions.map((each: { action: string }) => each.action)).toEqual([
      'import',
      'submit',
      'pass',
    ])
    expect(await app.data('record.audits', { businessId: id }, 'sh')).toMatchObject([
      { result: 2, msg: '可以', auditor: '审核老李' },
    ])
    const again = await app.call('inboundOrder.audit', { id, type: 2 }, 'sh')
    expect([again.status, again.body.msg]).toEqual([
      409,
      `订单 ${orderNo} 当前为「已审核待计划」，不能通过`,
    ])
  })

  test('nobody audits what they submitted, whatever roles they have', async () => {
    const { id } = await imported()
    const headers = { ...(await app.headersOf('multi')), 'tenant-node': 'WMS_DEMO' }
    const call = (operation: string, input: object) =>
      app.call(operation, input, undefined, headers)
    expect((await call('inboundOrder.update', { id, auditStatus: 1, version: 1 })).status).toBe(200)
    const { status, body } = await call('inboundOrder.audit', { id, type: 2 })
    expect([status, body.data.reason]).toEqual([403, 'inboundOrder.ownAudit'])
  })

  test('a rejection needs a reason and leads back to the clerk, who may submit again', async () => {
    const { id } = await submitted()
    expect((await app.call('inboundOrder.audit', { id, type: 3, msg: '  ' }, 'sh')).body.msg).toBe(
      '驳回时请填写原因',
    )
    const rejected = await app.data('inboundOrder.audit', { id, type: 3, msg: '缺箱单' }, 'sh')
    expect(rejected).toMatchObject({ orderStatus: 8, auditStatus: 3 })
    const again = await app.data(
      'inboundOrder.update',
      { id, auditStatus: 1, version: rejected.version },
      'kf',
    )
    expect(again.orderStatus).toBe(1)
  })

  test('passing and rejecting at once has one winner and one audit record', async () => {
    const { id } = await submitted()
    const answers = await Promise.all(
      [2, 3, 2, 3].map((type) => app.call('inboundOrder.audit', { id, type, msg: 'x' }, 'sh')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await app.data('record.audits', { businessId: id }, 'sh')).toHaveLength(1)
  })

  test('an order without goods cannot be submitted', async () => {
    const { records } = await app.data('customer.page', { customerName: '样例橡胶' }, 'kf')
    const draft = {
      masterBillNo: bill(),
      customerId: records[0].id,
      inboundType: '1',
      expectDate: '2026-12-01',
    }
    const { id } = await app.data('inboundOrder.create', draft, 'kf')
    const { status, body } = await app.call(
      'inboundOrder.update',
      { id, auditStatus: 1, version: 1 },
      'kf',
    )
    expect([status, body.data.reason]).toEqual([409, 'inboundOrder.noGoods'])
  })

  test('saved fifty times at once exists once, and numbers have no gap', async () => {
    const { records } = await app.data('customer.page', { customerName: '样例橡胶' }, 'kf')
    const draft = {
      masterBillNo: bill(),
      customerId: records[0].id,
      inboundType: '1',
      expectDate: '2026-12-01',
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.call('inboundOrder.create', draft, 'kf')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  })

  test('the list is exported in the columns on screen, with words for codes and tonnes for kilograms', async () => {
    await imported()
    const columns = ['netWeight', 'masterBillNo', 'orderStatus', 'inboundType', 'submitTime']
    const found = { masterBillNo: bill(), columns }
    const { readXlsx } = await import('hucre/xlsx')
    const sheetOf = async (input: object) =>
      (await readXlsx(await app.download('inboundOrder.export', input, 'kf'))).sheets[0]
    expect((await sheetOf(found))?.rows).toEqual([
      ['净重（吨）', '提单号', '状态', '入库类型', '提交时间'],
      [expect.any(Number), bill(), '草稿', '一线进境', expect.toBeOneOf([null, ''])],
    ])
    expect((await sheetOf({ masterBillNo: bill() }))?.rows[0]).toHaveLength(15)
  })

  test('searching bills begins at two characters and takes % as it stands', async () => {
    await imported()
    const search = (masterBillNo: string) =>
      app.data('inboundOrder.searchMasterBillNo', { masterBillNo }, 'kf')
    expect(await search(' T ')).toEqual([])
    expect(await search(bill().toLowerCase())).toEqual([{ MASTER_BILL_NO: bill() }])
    expect(await search('%%')).toEqual([])
    expect((await search('T0')).length).toBeLessThanOrEqual(100)
  })
})

describe('an order that is written by hand', () => {
  const goods = { productName: 'TSR20', planPieces: 16, planNet: '20160', planGross: '20480' }
  const boxes = [
    { containerNo: 'DEMU1000010', containerSize: '20GP', sealNo: 'S1' },
    { containerNo: 'DEMU1000026', containerSize: '40HQ' },
  ]
  const customerNamed = async (customerName: string): Promise<string> =>
    (await app.data('customer.page', { customerName }, 'kf')).records[0].id
  const draft = async (more: object = {}) => ({
    masterBillNo: bill(),
    customerId: await customerNamed('样例橡胶'),
    inboundType: '1',
    expectDate: '2026-12-01',
    inboundContainerList: boxes,
    inboundProductList: [{ ...goods, containerNo: 'DEMU1000010' }, goods],
    ...more,
  })
  const update = (input: object, as = 'kf') => app.call('inboundOrder.update', input, as)

  test('is changed as long as it is a draft: what is given, and only that', async () => {
    const { id, version } = await app.data('inboundOrder.create', await draft(), 'kf')
    const { body } = await update({
      id,
      version,
      imvoy: '026W',
      inboundProductList: [{ ...goods, planPieces: 10 }],
    })
    expect(body.data).toMatchObject({
      version: 2,
      imvoy: '026W',
      masterBillNo: bill(),
      totalPieces: 10,
      netWeight: '20160.000',
      orderStatus: 0,
    })
    expect(await app.data('inboundOrder.containers', { id }, 'kf')).toHaveLength(2)
    const records = await app.data('record.operations', { businessId: id }, 'kf')
    const record: { action: string; fieldDiff: object } = records[1]
    expect(record.action).toBe('update')
    expect(record.fieldDiff).toMatchObject({
      imvoy: { before: '', after: '026W' },
      totalPieces: { before: 32, after: 10 },
      'inboundProductList.0': { before: { planPieces: 16 }, after: { planPieces: 10 } },
      'inboundProductList.1': { before: { planPieces: 16 }, after: null },
    })
    expect(Object.keys(record.fieldDiff)).not.toContain('inboundContainerList.0')
  })

  test('is saved and submitted in one go, and then no longer changed', async () => {
    const made = await app.data('inboundOrder.create', await draft({ auditStatus: 1 }), 'kf')
    expect(made).toMatchObject({ orderStatus: 1, version: 2 })
    const { id, version } = made
    const late = await update({ id, version, remark: 'x' })
    expect([late.status, late.body.data.reason]).toEqual([409, 'inboundOrder.wrongStatus'])
    const rejected = await app.data('inboundOrder.audit', { id, type: 3, msg: '缺箱单' }, 'sh')
    const again = await update({ id, version: rejected.version, remark: '已补', auditStatus: 1 })
    expect(again.body.data).toMatchObject({ orderStatus: 1, remark: '已补' })
  })

  test('is not stored when it cannot be submitted', async () => {
    const empty = await draft({ inboundProductList: [], auditStatus: 1 })
    expect((await app.call('inboundOrder.create', empty, 'kf')).status).toBe(409)
    const found = await app.call('inboundOrder.getByBill', { masterBillNo: bill() }, 'kf')
    expect(found.status).toBe(404)
  })

  test('somebody who was slower changes nothing', async () => {
    const { id, version } = await app.data('inboundOrder.create', await draft(), 'kf')
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((remark) => update({ id, version, remark, inboundProductList: [] })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const actions = await app.data('record.operations', { businessId: id }, 'kf')
    expect(actions).toHaveLength(2)
  })

  test('takes another bill when it is free, and another customer when it is not stopped', async () => {
    await app.data('inboundOrder.create', await draft({ masterBillNo: bill(2) }), 'kf')
    const { id, version } = await app.data('inboundOrder.create', await draft(), 'kf')
    const taken = await update({ id, version, masterBillNo: bill(2).toLowerCase() })
    expect([taken.status, taken.body.data.reason]).toEqual([409, 'inboundOrder.billTaken'])
    expect(taken.body.data.issues).toEqual([{ path: 'masterBillNo', message: taken.body.msg }])
    const customerId = await customerNamed('青岛示范仓储')
    const moved = await update({ id, version, masterBillNo: bill(3), customerId })
    expect(moved.body.data).toMatchObject({
      masterBillNo: bill(3),
      customerName: '青岛示范仓储有限公司（虚构）',
    })
  })

  test('every wrong line is named by its place', async () => {
    const lines = [
      { ...goods, containerNo: 'DEMU1000031' },
      goods,
      { ...goods, containerNo: 'DEMU1000031' },
    ]
    const strange = await app.call(
      'inboundOrder.create',
      await draft({ inboundProductList: lines }),
      'kf',
    )
    expect(strange.status).toBe(400)
    expect(strange.body.data.issues).toEqual(
      [0, 2].map((line) => ({
        path: `inboundProductList.${line}.containerNo`,
        message: '箱号 DEMU1000031 不在本订单的集装箱中，请先在集装箱里添加',
      })),
    )
    const twice = await app.call(
      'inboundOrder.create',
      await draft({
        inboundContainerList: [boxes[0], boxes[0], { ...boxes[1], containerSize: '99' }],
        inboundProductList: [{ ...goods, planNet: '30000' }],
      }),
      'kf',
    )
    const paths = twice.body.data.issues.map((issue: { path: string }) => issue.path)
    expect(paths.sort()).toEqual([
      'inboundContainerList.1.containerNo',
      'inboundContainerList.2.containerSize',
      'inboundProductList.0.planNet',
    ])
  })
})
