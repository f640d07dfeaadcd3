// @postgres: search, numbers, two that save at once
import { describe, expect, test } from 'vitest'
import { workbook } from '../../support/workbooks.ts'
import { customerSuite } from './customers.ts'

const { app, turn, aCustomer, create } = customerSuite()

describe('a customer', () => {
  test('is saved with a clean name, a code of its own and an operate record', async () => {
    const row = await create({ customerName: `  ＡＢＣ　测试${turn()} (青岛) ` })
    expect(row).toMatchObject({ customerName: `ABC 测试${turn()} （青岛）`, version: 1, isStop: 0 })
    expect(row.customerCode).toMatch(/^KH\d{6}$/)
    const [record] = await app().data('record.operations', { businessId: row.id }, 'kf')
    expect(record).toMatchObject({ operateModule: 'KHGL', action: 'create', realName: '客服小王' })
  })

  test.each([
    ['customerName', '客户全称', 'customer.nameTaken'],
    ['socialCreditCode', '信用代码', 'customer.creditCodeTaken'],
    ['customerCode', '编码', 'customer.codeTaken'],
  ])('cannot share its %s with another', async (field, _title, reason) => {
    const first = await create()
    const { status, body } = await app().call(
      'customer.create',
      { ...aCustomer({ customerName: 'x', socialCreditCode: 'yy' }), [field]: first[field] },
      'kf',
    )
    expect([status, body.data.reason]).toEqual([409, reason])
  })

  test('saved fifty times at once exists once', async () => {
    const calls = Array.from({ length: 50 }, () => app().call('customer.create', aCustomer(), 'kf'))
    const codes = (await Promise.all(calls)).map(({ status }) => status)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(49)
  })

  test('needs a credit code with right check digits unless it is overseas or a person', async () => {
    const { status, body } = await app().call(
      'customer.create',
      aCustomer({ isVisual: 0, socialCreditCode: '91370200MA3DEM0198' }),
      'kf',
    )
    expect(status).toBe(400)
    expect(body.data.issues).toEqual([
      { path: 'socialCreditCode', message: expect.stringContaining('7') },
    ])
  })

  test('a customs code of a strange shape is saved all the same', async () => {
    expect(await create({ customsEtpsNo: '12345' })).toMatchObject({ customsEtpsNo: '12345' })
  })

  test('a change on an old version is refused, and nothing of it is stored', async () => {
    const row = await create()
    const { id } = row
    const change = (address: string, version?: number) =>
      app().call('customer.update', { ...aCustomer(), id, version, address }, 'kf')
    expect((await change('一', 1)).body.data.version).toBe(2)
    const stale = await change('二', 1)
    expect([stale.status, stale.body.msg]).toEqual([
      409,
      expect.stringMatching(/^数据已被他人修改，请刷新后核对：\S+ [-\d]+ [:\d]+ 修改$/),
    ])
    expect((await change('三')).status).toBe(400)
    expect((await app().data('customer.get', { id }, 'kf')).address).toBe('一')
    const records = await app().data('record.operations', { businessId: id }, 'kf')
    expect(records.at(-1).fieldDiff).toEqual({ address: { before: '', after: '一' } })
  })

  test('two changes of one version at once have one winner', async () => {
    const { id } = await create()
    const change = (address: string) =>
      app().call('customer.update', { ...aCustomer(), id, version: 1, address }, 'kf')
    const answers = await Promise.all([change('a'), change('b'), change('c')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('with open orders is stopped only after a second look, and is then no choice for new orders', async () => {
    const { id, customerName } = await create()
    const order = { customerId: id, inboundType: '1', expectDate: '2026-12-01' }
    await app().data('inboundOrder.create', { ...order, masterBillNo: `OPEN${turn()}001` }, 'kf')
    const stop = (confirmed: boolean) =>
      app().call(
        'customer.setStopped',
        { id, version: 1, isStop: 1, stopReason: '停业', confirmed },
        'kf',
      )
    const first = await stop(false)
    expect([first.status, first.body.msg]).toEqual([
      409,
      '该客户还有 1 笔未完成的订单，确认后可停用',
    ])
    expect((await stop(true)).body.data).toMatchObject({ isStop: 1, stopReason: '停业' })
    const again = await app().call(
      'inboundOrder.create',
      { ...order, masterBillNo: `OPEN${turn()}002` },
      'kf',
    )
    expect([again.status, again.body.data.reason]).toEqual([409, 'customer.stopped'])
    const [found] = await app().data('customer.search', { customerName }, 'kf')
    expect(found).toEqual({ ID: id, CUSTOMER_NAME: customerName, IS_STOP: '1' })
    const resumed = await app().data('customer.setStopped', { id, version: 2, isStop: 0 }, 'kf')
    expect(resumed).toMatchObject({ isStop: 0, stopReason: '' })
  })

  test('is not stopped without a reason', async () => {
    const { id } = await create()
    const { body } = await app().call('customer.setStopped', { id, version: 1, isStop: 1 }, 'kf')
    expect(body).toMatchObject({ code: 400, msg: '请填写停用原因' })
  })
})

describe('the list', () => {
  test('pages, sorts and filters; beyond the end it is empty', async () => {
    const page = (input: object) => app().data('customer.page', input, 'cw.hd')
    const first = await page({ size: 10, ascs: ['customerCode'] })
    const second = await page({ size: 10, current: 2, ascs: ['customerCode'] })
    expect([first.total, first.pages, first.records.length]).toEqual([30, 3, 10])
    expect(first.records.at(-1).customerCode < second.records[0].customerCode).toBe(true)
    expect(await page({ current: 1_000_000, size: 200 })).toMatchObject({ records: [], total: 30 })
    expect((await page({ customerType: '3' })).total).toBe(1)
    expect((await page({ customerName: '舟山演示航运' })).total).toBe(1)
    expect((await page({ customerName: '%' })).total).toBe(0)
    expect((await page({ isStop: 1 })).total).toBe(0)
  })

  test.each([
    [{ size: 0 }],
    [{ size: 201 }],
    [{ current: 0 }],
    [{ current: 1.5 }],
    [{ ascs: ['passwordHash'] }],
  ])('%o is refused', async (input) => {
    expect((await app().call('customer.page', input, 'kf')).status).toBe(400)
  })

  test('takes filters from the query too; the body wins', async () => {
    const response = await app().app.inject({
      method: 'POST',
      url: '/api/lh-base/customer/list?size=5&customerName=%E8%88%9F%E5%B1%B1',
      headers: await app().headersOf('kf.hd'),
      payload: { customerName: '舟山演示航运' },
    })
    expect(response.json().data).toMatchObject({ total: 1, size: 5 })
  })

  test('search begins at two characters and gives at most fifty', async () => {
    expect(await app().data('customer.search', { customerName: ' 青 ' }, 'kf')).toEqual([])
    const rows = Array.from({ length: 60 }, (_, index) => [
      `批量客户${index}`,
      `BATCH-${turn()}-${index}`,
      '是',
    ])
    const bytes = await workbook([['客户全称', '统一社会信用代码', '境外或个人'], ...rows])
    expect((await app().upload('customer.import', bytes, 'a.xlsx', 'kf')).body.data).toEqual({
      customers: 60,
    })
    expect(await app().data('customer.search', { customerName: '批量' }, 'kf')).toHaveLength(50)
  })
})

describe('workbooks', () => {
  test('an import with an idempotency key is done once', async () => {
    const before = (await app().data('customer.page', {}, 'kf')).total
    const draft = aCustomer()
    const headers = { 'idempotency-key': `key-${turn()}` }
    const first = await app().call('customer.create', draft, 'kf', headers)
    const second = await app().call('customer.create', draft, 'kf', headers)
    expect(second.body).toEqual(first.body)
    const other = await app().call('customer.create', { ...draft, address: 'x' }, 'kf', headers)
    expect([other.status, other.body.data.reason]).toEqual([422, 'idempotency.mismatch'])
    expect((await app().data('customer.page', {}, 'kf')).total).toBe(before + 1)
  })

  test('the same request twice within a second is refused, on another instance too; a refused one may be repeated', async () => {
    const other = await app().another()
    const headers = { 'prevent-repeat': 'true' }
    const draft = { ...aCustomer(), customerName: '' }
    expect((await app().call('customer.create', draft, 'kf', headers)).status).toBe(400)
    const good = aCustomer()
    expect((await app().call('customer.create', good, 'kf', headers)).status).toBe(200)
    const again = await app().call('customer.create', good, 'kf', headers)
    expect([again.status, again.body.msg]).toEqual([409, '数据正在处理，请勿重复提交'])
    if (app().services.db.engine === 'postgres') {
      expect((await other.call('customer.create', good, 'kf', headers)).body.msg).toBe(
        '数据正在处理，请勿重复提交',
      )
    }
  })
})
