import { expireContracts } from '@yuncang/server/modules/contract/service/expiry'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'
import { contractsOf, newCustomer, type Made } from '../../support/contracts.ts'

/* How contracts come to their end, with a clock that the tests turn. */
let now = '2026-11-21T04:00:00.000Z'
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
  turnTo('2026-11-21T04:00:00.000Z')
  turn += 1
  customerId = await newCustomer(app, `到期客户${turn}`)
})

/** Sets the clock; sessions of another day have expired. */
function turnTo(instant: string) {
  now = instant
  for (const account of ['kf', 'sw', 'cw']) app.forget(account)
}

const get = ({ id }: Made): Promise<Made> => app.data('contract.get', { id }, 'sw')
const renew = ({ id }: Made, given: object = {}) =>
  app.call('contract.renew', { id, ...given }, 'sw')
const decline = ({ id, version }: Made, reason = '搬迁') =>
  app.call('contract.declineRenewal', { id, version, reason }, 'sw')

async function pass(draft: Made): Promise<Made> {
  const { id } = draft
  const submit = { id, version: draft.version, status: '1' }
  const { version } = await app.data('contract.setStatus', submit, 'sw')
  return app.data('contract.setStatus', { id, version, status: '2' }, 'cw')
}

test('a renewal is a draft with the same parties and prices, and ends the old one when it is passed', async () => {
  const old = await of.quoted(await of.active(customerId, { contractNo: `OLD-${turn}` }))
  const draft: Made = (await renew(old)).body.data
  expect(draft).toMatchObject({
    status: 0,
    quotationStatus: 0,
    renewFromId: old.id,
    startDate: '2027-01-01',
    endDate: '2027-12-31',
    signDate: '2026-11-21',
  })
  const prices = async (contract: Made) =>
    (await app.data('contract.quotation', { id: contract.id }, 'sw')).details.map((line: any) => [
      line.feeCode,
      line.price,
      line.tiers.length,
    ])
  expect(await prices(draft)).toEqual(await prices(old))
  expect(await app.data('contract.parties', { id: draft.id }, 'sw')).toHaveLength(2)
  expect(statusAndReason(await renew(old))).toEqual([409, 'contract.renewalOpen'])
  expect(await get(old)).toMatchObject({ status: 2 })
  expect(await pass(draft)).toMatchObject({ status: 2 })
  expect(await get(old)).toMatchObject({ status: 5 })
  const actions = await app.data('record.operations', { businessId: old.id }, 'sw')
  expect(actions.at(-1)).toMatchObject({ action: 'renewed', realName: '财务老周' })
})

test('a renewal is as long in months as the old one, also around a leap year', async () => {
  turnTo('2028-11-21T04:00:00.000Z')
  const old = await of.active(customerId, { startDate: '2028-01-01', endDate: '2028-12-31' })
  expect((await renew(old)).body.data).toMatchObject({
    startDate: '2029-01-01',
    endDate: '2029-12-31',
  })
})

test.each([
  ['2025-01-01', '2026-12-31', '2027-01-01', '2028-12-31'],
  ['2026-07-01', '2026-12-31', '2027-01-01', '2027-06-30'],
])(
  'the prices of a contract from %s to %s hold as long as its renewal, %s to %s',
  async (startDate, endDate, from, until) => {
    const old = await of.quoted(await of.active(customerId, { startDate, endDate }))
    const draft: Made = (await renew(old)).body.data
    expect(draft).toMatchObject({ startDate: from, endDate: until })
    const prices = await app.data('contract.quotation', contractId(draft), 'sw')
    expect(prices).toMatchObject({ validFrom: from, validTo: until })
  },
)

test('a renewal holds to the end that is asked for, prices too, and not before the old one is over', async () => {
  const old = await of.quoted(await of.active(customerId))
  const overlapping = await renew(old, { startDate: '2026-12-31' })
  expect(statusAndReason(overlapping)).toEqual([400, 'contract.renewalOverlaps'])
  const reversed = await renew(old, { endDate: '2026-12-31' })
  expect(statusAndReason(reversed)).toEqual([400, 'contract.datesReversed'])
  const term = { startDate: '2027-02-01', endDate: '2027-04-30' }
  const draft: Made = (await renew(old, term)).body.data
  expect(draft).toMatchObject(term)
  const prices = await app.data('contract.quotation', contractId(draft), 'sw')
  expect(prices).toMatchObject({ validFrom: term.startDate, validTo: term.endDate })
})

