import { charge } from '@yuncang/server/modules/charging/service/charge'
import { inboundWork } from '@yuncang/server/modules/charging/service/load/inbound-order'
import { compare, subtract, sum } from '@yuncang/shared/kernel/decimal'
import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { documentsOf, priced, setInbound } from '../../support/fees.ts'

const base = { currency: 'CNY', taxRate: '0.06', unit: '吨' }
const handling = { ...base, feeCode: 'RKF', calcMethod: 'UNIT', price: '25' }
const storage = {
  ...base,
  feeCode: 'CCF',
  calcMethod: 'DAY_UNIT',
  price: '0.8',
  freeDays: 3,
  freeMode: 'DEDUCT',
}
const march = ['2025-03-01', '2025-03-31'] as const

let app: TestApp
let ctx: Ctx
let arrive: ReturnType<typeof documentsOf>
let turn = 0

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  ctx = await ctxOf(app, 'kf', 'WMS_DEMO')
  arrive = documentsOf(app, ctx)
})
afterAll(() => app.close())

const listOf = (id: string): Promise<CostList> => app.data('costList.get', { id }, 'sw')
const made = (items: object[] = [handling, storage]): Promise<CostList> => {
  turn += 1
  return app.data('costList.create', { name: `规则清单${turn}`, items }, 'sw')
}
const say = (version: number, id: string, rules: object[]) =>
  app.call('costList.setRules', { id, version, rules }, 'sw')
async function ruled(id: string, rules: object[]): Promise<CostList> {
  await app.data('costList.disable', { ids: [id] }, 'sw')
  const answer = await say((await listOf(id)).version, id, rules)
  expect(answer.status).toBe(200)
  await app.data('costList.enable', { ids: [id] }, 'sw')
  return listOf(id)
}

/** Ten tonnes since March 5 of a customer whose quotation leaves storage to its cost list. */
async function storedByList() {
  const { id, name } = await made([handling])
  await app.data('costList.enable', { ids: [id] }, 'sw')
  const document = await arrive([{ tonnes: '10', bizDate: '2025-03-05' }])
  await priced(app, document.customer.id, [], { quotation: { costListId: id } })
  // The quotation has what the list offered then.
  await app.data('costList.disable', { ids: [id] }, 'sw')
  const { version } = await listOf(id)
  await app.data('costList.update', { id, version, name, items: [handling, storage] }, 'sw')
  await app.data('costList.enable', { ids: [id] }, 'sw')
  const { order } = document
  await setInbound(app, 'WMS_DEMO', order.id, { orderStatus: 6, inboundDate: '2025-03-05' })
  await ctx.transaction((tx) => charge(tx, ctx, inboundWork, order))
  await document.run(...march)
  return { ...document, id }
}

test('the rule that is most specific for a fee prices it, and the fee names the rule and its version', async () => {
  const { id, run, lines } = await storedByList()
  const fee = async () => (await lines()).find(({ feeCode }) => feeCode === 'CCF')
  // 24 of the 27 days cost something.
  expect(await fee()).toMatchObject({ amount: '192.00', ruleVersion: 0 })
  expect((await fee()).explanation).not.toHaveProperty('rule')
  await ruled(id, [
    { ruleCode: 'GZ01', freeDays: 10, freeMode: 'DEDUCT' },
    { ruleCode: 'gz02', feeCode: 'ccf', freeMode: 'CLIFF' },
  ])
  await run(...march)
  expect(await fee()).toMatchObject({
    amount: '216.00',
    priceSource: 'COST_LIST',
    ruleVersion: 1,
    explanation: { rule: { ruleCode: 'GZ02', terms: { freeMode: 'CLIFF' } } },
  })
})

test('what rules would move is what they do move once the list has them', async () => {
  const { id, customer, run, lines } = await storedByList()
  const total = async () => sum((await lines()).map(({ localAmount }) => localAmount))
  const before = await total()
  const rules = [{ ruleCode: 'GZ01', jfmoduleId: 'CC', maxCharge: '100' }]
  const preview = await app.data('costList.previewRules', { id, rules }, 'sw')
  expect(preview.customers).toMatchObject([{ customerId: customer.id, lines: 1 }])
  expect(await total()).toBe(before)
  await ruled(id, rules)
  await run(...march)
  const difference = subtract(await total(), before)
  const localDifference: string = preview.customers[0].localDifference
  expect(compare(localDifference, difference)).toBe(0)
  expect(compare(difference, '-92')).toBe(0)
})

