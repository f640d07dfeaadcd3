import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import {
  contractDraft,
  contractSuite,
  flatLine,
  newCustomer,
  quotedDraft,
  subject,
  tieredLine,
  type Made,
} from '../../support/contracts.ts'

const { app, of, customerId, turn, setStatus } = contractSuite()

describe('saving a contract', () => {
  test('stores parties and prices with it, numbered by the product, with records of who did it', async () => {
    const made = await of().draft(customerId())
    expect(made).toMatchObject({ status: 0, quotationStatus: 0, JSFS: '1', version: 1 })
    expect(made.contractNo).toMatch(/^HT20261121\d{4}$/)
    const parties = await app().data('contract.parties', { contractNo: made.contractNo }, 'kf')
    expect(parties.map((each: any) => [each.partyType, each.customerName])).toEqual([
      ['1', `合同客户${turn()}`],
      ['4', `合同客户${turn()}`],
    ])
    const quotation = await app().data('contract.quotation', { id: made.id }, 'jf')
    expect(quotation).toMatchObject({ revision: 0, auditStatus: 0, validTo: '2026-12-31' })
    expect(quotation.details).toMatchObject([
      { feeCode: 'RKF', feeName: '入库费', jfmoduleId: 'RK', price: '25.000000', tiers: [] },
      { feeCode: 'CCF', jfmoduleId: 'CC', tiers: [{ toValue: '30.0000' }, { toValue: null }] },
    ])
    const actions = await app().data('record.operations', { businessId: made.id }, 'sw')
    expect(actions.map((each: any) => each.action)).toEqual(['create'])
  })

  test.each([
    ['without a payer', { contractPartyList: [] }, [400, 'contract.payerRequired']],
    ['that ends before it begins', { endDate: '2025-12-31' }, [400, 'contract.datesReversed']],
    ['of an unknown kind', { contractType: '8' }, [400, 'request.invalid']],
    [
      'signed by a stranger',
      { contractSubjectNames: '别的公司' },
      [400, 'contract.subjectUnknown'],
    ],
    ['of nobody', { customerId: 'nobody' }, [404, 'record.notFound']],
  ])('%s is refused', async (_what, given, refusal) => {
    const answer = await app().call('contract.create', contractDraft(customerId(), given), 'sw')
    expect(statusAndReason(answer)).toEqual(refusal)
  })

  test('with a stopped customer is refused, and so is a party that is named twice', async () => {
    const party = { partyType: '4', customerId: customerId() }
    const twice = { contractPartyList: [party, party] }
    const answer = await app().call('contract.create', contractDraft(customerId(), twice), 'sw')
    expect(statusAndReason(answer)).toEqual([400, 'contract.partyRepeated'])
    const stop = { id: customerId(), version: 1, isStop: 1, stopReason: '停业' }
    await app().data('customer.setStopped', stop, 'kf')
    const stopped = await app().call('contract.create', contractDraft(customerId()), 'sw')
    expect(statusAndReason(stopped)).toEqual([409, 'customer.stoppedForContract'])
  })

  test('a number belongs to one contract, also when ten save it at once', async () => {
    const draft = contractDraft(customerId(), { contractNo: `same-${turn()}` })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app().call('contract.create', draft, 'sw')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const again = await app().call('contract.create', draft, 'sw')
    expect(again.body.msg).toBe(`合同编号 SAME-${turn()} 已存在，请核对编号`)
  })

  test('a draft changes with parties and prices, on the version that was seen; one under audit does not', async () => {
    const made = await of().draft(customerId())
    const change = {
      ...quotedDraft(customerId(), { contractName: '改名' }),
      id: made.id,
      quotation: { details: [{ ...flatLine, price: '30' }] },
    }
    const changed = await app().data('contract.update', { ...change, version: 1 }, 'sw')
    expect(changed).toMatchObject({ contractName: '改名', contractNo: made.contractNo, version: 2 })
    const stale = await app().call('contract.update', { ...change, version: 1 }, 'sw')
    expect(statusAndReason(stale)).toEqual([409, 'record.stale'])
    const quotation = await app().data('contract.quotation', { id: made.id }, 'sw')
    expect(quotation.details.map((line: any) => line.price)).toEqual(['30.000000'])
    await setStatus(changed, '1', 'sw')
    const late = await app().call('contract.update', { ...change, version: 3 }, 'sw')
    expect(late.body.msg).toBe(`合同 ${made.contractNo} 当前为「待审核」，不能修改`)
  })

  test('another customer takes the draft of its prices along, but not prices that were passed', async () => {
    const other = await newCustomer(app(), `新客户${turn()}`)
    const draft = await of().draft(customerId())
    const change = ({ id, version }: Made) =>
      app().call('contract.update', { ...contractDraft(other), id, version }, 'sw')
    expect((await change(draft)).body.data).toMatchObject({ customerName: `新客户${turn()}` })
    expect(await app().data('contract.quotation', { id: draft.id }, 'sw')).toMatchObject({
      customerId: other,
    })
    const quoted = await of().quoted(await of().draft(customerId()))
    expect(statusAndReason(await change(quoted))).toEqual([409, 'contract.customerFixed'])
  })

  test('takes the prices of an enabled cost list or of another contract, and says whose it cannot find', async () => {
    const old = await of().quoted(await of().active(customerId()))
    const save = (quotation: object) =>
      app().call(
        'contract.createWithQuotation',
        { ...contractDraft(customerId(), { endDate: '2027-06-30' }), quotation },
        'sw',
      )
    const { id } = (await save({ likeContractId: old.id })).body.data
    const quotation = await app().data('contract.quotation', { id }, 'sw')
    expect(quotation).toMatchObject({ revision: 0, auditStatus: 0, validTo: '2027-06-30' })
    expect(quotation.details.map((line: any) => [line.feeCode, line.tiers.length])).toEqual([
      ['RKF', 0],
      ['CCF', 2],
    ])
    const unknown = await save({ likeContractId: 'nothing' })
    expect(statusAndReason(unknown)).toEqual([404, 'record.notFound'])
    const bare = await app().data('contract.create', contractDraft(customerId()), 'sw')
    const empty = (await save({ likeContractId: bare.id })).body.data
    expect(await app().data('contract.quotation', { id: empty.id }, 'sw')).toMatchObject({
      details: [],
    })
  })

  test('is signed by a company of the tenant; where none are listed usually by the tenant itself', async () => {
    const listed = await app().data('contract.subjects', {}, 'sw')
    expect(listed).toEqual({ names: [subject], isOpen: false })
    const own = await app().data('contract.subjects', {}, 'sw.hd')
    expect(own).toEqual({ names: ['示例货代'], isOpen: true })
  })

  test('drafts are deleted together, all or none', async () => {
    const draft = await of().draft(customerId())
    const other = await of().submitted(customerId())
    const both = await app().call('contract.remove', { ids: [draft.id, other.id] }, 'sw')
    expect(statusAndReason(both)).toEqual([409, 'contract.wrongStatus'])
    const foreign = await app().call('contract.remove', { ids: [draft.id, 'nothing'] }, 'sw')
    expect(foreign.status).toBe(404)
    expect(await app().data('contract.remove', { ids: [draft.id] }, 'sw')).toBeNull()
    expect((await app().call('contract.get', { id: draft.id }, 'sw')).status).toBe(404)
    const quotations = await app().data('quotation.byContract', { contractId: draft.id }, 'sw')
    expect(quotations).toEqual([])
  })
})

