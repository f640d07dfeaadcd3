import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

/* Plans of reports by mail, over tRPC, as the product's screens reach them. */
let app: TestApp
beforeAll(async () => {
  app = await startApp({ clock: () => '2026-11-24T01:00:00.000Z' })
})
afterAll(() => app.close())

const draft = (given: object = {}) => ({
  name: '每周吞吐量',
  report: 'throughputReport',
  query: { by: 'day' },
  dateRange: 'last7Days',
  rhythm: 'weekly',
  weekday: 1,
  hour: 8,
  recipients: ['a@example.com'],
  ...given,
})
const held = ({ id, version }: { id: string; version: number }) => ({ id, version })

/** The plan, or why it was refused. */
type Said = { id: string; version: number; nextTime: string | null; reason?: string }

async function change(operation: string, input: object, as: string): Promise<Said> {
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/trpc/reportPlan.${operation}`,
    headers: await app.headersOf(as),
    payload: input,
  })
  const { result, error } = response.json()
  const refusal: any = error && { reason: error.data.reason }
  return refusal ?? result.data
}
async function ask(operation: string, input: object, as: string): Promise<any> {
  const response = await app.app.inject({
    method: 'GET',
    url: `/api/trpc/reportPlan.${operation}?input=${encodeURIComponent(JSON.stringify(input))}`,
    headers: await app.headersOf(as),
  })
  return response.json().result.data
}

const refusalOf = async (operation: string, input: object, as: string) => {
  const response = await app.app.inject({
    method: 'GET',
    url: `/api/trpc/reportPlan.${operation}?input=${encodeURIComponent(JSON.stringify(input))}`,
    headers: await app.headersOf(as),
  })
  return response.json().error?.data.reason
}

const monday = '2026-11-30 08:00:00'
const tonight = '2026-11-24 18:00:00'

test('a plan is made, changed, paused, resumed and deleted by its maker, and by administrators', async () => {
  const made = await change('save', draft(), 'ck')
  expect(made).toMatchObject({ nextTime: monday, failure: null })
  const daily = draft({ rhythm: 'daily', hour: 18 })
  const changed = await change('save', { ...daily, ...held(made) }, 'ck')
  expect(changed).toMatchObject({ id: made.id, nextTime: tonight })
  const paused = await change('pause', held(changed), 'ck')
  expect(paused.nextTime).toBeNull()
  const still = await change('save', { ...daily, ...held(paused) }, 'ck')
  expect(still.nextTime).toBeNull()
  const resumed = await change('resume', held(still), 'admin')
  expect(resumed.nextTime).toBe(tonight)
  expect(await ask('list', {}, 'ck')).toMatchObject([{ id: made.id }])
  expect(await ask('list', {}, 'admin')).toMatchObject([{ id: made.id }])
  expect(await ask('list', {}, 'cw')).toEqual([])
  expect(await ask('sendings', { id: made.id }, 'ck')).toEqual([])
  expect(await change('pause', held(resumed), 'cw')).toEqual({ reason: 'record.notFound' })
  expect(await change('pause', held(made), 'ck')).toEqual({ reason: 'record.stale' })
  await change('remove', held(resumed), 'ck')
  expect(await ask('list', {}, 'admin')).toEqual([])
})

test('a plan says whose figures it sends, and its history what was changed of it by whom', async () => {
  const { records } = await app.data('customer.page', { customerName: '青岛样例橡胶' }, 'cw')
  const [{ id: customerId, customerName }] = records
  const debts = { report: 'agingReport', query: { customerId }, dateRange: null }
  const made = await change('save', draft({ ...debts, name: '账龄' }), 'cw')
  expect(await ask('list', {}, 'cw')).toMatchObject([{ id: made.id, customerName }])
  const payable = draft({ ...debts, name: '账龄', query: { recPay: 2 } })
  const changed = await change('save', { ...payable, ...held(made) }, 'cw')
  expect(changed).toMatchObject({ customerName: '' })
  const paused = await change('pause', held(changed), 'admin')
  const history: Told[] = await ask('history', { id: made.id }, 'cw')
  expect(history.map(({ action, realName }) => [action, realName])).toEqual([
    ['create', '财务老周'],
    ['update', '财务老周'],
    ['pause', '管理员'],
  ])
  expect(history[1]!.fieldDiff).toEqual({
    customerName: { before: customerName, after: null },
    recPay: { before: null, after: 2 },
  })
  await change('remove', held(paused), 'cw')
  const kept: Told[] = await app.data('record.operations', { businessId: made.id }, 'admin')
  expect(kept.at(-1)).toMatchObject({ action: 'remove', realName: '财务老周' })
})
type Told = { action: string; realName: string; fieldDiff: object }

test('the history of a plan is its maker’s and the administrators’', async () => {
  const made = await change('save', draft(), 'ck')
  expect(await ask('history', { id: made.id }, 'ck')).toHaveLength(1)
  expect(await refusalOf('history', { id: made.id }, 'cw')).toBe('record.notFound')
  expect(await app.data('record.operations', { businessId: made.id }, 'cw')).toEqual([])
  await change('remove', held(made), 'ck')
})

test('a report that one may not export, days that are missing and filters that it does not know are refused', async () => {
  expect(await change('save', draft(), 'kh')).toEqual({ reason: 'access.denied' })
  expect(await change('save', draft({ report: 'revenueReport' }), 'ck')).toEqual({
    reason: 'access.denied',
  })
  const undated = draft({ dateRange: null })
  expect(await change('save', undated, 'ck')).toEqual({ reason: 'reportPlan.rangeRequired' })
  expect(await change('save', draft({ query: { by: 'year' } }), 'ck')).toHaveProperty('reason')
  expect(await change('save', draft({ recipients: [] }), 'ck')).toHaveProperty('reason')
  expect(await ask('list', {}, 'admin')).toEqual([])
})