test('a rule is stopped and resumed while its list is in use, each a version with its reason', async () => {
  const { id, run, lines } = await storedByList()
  const amount = async () => (await lines()).find(({ feeCode }) => feeCode === 'CCF').amount
  const { version } = await ruled(id, [{ ruleCode: 'GZ01', maxCharge: '100', feeCode: 'CCF' }])
  const step = (operation: string, of: number, as = 'sw') =>
    app.call(
      'costList.setRuleStopped',
      { id, version: of, ruleCode: 'GZ01', operation, reason: '客户要求' },
      as,
    )
  expect((await step('stop', version, 'jf')).status).toBe(403)
  expect((await step('stop', version, 'sw.zjwl')).status).toBe(404)
  expect((await step('stop', version)).body.data).toMatchObject({
    ruleVersion: 2,
    rules: [{ ruleCode: 'GZ01', isStop: 1 }],
  })
  await run(...march)
  expect(await amount()).toBe('192.00')
  expect(statusAndReason(await step('resume', version))).toEqual([409, 'record.stale'])
  expect((await step('resume', version + 1)).body.data).toMatchObject({ ruleVersion: 3 })
  await run(...march)
  expect(await amount()).toBe('100.00')
  const records = await app.data('record.operations', { businessId: id }, 'sw')
  expect(records.at(-1)).toMatchObject({
    action: 'resumeRule',
    fieldDiff: {
      ruleCode: { after: 'GZ01' },
      reason: { after: '客户要求' },
      jfgz: { before: [{ isStop: 1 }], after: [{ isStop: 0 }] },
    },
  })
})

test('a stopped rule is not resumed beside another one for the same lines', async () => {
  const { id } = await made()
  const answer = await say(1, id, [{ ruleCode: 'GZ01', isStop: 1 }, { ruleCode: 'GZ02' }])
  expect(answer.body.data.rules).toHaveLength(2)
  const step = { id, version: 2, operation: 'resume', reason: '恢复' }
  const resumed = await app.call('costList.setRuleStopped', { ...step, ruleCode: 'GZ01' }, 'sw')
  expect(statusAndReason(resumed)).toEqual([400, 'tariff.ruleScopeTwice'])
  const unknown = await app.call('costList.setRuleStopped', { ...step, ruleCode: 'GZ09' }, 'sw')
  expect(statusAndReason(unknown)).toEqual([404, 'tariff.ruleUnknown'])
})

test('rules are refused where they are wrong: in use, of an old version, twice, of no fee, of no method', async () => {
  const { id } = await made()
  const refused = async (rules: object[], version = 1) => {
    const { status, body } = await say(version, id, rules)
    return [status, body.data?.issues?.[0]?.path ?? body.data?.reason]
  }
  expect(await refused([{ ruleCode: 'A' }, { ruleCode: 'a', feeCode: 'CCF' }])).toEqual([
    400,
    'rules.1.ruleCode',
  ])
  expect(await refused([{ ruleCode: 'A', feeCode: 'NIX' }])).toEqual([400, 'tariff.ruleFeeUnknown'])
  expect((await refused([{ ruleCode: 'A', calcMethod: 'PASS' }]))[0]).toBe(400)
  expect((await refused([{ ruleCode: 'A', expression: 'drop table' }]))[0]).toBe(400)
  expect((await say(1, id, [{ ruleCode: 'A' }])).status).toBe(200)
  expect(statusAndReason(await say(1, id, []))).toEqual([409, 'record.stale'])
  await app.data('costList.enable', { ids: [id] }, 'sw')
  expect(statusAndReason(await say(3, id, []))).toEqual([409, 'costList.enabled'])
})

test('overrides for all lines, as they were sent before, set the rule for all and leave the others', async () => {
  const { id } = await made()
  await say(1, id, [{ ruleCode: 'GZ05', feeCode: 'CCF', maxCharge: '9' }])
  const overrides = { freeMode: 'CLIFF', minProrate: 'BY_DAY' }
  const send = (given: object) =>
    app.call('costList.setRules', { id, version: 2, jfgz: overrides, ...given }, 'sw')
  expect((await send({ rules: [] })).status).toBe(400)
  const answer = await send({})
  expect(answer.body.data).toMatchObject({
    ruleVersion: 2,
    jfgz: overrides,
    rules: [
      { ruleCode: 'GZ06', feeCode: null, freeMode: 'CLIFF', minProrate: 'BY_DAY' },
      { ruleCode: 'GZ05', feeCode: 'CCF' },
    ],
  })
})
