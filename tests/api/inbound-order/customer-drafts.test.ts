import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

/* Orders that customers write and that their clerk submits. */
let app: TestApp
let turn = 0
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function drafted(as: string) {
  turn += 1
  const { records } = await app.data('customer.page', { customerName: '青岛样例橡胶' }, 'kf')
  const order = {
    masterBillNo: `PORTAL${String(turn).padStart(4, '0')}`,
    customerId: records[0].id,
    inboundType: '1',
    expectDate: '2026-12-01',
    inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1.000' }],
  }
  return app.data('inboundOrder.create', order, as)
}
type Draft = { id: string; version: number; orderNo: string; customerName: string }
type Told = { businessId: string; message: string; state: string }

async function toldOf({ id }: Draft, as: string): Promise<[message: string, isDone: boolean][]> {
  const { records }: { records: Told[] } = await app.data('notice.page', { size: 200 }, as)
  const about = records.filter(({ businessId }) => businessId === id)
  return about.map(({ message, state }) => [message, state === 'done'])
}
/** How many customers' drafts wait on the home of a clerk, and in the list to which that leads. */
async function waiting(as = 'kf'): Promise<[home: number, listed: number]> {
  const { todos } = await app.data('dashboard.home', {}, as)
  const found = todos.find(({ key }: { key: string }) => key === 'inboundToSubmit')
  return [found?.count ?? 0, (await app.data('inboundOrder.page', { toSubmit: 1 }, as)).total]
}

test('the clerk is told of a draft that a customer writes, and finds it on the home until it is submitted', async () => {
  expect(await waiting()).toEqual([0, 0])
  const draft: Draft = await drafted('kh')
  const sentence = `客户 ${draft.customerName} 填写了入库订单 ${draft.orderNo}，请核对后提交审核`
  expect(await toldOf(draft, 'kf')).toEqual([[sentence, false]])
  expect(await waiting()).toEqual([1, 1])
  const { id, version } = draft
  await app.data('inboundOrder.update', { id, version, auditStatus: 1 }, 'kf')
  expect((await toldOf(draft, 'kf')).at(-1)).toEqual([sentence, true])
  expect(await waiting()).toEqual([0, 0])
})

test('a draft that its customer voids waits for nobody', async () => {
  const draft: Draft = await drafted('kh')
  expect(await waiting()).toEqual([1, 1])
  await app.data('inboundOrder.remove', { ids: [draft.id] }, 'kh')
  expect(await waiting()).toEqual([0, 0])
})

test('a draft of the clerk is nobody else’s task', async () => {
  const draft: Draft = await drafted('kf')
  expect(await toldOf(draft, 'kf')).toEqual([])
  expect(await waiting()).toEqual([0, 0])
  expect((await app.data('dashboard.home', {}, 'kh')).todos).toEqual([])
})