test('knows its versions from each of them, the first one first', async () => {
  const first = await of.active(customerId)
  const draft: Made = (await renew(first)).body.data
  const second = await pass(draft)
  turnTo('2027-12-01T04:00:00.000Z')
  const third: Made = (await renew(second)).body.data
  const ids = [first.id, second.id, third.id]
  for (const id of ids) {
    const chain: Made[] = await app.data('contract.versions', { id }, 'sw')
    expect(chain.map((each) => each.id)).toEqual(ids)
  }
  const foreign = await app.call('contract.versions', { id: first.id }, 'sw.zjwl')
  expect(foreign.status).toBe(404)
})

test('is renewed in its last 60 days, not before; once, also when two ask at the same time', async () => {
  const early = await of.active(customerId, { endDate: '2027-01-21' })
  expect(statusAndReason(await renew(early))).toEqual([409, 'contract.tooEarly'])
  const due = await of.active(customerId, { endDate: '2027-01-20' })
  const answers = await Promise.all([renew(due), renew(due)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const draft = await of.draft(customerId)
  expect(statusAndReason(await renew(draft))).toEqual([409, 'contract.wrongStatus'])
  expect((await app.call('contract.renew', { id: due.id }, 'cw')).status).toBe(403)
})

test('whose renewal is declined has none, with the reason and a new version', async () => {
  const contract = await of.active(customerId)
  expect((await decline(contract, ' ')).status).toBe(400)
  expect((await decline(contract)).body.data).toMatchObject({
    status: 2,
    isNoRenewal: 1,
    noRenewalReason: '搬迁',
  })
  expect(statusAndReason(await decline(contract))).toEqual([409, 'record.stale'])
  expect(statusAndReason(await renew(contract))).toEqual([409, 'contract.notRenewed'])
})

test('the night after its last day it is expired, or ended where so declared; the day before it is not', async () => {
  const expiring = await of.active(customerId)
  const declined: Made = (await decline(await of.active(customerId))).body.data
  const draft = await of.draft(customerId)
  // Still the last day in Asia/Shanghai.
  turnTo('2026-12-31T15:59:59.000Z')
  await expireContracts(app.services)
  expect(await get(expiring)).toMatchObject({ status: 2 })
  turnTo('2026-12-31T16:00:00.000Z')
  const ended = await expireContracts(app.services)
  expect(ended).toBeGreaterThanOrEqual(2)
  expect(await expireContracts(app.services)).toBe(0)
  expect(await get(expiring)).toMatchObject({ status: 4 })
  expect(await get(declined)).toMatchObject({ status: 6 })
  expect(await get(draft)).toMatchObject({ status: 0 })
  const actions = await app.data('record.operations', { businessId: expiring.id }, 'sw')
  expect(actions.at(-1)).toMatchObject({ action: 'expire', realName: '系统任务' })
  const late = (await renew(expiring)).body.data
  expect(late).toMatchObject({ startDate: '2027-01-01' })
  expect(statusAndReason(await renew(declined))).toEqual([409, 'contract.wrongStatus'])
})

test('prices of a contract that has ended do not change any more', async () => {
  const contract = await of.quoted(await of.active(customerId))
  const {
    bjdId: id,
    version,
    details,
  } = await app.data('contract.quotation', contractId(contract), 'sw')
  turnTo('2027-01-01T04:00:00.000Z')
  await expireContracts(app.services)
  const prices = [{ detailId: details[0].detailId, price: '1' }]
  const answer = await app.call('quotation.updatePrices', { id, version, details: prices }, 'sw')
  expect(statusAndReason(answer)).toEqual([409, 'contract.wrongStatus'])
})

const contractId = ({ id }: Made) => ({ id })
