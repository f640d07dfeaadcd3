import { describe, expect, test } from 'vitest'
import { goods, inboundSuite, type Order } from '../../support/inbound.ts'
import { inboundWorkbook } from '../../support/workbooks.ts'

/* Goods of an order are products of the master data before anybody else works with it. */
const { app, bill, draft, upload } = inboundSuite()
let turn = 0

/** A product that nobody has audited yet. */
async function newProduct(productName: string, productCode = `NEU${(turn += 1)}`): Promise<string> {
  const fields = { productName, productCode, measuringUnit: 'TNE' }
  const { id } = await app().data('product.create', fields, 'kf')
  return id
}
async function audit(id: string) {
  await app().data('product.submit', { ids: [id] }, 'kf')
  await app().data('product.audit', { ids: [id], type: 2 }, 'sh')
}
const strange = (productName: string, more: object = {}) =>
  goods('', { productCode: '', productName, ...more })
async function draftOf(...lines: object[]): Promise<Order> {
  const order = { inboundContainerList: [], inboundProductList: lines }
  return app().data('inboundOrder.create', await draft(order), 'kf')
}
const submit = ({ id, version }: Order) =>
  app().call('inboundOrder.update', { id, version, auditStatus: 1 }, 'kf')
const linesOf = (id: string): Promise<{ productId: string | null }[]> =>
  app().data('inboundOrder.products', { id }, 'kf')

test('pieces that are too many together are refused at a line of theirs', async () => {
  const lines = Array.from({ length: 3 }, () => strange('TSR20', { planPieces: 999_999_999 }))
  const order = await draft({ inboundContainerList: [], inboundProductList: lines })
  const { status, body } = await app().call('inboundOrder.create', order, 'kf')
  expect([status, body.data]).toEqual([
    400,
    {
      reason: 'value.outOfRange',
      issues: [
        {
          path: 'inboundProductList.0.planPieces',
          message: expect.stringContaining('999999999 过大'),
        },
      ],
    },
  ])
})

describe('an order with goods that are no product', () => {
  test('is kept as a draft; its submission is refused with the line named', async () => {
    const order = await draftOf(strange('TSR20'), strange('某种新胶'))
    const refused = await submit(order)
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({
        msg: '第 2 行「某种新胶」在商品管理中不存在，不能提交；请改选商品，或先新建并审核该商品',
        data: expect.objectContaining({
          reason: 'inboundOrder.unknownProduct',
          issues: [
            {
              path: 'inboundProductList.1.productName',
              message: expect.stringContaining('第 2 行'),
            },
          ],
        }),
      }),
    ])
    const created = await app().call(
      'inboundOrder.create',
      await draft({
        masterBillNo: bill(2),
        inboundContainerList: [],
        inboundProductList: [strange('某种新胶')],
        auditStatus: 1,
      }),
      'kf',
    )
    expect(created.body.data.reason).toBe('inboundOrder.unknownProduct')
    const several = await app().call(
      'inboundOrder.updateList',
      { ids: [order.id], auditStatus: '1' },
      'kf',
    )
    expect(several.body.data.reason).toBe('inboundOrder.unknownProduct')
  })

  test('is submitted once the product is audited, without being written again', async () => {
    const name = '后来才有的胶'
    const order = await draftOf(strange(name), strange(name))
    const id = await newProduct(name)
    expect((await submit(order)).body.data.reason).toBe('inboundOrder.pendingProduct')
    expect(await linesOf(order.id)).toMatchObject([{ productId: null }, { productId: null }])
    await audit(id)
    expect(await linesOf(order.id)).toMatchObject([{ productId: id }, { productId: id }])
    expect((await submit(order)).body.data).toMatchObject({ orderStatus: 1 })
    expect(await linesOf(order.id)).toMatchObject([{ productId: id }, { productId: id }])
  })

  test('is told when a name stands for several products, or for one that is out of use', async () => {
    const name = '两家都有的胶'
    for (const id of [await newProduct(name), await newProduct(name)]) await audit(id)
    expect((await submit(await draftOf(strange(name)))).body.data.reason).toBe(
      'inboundOrder.severalProducts',
    )
    const stopped = await newProduct('不再用的胶')
    await audit(stopped)
    const { version } = await app().data('product.get', { id: stopped }, 'kf')
    const stop = { id: stopped, version, isStop: 1, stopReason: '停产' }
    await app().data('product.setStopped', stop, 'kf')
    const order: Order = await app().data(
      'inboundOrder.create',
      await draft({
        masterBillNo: bill(2),
        inboundContainerList: [],
        inboundProductList: [strange('不再用的胶')],
      }),
      'kf',
    )
    expect((await submit(order)).body.data.reason).toBe('inboundOrder.stoppedProduct')
  })
})

test('goods are told apart before the order is written: usable, waiting, several, out of use, unknown', async () => {
  const usable = await newProduct('问过的胶', 'ASKED1')
  await audit(usable)
  await newProduct('问过的待审胶')
  for (const id of [await newProduct('问过两次的胶'), await newProduct('问过两次的胶')])
    await audit(id)
  const rejected = await newProduct('问过的驳回胶')
  await app().data('product.submit', { ids: [rejected] }, 'kf')
  await app().data('product.audit', { ids: [rejected], type: 3, msg: '重复' }, 'sh')
  const names = ['问过的胶', ' asked1', '问过的待审胶', '问过两次的胶', '问过的驳回胶', '没有的胶']
  const written = names.map((productName) => ({ productCode: '', productName }))
  const ask = (as: string) => app().data('product.standings', { written }, as)
  const told = await ask('kh')
  expect(told.map(({ kind }: { kind: string }) => kind)).toEqual([
    'usable',
    'usable',
    'pending',
    'several',
    'unusable',
    'unknown',
  ])
  expect(told[1].product).toEqual({ productCode: 'ASKED1', productName: '问过的胶' })
  expect(told[5].product).toBeNull()
  expect((await ask('kf.hd')).every(({ kind }: { kind: string }) => kind === 'unknown')).toBe(true)
})

test('goods without pieces and without weight are refused', async () => {
  const nothing = strange('TSR20', { planPieces: 0, planNet: '0', planGross: '0' })
  const { body } = await app().call(
    'inboundOrder.create',
    await draft({ inboundContainerList: [], inboundProductList: [nothing] }),
    'kf',
  )
  expect(body).toMatchObject({
    code: 400,
    data: { issues: [{ path: 'inboundProductList.0.planPieces' }] },
  })
})

describe('a workbook with goods that are no product', () => {
  test('has one error for each name, at its first row, with the rows that hold it', async () => {
    const lines = ['TSR20', '未知甲', '未知乙', '未知甲'].map((product, index) => ({
      bill: bill(index),
      product,
      container: '',
    }))
    const body = await upload(await inboundWorkbook(lines))
    expect(body.data.issues.map(({ row, column, message }: any) => [row, column, message])).toEqual(
      [
        [3, 'G', '商品「未知甲」在商品管理中不存在，请新建商品或选择商品（共 2 行）'],
        [4, 'G', '商品「未知乙」在商品管理中不存在，请新建商品或选择商品'],
      ],
    )
  })

  test('is doubtful only while the product waits for its audit', async () => {
    const name = '等待审核的胶'
    await newProduct(name)
    const body = await upload(await inboundWorkbook([{ bill: bill(), product: name }]))
    expect(body).toMatchObject({
      code: 409,
      data: {
        reason: 'spreadsheet.warned',
        issues: [{ row: 2, column: 'G', level: 'warning' }],
      },
    })
  })
})
