// @postgres: races of the steps of a cost list
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'
import {
  contractDraft,
  flatLine,
  newCustomer,
  tieredLine,
  type Made,
} from '../../support/contracts.ts'

let app: TestApp
let customerId: string
let turn = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  turn += 1
  customerId = await newCustomer(app, `清单客户${turn}`)
})

const sheet = (given: object = {}, as = 'sw'): Promise<Made> =>
  app.data(
    'costList.create',
    { name: `清单${turn}`, customerIds: [customerId], items: [flatLine, tieredLine], ...given },
    as,
  )

describe('a cost list', () => {
  test('is found by its customer, its fees and its name', async () => {
    const made = await sheet()
    expect(made).toMatchObject({ status: 0, ruleVersion: 0, jfgz: {}, rules: [], version: 1 })
    expect(made['items']).toMatchObject([{ feeCode: 'RKF' }, { tiers: [{}, {}] }])
    expect((await app.data('costList.page', { customerId }, 'kf')).total).toBe(1)
    const ofCustomer = await app.data('costList.ofCustomer', { id: customerId }, 'kf')
    expect(ofCustomer.map((each: Made) => each.id)).toEqual([made.id])
    expect(await app.data('costList.customersOf', { id: made.id }, 'kf')).toEqual([
      { ID: customerId, CUSTOMER_NAME: `清单客户${turn}`, IS_STOP: '0' },
    ])
    const fees = await app.data('costList.feePage', { id: made.id, jfmoduleId: 'CC' }, 'jf')
    expect(fees).toMatchObject({ total: 1, records: [{ feeCode: 'CCF', costListId: made.id }] })
    const lines = await app.data('quotation.linesOfCostList', { costListId: made.id }, 'jf')
    expect(lines).toHaveLength(2)
  })

  test('is seen by the customers that it names, and by no others', async () => {
    const mine = await app.data('customer.page', {}, 'kh')
    const own = await sheet({
      name: `本客户${turn}`,
      customerIds: [mine.records[0].id, customerId],
    })
    const other = await sheet()
    const { records } = await app.data('costList.page', { name: `户${turn}` }, 'kh')
    expect(records.map((each: Made) => each.id)).toEqual([own.id])
    const lines = (id: string) => app.call('quotation.linesOfCostList', { costListId: id }, 'kh')
    expect((await lines(own.id)).body.data).toHaveLength(2)
    expect((await lines(other.id)).status).toBe(404)
    const fees = await app.data('costList.feePage', { id: other.id }, 'kh')
    expect(fees.total).toBe(0)
    const named = await app.data('costList.customersOf', { id: own.id }, 'kh')
    expect(named.map((each: any) => each.ID)).toEqual([mine.records[0].id])
  })

  test('has a name of its own; changes on an old version are refused', async () => {
    const { id, ...made } = await sheet()
    const again = await app.call('costList.create', { name: made['name'] }, 'sw')
    expect([again.status, again.body.msg]).toEqual([
      409,
      `费用清单「清单${turn}」已存在，请换一个名称`,
    ])
    const change = (version: number) =>
      app.call('costList.update', { id, version, name: '新名', items: [flatLine] }, 'sw')
    expect((await change(1)).body.data.items).toHaveLength(1)
    expect(statusAndReason(await change(1))).toEqual([409, 'record.stale'])
    expect((await app.call('costList.update', { id, version: 2, name: 'x' }, 'cw')).status).toBe(
      403,
    )
    const records = await app.data('record.prices', { businessId: id }, 'sw')
    expect(records.map((each: any) => each.action)).toContain('remove')
  })

  test('is enabled with lines only, and then neither changes nor goes', async () => {
    const empty = await sheet({ name: `空清单${turn}`, items: [] })
    const { id } = await sheet()
    const enable = (ids: string[], as = 'sw') => app.call('costList.enable', { ids }, as)
    expect((await enable([id, 'nothing'])).status).toBe(404)
    expect((await enable([id], 'sw.zjwl')).status).toBe(404)
    expect((await enable([id], 'cw')).status).toBe(403)
    expect((await app.data('costList.page', { customerId, status: 1 }, 'kf')).total).toBe(0)
    const answers = (await enable([id, empty.id, id])).body.data
    expect(answers).toHaveLength(2)
    expect(answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, status: 1, version: 2, success: true, msg: '' }),
        expect.objectContaining({
          id: empty.id,
          status: 0,
          version: 1,
          success: false,
          msg: expect.stringContaining(`空清单${turn}`),
        }),
      ]),
    )
    expect((await enable([id])).body.data).toMatchObject([{ version: 2 }])
    const change = { id, version: 2, name: 'x', items: [flatLine] }
    expect(statusAndReason(await app.call('costList.update', change, 'sw'))).toEqual([
      409,
      'costList.enabled',
    ])
    expect(statusAndReason(await app.call('costList.remove', { id }, 'sw'))).toEqual([
      409,
      'costList.enabled',
    ])
    const off = await app.data('costList.disable', { ids: [id] }, 'sw')
    expect(off).toMatchObject([{ status: 0, version: 3 }])
    expect(await app.data('costList.remove', { id }, 'sw')).toBeNull()
    expect((await app.call('costList.customersOf', { id }, 'sw')).status).toBe(404)
    expect((await app.data('costList.feePage', { id }, 'sw')).total).toBe(0)
  })

  test('counts the changes of its rules, and lends lines and rules to a quotation', async () => {
    const { id } = await sheet()
    const rules = { id, version: 1, jfgz: { freeMode: 'CLIFF', minProrate: 'BY_DAY' } }
    const ruled = await app.data('costList.setRules', rules, 'sw')
    expect(ruled).toMatchObject({
      ruleVersion: 1,
      jfgz: rules.jfgz,
      rules: [{ ruleCode: 'GZ01', ...rules.jfgz }],
    })
    const strange = { id, version: 2, jfgz: { expression: 'drop table' } }
    expect((await app.call('costList.setRules', strange, 'sw')).status).toBe(400)
    const draft = { ...contractDraft(customerId), quotation: { costListId: id } }
    const early = await app.call('contract.createWithQuotation', draft, 'sw')
    expect(statusAndReason(early)).toEqual([409, 'costList.notEnabled'])
    await app.data('costList.enable', { ids: [id] }, 'sw')
    const contract = await app.data('contract.createWithQuotation', draft, 'sw')
    const quotation = await app.data('contract.quotation', { id: contract.id }, 'sw')
    expect(quotation.details).toMatchObject([
      { feeCode: 'RKF', freeMode: null, minProrate: null },
      { feeCode: 'CCF', freeMode: 'CLIFF', tiers: [{}, { toValue: null }] },
    ])
    const made = await app.data('quotation.byCostLists', { costListIds: [id] }, 'sw')
    expect(made.map((each: any) => each.bjdId)).toEqual([quotation.bjdId])
    const items = await app.data('costList.itemsOfQuotation', { bjdId: quotation.bjdId }, 'jf')
    expect(items).toHaveLength(2)
  })
})

