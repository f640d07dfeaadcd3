import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import {
  contractDraft,
  contractsOf,
  flatLine,
  newCustomer,
  quotedDraft,
  tieredLine,
  type Made,
} from '../support/contracts.ts'

let app: TestApp
let of: ReturnType<typeof contractsOf>
let customerId: string
let turn = 0

beforeAll(async () => {
  app = await startApp({ clock: () => '2026-11-21T04:00:00.000Z' })
  of = contractsOf(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  turn += 1
  customerId = await newCustomer(app, `合同客户${turn}`)
})

const setStatus = (contract: any, status: string, as: string, more: object = {}) =>
  app.call(
    'contract.setStatus',
    { id: contract.id, version: contract.version, status, ...more },
    as,
  )
const refusalOf = ({ status, body }: { status: number; body: any }) => [status, body.data?.reason]

describe('saving a contract', () => {
  test('stores parties and prices with it, numbered by the house, with records of who did it', async () => {
    const made = await of.draft(customerId)
    expect(made).toMatchObject({ status: 0, quotationStatus: 0, JSFS: '1', version: 1 })
    expect(made.contractNo).toMatch(/^HT20261121\d{4}$/)
    const parties = await app.data('contract.parties', { contractNo: made.contractNo }, 'kf')
    expect(parties.map((each: any) => [each.partyType, each.customerName])).toEqual([
      ['1', `合同客户${turn}`],
      ['4', `合同客户${turn}`],
    ])
    const quotation = await app.data('contract.quotation', { id: made.id }, 'jf')
    expect(quotation).toMatchObject({ revision: 0, auditStatus: 0, validTo: '2026-12-31' })
    expect(quotation.details).toMatchObject([
      { feeCode: 'RKF', feeName: '入库费', jfmoduleId: 'RK', price: '25.000000', tiers: [] },
      { feeCode: 'CCF', jfmoduleId: 'CC', tiers: [{ toValue: '30.0000' }, { toValue: null }] },
    ])
    const actions = await app.data('record.operations', { businessId: made.id }, 'sw')
    expect(actions.map((each: any) => each.action)).toEqual(['create'])
  })

  test.each([
    ['without a payer', { contractPartyList: [] }, [400, 'contract.payerRequired']],
    ['that ends before it begins', { endDate: '2025-12-31' }, [400, 'tariff.datesReversed']],
    ['of an unknown kind', { contractType: '8' }, [400, 'request.invalid']],
    [
      'signed by a stranger',
      { contractSubjectNames: '别的公司' },
      [400, 'contract.subjectUnknown'],
    ],
    ['of nobody', { customerId: 'nobody' }, [404, 'record.notFound']],
  ])('%s is refused', async (_what, given, refusal) => {
    const answer = await app.call('contract.create', contractDraft(customerId, given), 'sw')
    expect(refusalOf(answer)).toEqual(refusal)
  })

  test('with a stopped customer is refused, and so is a party that is named twice', async () => {
    const party = { partyType: '4', customerId }
    const twice = { contractPartyList: [party, party] }
    const answer = await app.call('contract.create', contractDraft(customerId, twice), 'sw')
    expect(refusalOf(answer)).toEqual([400, 'contract.partyTwice'])
    const stop = { id: customerId, version: 1, isStop: 1, stopReason: '停业' }
    await app.data('customer.setStopped', stop, 'kf')
    const stopped = await app.call('contract.create', contractDraft(customerId), 'sw')
    expect(refusalOf(stopped)).toEqual([409, 'customer.stoppedForContract'])
  })

  test('a number belongs to one contract, also when ten save it at once', async () => {
    const draft = contractDraft(customerId, { contractNo: `same-${turn}` })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.call('contract.create', draft, 'sw')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const again = await app.call('contract.create', draft, 'sw')
    expect(again.body.msg).toBe(`合同编号 SAME-${turn} 已存在，请核对编号`)
  })

  test('a draft changes with parties and prices, on the version that was seen; one under audit does not', async () => {
    const made = await of.draft(customerId)
    const change = {
      ...quotedDraft(customerId, { contractName: '改名' }),
      id: made.id,
      quotation: { details: [{ ...flatLine, price: '30' }] },
    }
    const changed = await app.data('contract.update', { ...change, version: 1 }, 'sw')
    expect(changed).toMatchObject({ contractName: '改名', contractNo: made.contractNo, version: 2 })
    const stale = await app.call('contract.update', { ...change, version: 1 }, 'sw')
    expect(refusalOf(stale)).toEqual([409, 'record.stale'])
    const quotation = await app.data('contract.quotation', { id: made.id }, 'sw')
    expect(quotation.details.map((line: any) => line.price)).toEqual(['30.000000'])
    await setStatus(changed, '1', 'sw')
    const late = await app.call('contract.update', { ...change, version: 3 }, 'sw')
    expect(late.body.msg).toBe(`合同 ${made.contractNo} 当前为「待审核」，不能修改`)
  })

  test('another customer takes the draft of its prices along, but not prices that were passed', async () => {
    const other = await newCustomer(app, `新客户${turn}`)
    const draft = await of.draft(customerId)
    const change = ({ id, version }: Made) =>
      app.call('contract.update', { ...contractDraft(other), id, version }, 'sw')
    expect((await change(draft)).body.data).toMatchObject({ customerName: `新客户${turn}` })
    expect(await app.data('contract.quotation', { id: draft.id }, 'sw')).toMatchObject({
      customerId: other,
    })
    const quoted = await of.quoted(await of.draft(customerId))
    expect(refusalOf(await change(quoted))).toEqual([409, 'contract.customerFixed'])
  })

  test('drafts are deleted together, all or none', async () => {
    const draft = await of.draft(customerId)
    const other = await of.submitted(customerId)
    const both = await app.call('contract.remove', { ids: [draft.id, other.id] }, 'sw')
    expect(refusalOf(both)).toEqual([409, 'contract.wrongStatus'])
    const foreign = await app.call('contract.remove', { ids: [draft.id, 'nothing'] }, 'sw')
    expect(foreign.status).toBe(404)
    expect(await app.data('contract.remove', { ids: [draft.id] }, 'sw')).toBeNull()
    expect((await app.call('contract.get', { id: draft.id }, 'sw')).status).toBe(404)
    const quotations = await app.data('quotation.byContract', { contractId: draft.id }, 'sw')
    expect(quotations).toEqual([])
  })
})

describe('the way of a contract', () => {
  test('submitted by one, passed by another; every step has one record, the judgement an audit record', async () => {
    const contract = await of.active(customerId)
    expect(contract).toMatchObject({ status: 2, version: 3 })
    const actions = await app.data('record.operations', { businessId: contract.id }, 'cw')
    expect(actions.map((each: any) => each.action)).toEqual(['create', 'submit', 'pass'])
    expect(actions.at(-1).fieldDiff).toEqual({ status: { before: 1, after: 2 } })
    expect(await app.data('record.audits', { businessId: contract.id }, 'sw')).toMatchObject([
      { auditModule: 'HTGL', step: 1, result: 2, auditor: '财务老周' },
    ])
  })

  test('without prices it cannot be submitted', async () => {
    const made = await app.data('contract.create', contractDraft(customerId), 'sw')
    expect(refusalOf(await setStatus(made, '1', 'sw'))).toEqual([409, 'contract.noLines'])
  })

  test.each([
    ['1', 'draft', ['cw', 'sh']],
    ['0', 'submitted', ['cw', 'sh']],
    ['2', 'submitted', ['sw']],
  ] as const)('status %s of a %s is not for %o', async (status, state, roles) => {
    const contract = await of[state](customerId)
    for (const role of roles) {
      expect(refusalOf(await setStatus(contract, status, role))).toEqual([403, 'access.denied'])
    }
    for (const role of ['kf', 'jf', 'kh', 'ck']) {
      expect((await setStatus(contract, status, role)).status).toBe(403)
    }
  })

  test('a business auditor passes it as well', async () => {
    const answer = await setStatus(await of.submitted(customerId), '2', 'sh')
    expect(answer.body.data).toMatchObject({ status: 2 })
  })

  test('nobody audits what they submitted, and only who submitted withdraws', async () => {
    const made = await of.draft(customerId)
    const as = 'multi@WMS_DEMO'
    expect((await setStatus(made, '1', as)).status).toBe(200)
    const submitted = { ...made, version: 2 }
    expect(refusalOf(await setStatus(submitted, '2', as))).toEqual([403, 'contract.ownAudit'])
    const reject = { id: made.id, msg: 'no' }
    expect(refusalOf(await app.call('contract.refuse', reject, as))).toEqual([
      403,
      'contract.ownAudit',
    ])
    expect(refusalOf(await setStatus(submitted, '0', 'sw'))).toEqual([
      403,
      'contract.otherSubmitter',
    ])
    expect((await setStatus(submitted, '0', as)).body.data).toMatchObject({
      status: 0,
      submitBy: null,
    })
  })

  test('a rejection says why and leads back to the clerk, who may submit again', async () => {
    const { id } = await of.submitted(customerId)
    const blank = await app.call('contract.refuse', { id, msg: ' ' }, 'cw')
    expect(blank.status).toBe(400)
    expect((await app.call('contract.refuse', { id, msg: '缺附件' }, 'sw')).status).toBe(403)
    const rejected = await app.data('contract.refuse', { id, msg: '缺附件' }, 'cw')
    expect(rejected).toMatchObject({ status: 3 })
    expect(await app.data('record.audits', { businessId: id }, 'sw')).toMatchObject([
      { result: 3, msg: '缺附件' },
    ])
    expect((await setStatus(rejected, '1', 'sw')).body.data).toMatchObject({ status: 1 })
  })

  test('a step on an old version, or from another state, is refused', async () => {
    const submitted = await of.submitted(customerId)
    const old = { ...submitted, version: 1 }
    expect(refusalOf(await setStatus(old, '2', 'cw'))).toEqual([409, 'record.stale'])
    expect(refusalOf(await setStatus(submitted, '1', 'sw'))).toEqual([409, 'contract.wrongStatus'])
    expect((await setStatus(submitted, '9', 'cw')).status).toBe(400)
  })

  test('passing and rejecting at once has one winner and one audit record', async () => {
    const contract = await of.submitted(customerId)
    const reject = () => app.call('contract.refuse', { id: contract.id, msg: 'x' }, 'sh')
    const answers = await Promise.all([
      setStatus(contract, '2', 'cw'),
      reject(),
      setStatus(contract, '2', 'sh'),
      reject(),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await app.data('record.audits', { businessId: contract.id }, 'sw')).toHaveLength(1)
  })

  test('beside another one in force of the same kind it is passed only after a second look', async () => {
    const first = await of.active(customerId)
    const second = await of.submitted(customerId, {
      startDate: '2026-12-31',
      endDate: '2027-12-31',
    })
    const answer = await setStatus(second, '2', 'cw')
    expect([answer.status, answer.body.msg]).toEqual([
      409,
      `该客户同类型的合同 ${first.contractNo} 在 2026-01-01 至 2026-12-31 有效，确认后可同时生效`,
    ])
    expect((await setStatus(second, '2', 'cw', { confirmed: true })).status).toBe(200)
    const other = await of.submitted(customerId, { contractType: '2' })
    expect((await setStatus(other, '2', 'cw')).status).toBe(200)
  })

  test('two overlapping ones passed at once do not both slip through', async () => {
    const both = [await of.submitted(customerId), await of.submitted(customerId)]
    const answers = await Promise.all(both.map((each) => setStatus(each, '2', 'cw')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is voided by finance alone, with the paper of both sides', async () => {
    const { id, version } = await of.active(customerId)
    const paper = { name: '解除协议.pdf', url: '/files/1' }
    const call = (attachments: object[], as: string) =>
      app.call('contract.void', { id, version, msg: '协商解除', attachments }, as)
    expect((await call([paper], 'sw')).status).toBe(403)
    expect((await call([], 'cw')).status).toBe(400)
    expect((await call([paper], 'cw')).body.data).toMatchObject({
      status: 9,
      stopReason: '协商解除',
      attachments: [paper],
    })
    expect(refusalOf(await call([paper], 'cw'))).toEqual([409, 'contract.wrongStatus'])
  })
})

describe('a contract in force', () => {
  test('is filed at a place with its scan, and taken out again', async () => {
    const { id, version } = await of.active(customerId)
    const place = { id, version, filingPlace: '1', filingNo: 'D-1' }
    const scan = { name: '合同.pdf', url: '/files/2' }
    expect(refusalOf(await app.call('contract.file', place, 'sw'))).toEqual([
      400,
      'contract.scanRequired',
    ])
    const nowhere = { ...place, filingPlace: '9', attachments: [scan] }
    expect((await app.call('contract.file', nowhere, 'sw')).status).toBe(400)
    const filed = await app.data('contract.file', { ...place, attachments: [scan] }, 'sw')
    expect(filed).toMatchObject({ filingState: 1, filingPlace: '1', filingNo: 'D-1' })
    const twice = await app.call('contract.file', { ...place, version: filed.version }, 'sw')
    expect(refusalOf(twice)).toEqual([409, 'contract.filed'])
    const out = await app.data('contract.unfile', { id, version: filed.version }, 'sw')
    expect(out).toMatchObject({ filingState: 0, filingPlace: '' })
    const draft = await of.draft(customerId)
    const early = { ...place, id: draft.id, version: 1, attachments: [scan] }
    expect(refusalOf(await app.call('contract.file', early, 'sw'))).toEqual([
      409,
      'contract.wrongStatus',
    ])
    expect(await app.data('contract.filingPlaces', {}, 'kf')).toHaveLength(4)
  })

  test('keeps its last payer; another one may stop', async () => {
    const second = await newCustomer(app, `另一付款方${turn}`)
    const payers = [customerId, second].map((id) => ({ partyType: '4', customerId: id }))
    const { id } = await of.active(customerId, { contractPartyList: payers })
    const [one, other] = await app.data('contract.parties', { id }, 'sw')
    const stop = (party: any, isStop: 0 | 1) =>
      app.call('contractParty.setStopped', { id: party.id, version: party.version, isStop }, 'sw')
    const answers = await Promise.all([stop(one, 1), stop(other, 1)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const parties = await app.data('contract.parties', { id }, 'sw')
    expect(parties.map((each: any) => each.isStop).sort()).toEqual([0, 1])
    const last = parties.find((each: any) => each.isStop === 0)
    expect(refusalOf(await stop(last, 1))).toEqual([409, 'contract.lastPayer'])
    const stopped = parties.find((each: any) => each.isStop === 1)
    expect((await stop(stopped, 0)).body.data).toMatchObject({ isStop: 0 })
  })

  test('is stopped with a reason and resumed', async () => {
    const { id, version } = await of.active(customerId)
    const stop = (given: object) => app.call('contract.setStopped', { id, ...given }, 'sw')
    expect((await stop({ version, isStop: 1 })).body.code).toBe(400)
    const stopped = (await stop({ version, isStop: 1, stopReason: '欠费' })).body.data
    expect(stopped).toMatchObject({ isStop: 1, stopReason: '欠费' })
    const resumed = (await stop({ version: stopped.version, isStop: 0 })).body.data
    expect(resumed).toMatchObject({ isStop: 0, stopReason: '' })
  })

  test('names the people of its customer', async () => {
    const contacter = { customerId, name: '王样例', phone: '13800000001' }
    await app.data('customerContacter.save', contacter, 'kf')
    const { id } = await of.draft(customerId)
    expect(await app.data('contract.contacters', { id }, 'sw')).toMatchObject([{ name: '王样例' }])
  })
})

describe('walls', () => {
  test('another tenant and another customer find nothing', async () => {
    const contract = await of.active(customerId)
    const { id, version } = contract
    for (const [operation, input, as] of [
      ['contract.get', { id }, 'sw.zjwl'],
      ['contract.quotation', { id }, 'sw.zjwl'],
      ['contract.parties', { id }, 'sw.zjwl'],
      ['contract.setStatus', { id, version, status: '1' }, 'sw.zjwl'],
      ['contract.refuse', { id, msg: 'x' }, 'cw.zjwl'],
      ['contract.renew', { id }, 'sw.zjwl'],
      ['contract.remove', { ids: [id] }, 'sw.zjwl'],
      ['contract.get', { id }, 'kh'],
      ['contract.parties', { contractNo: contract.contractNo }, 'kh'],
    ] as const)
      expect((await app.call(operation, input, as)).status, operation).toBe(404)
    expect(await app.data('record.operations', { businessId: id }, 'kh')).toEqual([])
  })

  test('a customer sees its own contract and prices, and those only', async () => {
    const { records, total } = await app.data('contract.page', {}, 'kh')
    expect([total, records[0].contractNo]).toEqual([1, 'HT-2025-001'])
    expect(await app.data('contract.quotation', { id: records[0].id }, 'kh')).toMatchObject({
      revision: 1,
      auditStatus: 2,
    })
    expect((await app.data('quotation.page', {}, 'kh')).total).toBe(1)
    const tiers = await app.data('stepwiseQuotation.all', {}, 'kh')
    expect(tiers.map((row: any) => row.price)).toEqual(['0.800000', '1.000000', '1.200000'])
    expect((await app.call('costStandard.list', { feeCode: 'RKF' }, 'kh')).status).toBe(403)
  })

  test('the list filters and pages', async () => {
    const made = await of.draft(customerId)
    const page = (input: object) => app.data('contract.page', input, 'kf')
    expect((await page({ customerId })).records.map((row: any) => row.id)).toEqual([made.id])
    expect((await page({ contractNo: made.contractNo, status: 2 })).total).toBe(0)
    expect((await page({ endDateFrom: '2030-01-01' })).total).toBe(2)
    expect((await app.call('contract.page', { status: 12 }, 'kf')).status).toBe(400)
  })
})

test('tiers that leave a gap stop the contract with the line and the tier', async () => {
  const tiers = [
    { fromValue: '1', toValue: '30', price: '1' },
    { fromValue: '32', toValue: null, price: '2' },
  ]
  const draft = { ...contractDraft(customerId), quotation: { details: [{ ...tieredLine, tiers }] } }
  const { status, body } = await app.call('contract.createWithQuotation', draft, 'sw')
  expect([status, body.data.issues]).toEqual([
    400,
    [{ path: 'quotation.details.0.tiers.1', message: '第 2 档须紧接上一档，不能有空档或重叠' }],
  ])
})