test('tiers that leave a gap stop the contract with the line and the tier', async () => {
  const tiers = [
    { fromValue: '1', toValue: '30', price: '1' },
    { fromValue: '32', toValue: null, price: '2' },
  ]
  const draft = {
    ...contractDraft(customerId()),
    quotation: { details: [{ ...tieredLine, tiers }] },
  }
  const { status, body } = await app().call('contract.createWithQuotation', draft, 'sw')
  expect([status, body.data.issues]).toEqual([
    400,
    [
      {
        path: 'quotation.details.0.tiers.1',
        message: '第 2 档须从 31 起，紧接上一档，不能有空档或重叠',
      },
    ],
  ])
})

describe('access', () => {
  test('another tenant and another customer find nothing', async () => {
    const contract = await of().active(customerId())
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
      expect((await app().call(operation, input, as)).status, operation).toBe(404)
    expect(await app().data('record.operations', { businessId: id }, 'kh')).toEqual([])
  })

  test('a customer sees its own contract and prices, and those only', async () => {
    const { records, total } = await app().data('contract.page', {}, 'kh')
    expect([total, records[0].contractNo]).toEqual([1, 'HT-2025-001'])
    expect(await app().data('contract.quotation', { id: records[0].id }, 'kh')).toMatchObject({
      revision: 1,
      auditStatus: 2,
    })
    expect((await app().data('quotation.page', {}, 'kh')).total).toBe(1)
    const tiers = await app().data('stepwiseQuotation.all', {}, 'kh')
    expect(tiers.map((row: any) => row.price)).toEqual(['0.800000', '1.000000', '1.200000'])
    expect((await app().call('costStandard.list', { feeCode: 'RKF' }, 'kh')).status).toBe(403)
  })

  test('the calendar has what was in force and ends within its days, for a customer its own', async () => {
    const days = { from: '2026-03-01', to: '2026-03-31' }
    const ends = (endDate: string) => ({ endDate, contractNo: `CAL-${endDate}-${turn()}` })
    await of().active(customerId(), ends('2026-03-31'))
    await of().draft(customerId(), ends('2026-03-15'))
    await of().active(customerId(), ends('2026-04-01'))
    const found = await app().data('contract.ending', days, 'sw')
    expect(found.map((row: any) => row.contractNo)).toEqual([`CAL-2026-03-31-${turn()}`])
    expect(await app().data('contract.ending', days, 'kh')).toEqual([])
    const far = await app().call('contract.ending', { ...days, to: '2027-03-31' }, 'sw')
    expect(statusAndReason(far)).toEqual([400, 'request.invalid'])
  })

  test('the list filters and pages', async () => {
    const made = await of().draft(customerId())
    const page = (input: object) => app().data('contract.page', input, 'kf')
    expect((await page({ customerId: customerId() })).records.map((row: any) => row.id)).toEqual([
      made.id,
    ])
    expect((await page({ contractNo: made.contractNo, status: 2 })).total).toBe(0)
    expect((await page({ endDateFrom: '2030-01-01' })).total).toBe(2)
    expect((await app().call('contract.page', { status: 12 }, 'kf')).status).toBe(400)
  })
})
