// @postgres: one reminder of several instances
import { remindOfEnds } from '@yuncang/server/modules/contract/service/reminders'
import { addDays } from '@yuncang/shared/kernel/calendar'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { contractsOf, newCustomer, type Made } from '../../support/contracts.ts'

/* Who is told that a contract ends, with a clock that the tests turn. */
const lastDay = '2026-12-31'
const at = (day: string) => `${day}T04:00:00.000Z`
let now = at('2026-09-01')
let app: TestApp
let of: ReturnType<typeof contractsOf>
let customerId: string
let turn = 0

beforeAll(async () => {
  app = await startApp({ clock: () => now })
  of = contractsOf(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  turnTo('2026-09-01')
  turn += 1
  customerId = await newCustomer(app, `提醒客户${turn}`)
})

/** Sets the clock; sessions of another day have expired. */
function turnTo(day: string) {
  now = at(day)
  for (const account of ['kf', 'sw', 'cw', 'sh']) app.forget(account)
}

/** The day before the night of so many days before the end. */
const before = (days: number) => addDays(lastDay, -days)

async function remindOn(day: string) {
  turnTo(day)
  return remindOfEnds(app.services)
}

/** What somebody has been told of a contract, oldest first: what it says, and whether it is still to be done. */
async function toldOf({ id }: Made, as = 'sw'): Promise<[message: string, isDone: boolean][]> {
  const { records } = await app.data('notice.page', { size: 200, module: 'HTGL' }, as)
  return records
    .filter((notice: any) => notice.businessId === id)
    .map((notice: any) => [notice.message, notice.state === 'done'])
    .toReversed()
}

test('the business desk is told 60, 30 and 7 days before the end, each once, and a notice takes the place of the one before', async () => {
  const contract = await of.active(customerId, { contractNo: `END-${turn}`, endDate: lastDay })
  const sentence = (days: number) =>
    `合同 END-${turn}（提醒客户${turn}）${lastDay} 到期，还有 ${days} 天，请续签或登记不续签`
  await remindOn(before(61))
  expect(await toldOf(contract)).toEqual([])
  await remindOn(before(60))
  expect(await toldOf(contract)).toEqual([[sentence(60), false]])
  await remindOn(before(60))
  await remindOn(before(31))
  expect(await toldOf(contract)).toHaveLength(1)
  // The server stood still for a day.
  await remindOn(before(29))
  await remindOn(before(7))
  await remindOn(before(0))
  expect(await toldOf(contract)).toEqual([
    [sentence(60), true],
    [sentence(29), true],
    [sentence(7), false],
  ])
  const ofAuditor = (await toldOf(contract, 'cw')).map(([message]) => message)
  expect(ofAuditor).toEqual([`合同 END-${turn}（提醒客户${turn}）已提交，待审核`])
})

test('one that comes in force late is told of once, with the days that are left', async () => {
  turnTo(before(5))
  const contract = await of.active(customerId, { endDate: lastDay })
  await remindOn(before(5))
  await remindOn(before(4))
  const told = await toldOf(contract)
  expect(told).toHaveLength(1)
  expect(told[0]?.[0]).toContain('还有 5 天')
})

test('nothing is said of one that is not to be renewed, that was renewed, or that is no contract yet', async () => {
  const declined = await of.active(customerId, { endDate: lastDay })
  const { id, version } = declined
  await app.data('contract.declineRenewal', { id, version, reason: '搬迁' }, 'sw')
  const draft = await of.draft(customerId, { endDate: lastDay })
  const other = await newCustomer(app, `续签客户${turn}`)
  const old = await of.active(other, { endDate: lastDay })
  await remindOn(before(60))
  expect(await toldOf(declined)).toEqual([])
  expect(await toldOf(draft)).toEqual([])
  const next: Made = await app.data('contract.renew', { id: old.id }, 'sw')
  const submit = { id: next.id, version: next.version, status: '1' }
  const submitted: Made = await app.data('contract.setStatus', submit, 'sw')
  const pass = { id: next.id, version: submitted.version, status: '2' }
  await app.data('contract.setStatus', pass, 'cw')
  await remindOn(before(30))
  expect((await toldOf(old)).map(([, isDone]) => isDone)).toEqual([true])
})

test('several instances at a time tell once, and nobody who holds the contract is put off by it', async () => {
  const contract = await of.active(customerId, { endDate: lastDay })
  turnTo(before(30))
  await Promise.all([1, 2, 3].map(() => remindOfEnds(app.services)))
  expect(await toldOf(contract)).toHaveLength(1)
  const { id, version } = contract
  const held = { id, version, reason: '搬迁' }
  expect((await app.call('contract.declineRenewal', held, 'sw')).status).toBe(200)
  expect((await toldOf(contract))[0]?.[1]).toBe(true)
})

test('auditors are told what waits for them, and its submitter why it came back', async () => {
  const contract = await of.submitted(customerId, { contractNo: `AUD-${turn}` })
  expect(await toldOf(contract, 'sh')).toEqual([
    [`合同 AUD-${turn}（提醒客户${turn}）已提交，待审核`, false],
  ])
  await app.data('contract.refuse', { id: contract.id, msg: '缺签章页' }, 'sh')
  expect((await toldOf(contract, 'sh'))[0]?.[1]).toBe(true)
  expect(await toldOf(contract)).toEqual([[`合同 AUD-${turn} 已被驳回：缺签章页`, false]])
})