describe('fee names', () => {
  test('have a code and a name of their own, also when several add them at once', async () => {
    const fee = { jfmoduleId: 'QT', taxRate: '0.06', defaultUnit: '票' }
    const add = (feeCode: string, feeName: string, as = 'sw') =>
      app.call('costCode.create', { ...fee, feeCode, feeName }, as)
    const made = (await add(` f${turn} `, '消毒费')).body.data
    expect(made).toMatchObject({ feeCode: `F${turn}`, forbiddenStatus: 0, recPay: 1 })
    expect(statusAndReason(await add(`F${turn}`, '另一个'))).toEqual([409, 'costCode.codeTaken'])
    expect(statusAndReason(await add('OTHER', '消毒费'))).toEqual([409, 'costCode.nameTaken'])
    expect((await add('OTHER', '别的', 'cw')).status).toBe(403)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => add('RACE', `竞争${index}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  test('out of use are no choice for new lines, and stay in old ones', async () => {
    const fees = await app.data('costCode.list', { jfmoduleId: 'RK' }, 'lh')
    const lhf = fees.find((each: any) => each.feeCode === 'LHF')
    const { id, feeName, jfmoduleId, taxRate, defaultUnit } = lhf
    const fee = { id, feeCode: 'LHF', feeName, jfmoduleId, taxRate, defaultUnit }
    const line = { ...flatLine, feeCode: 'LHF', unit: '托' }
    const old = await sheet({ items: [line] })
    await app.data('costCode.update', { ...fee, version: 1, forbiddenStatus: 1 }, 'sw')
    const stale = await app.call(
      'costCode.update',
      { ...fee, version: 1, forbiddenStatus: 0 },
      'sw',
    )
    expect(statusAndReason(stale)).toEqual([409, 'record.stale'])
    const chosen = await app.data('costCode.list', { forbiddenStatusSearch: 0 }, 'kf')
    expect(chosen.map((each: any) => each.feeCode)).not.toContain('LHF')
    const fresh = { name: `新清单${turn}`, items: [line] }
    expect(statusAndReason(await app.call('costList.create', fresh, 'sw'))).toEqual([
      400,
      'tariff.forbiddenFee',
    ])
    const detailId = old['items'][0].detailId
    const kept = { id: old.id, version: 1, name: '旧', items: [{ ...line, detailId, price: '7' }] }
    expect((await app.call('costList.update', kept, 'sw')).status).toBe(200)
  })

  test('are taken over from the standard once, and a tenant has only its own', async () => {
    const synced = await app.data('costCode.sync', {}, 'sw.hd')
    expect(synced.added).toBeGreaterThan(10)
    expect(synced.feeCodes).toContain('CCF')
    expect(await app.data('costCode.sync', {}, 'sw.hd')).toEqual({ added: 0, feeCodes: [] })
    const { total } = await app.data('costCode.page', {}, 'sw.hd')
    expect(total).toBe(synced.added)
    expect((await app.data('costCode.page', {}, 'sw.whwl')).total).toBe(0)
  })

  test('have the ways of calculating of their module', async () => {
    const types = await app.data('costCode.feeTypes', { jfmoduleId: 'CC' }, 'kf')
    expect(types.map((each: any) => each.calcMethod)).toContain('TIER_DAY')
    expect(types[0]).toMatchObject({ jfmoduleName: '仓储', triggerName: '月结' })
    const unknown = await app.call('costCode.feeTypes', { jfmoduleId: 'XX' }, 'kf')
    expect(unknown.status).toBe(400)
  })
})
