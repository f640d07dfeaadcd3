// @postgres: races of the steps of a quotation
import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { contractDraft, flatLine, tieredLine, type Made } from '../../support/contracts.ts'
import { quotationSuite } from './quotations.ts'

const { app, of, customerId, turn, quotationOf, again, setStatus } = quotationSuite()

describe('the way of a quotation', () => {
  test('is submitted by the contract manager, passed by finance, and then the first version', async () => {
    const contract = await of().quoted(await of().active(customerId()))
    expect(contract).toMatchObject({ status: 2, quotationStatus: 2 })
    const quotation = await quotationOf(contract)
    expect(quotation).toMatchObject({ revision: 1, auditStatus: 2 })
    const state = await app().data('quotation.status', { id: quotation.bjdId }, 'jf')
    expect(state).toMatchObject({ revision: 1, auditStatus: 2, isStop: 0 })
    const audits = await app().data('record.audits', { businessId: contract.id }, 'cw')
    expect(audits.map((each: any) => [each.step, each.result])).toEqual([
      [1, 2],
      [2, 2],
    ])
  })

  test('other roles, the submitter and old versions do not get through', async () => {
    const contract = await of().quoteSubmitted(await of().draft(customerId()))
    for (const role of ['sw', 'sh']) {
      expect(statusAndReason(await setStatus(contract, '2', role))).toEqual([403, 'access.denied'])
    }
    expect((await setStatus(contract, '2', 'kf')).status).toBe(403)
    const old = { ...contract, version: 1 }
    expect(statusAndReason(await setStatus(old, '2', 'cw'))).toEqual([409, 'record.stale'])
    expect(statusAndReason(await setStatus(contract, '1', 'sw'))).toEqual([
      409,
      'contract.wrongQuotationStatus',
    ])
    const mine = await of().draft(customerId())
    const as = 'multi@WMS_DEMO'
    await setStatus(mine, '1', as)
    const submitted = { ...mine, version: 2 }
    expect(statusAndReason(await setStatus(submitted, '2', as))).toEqual([403, 'contract.ownAudit'])
    const reject = { id: mine.id, msg: 'no' }
    expect(statusAndReason(await app().call('contract.refuseQuotation', reject, as))).toEqual([
      403,
      'contract.ownAudit',
    ])
  })

  test('a rejected one is changed and submitted again', async () => {
    const { id } = await of().quoteSubmitted(await of().draft(customerId()))
    expect((await app().call('contract.refuseQuotation', { id, msg: '价低' }, 'sh')).status).toBe(
      403,
    )
    const rejected: Made = await app().data('contract.refuseQuotation', { id, msg: '价低' }, 'cw')
    expect(rejected).toMatchObject({ quotationStatus: 3, status: 0 })
    const quotation = await quotationOf(rejected)
    expect(quotation).toMatchObject({ auditStatus: 3, revision: 0 })
    const detailId = quotation.details[0].detailId
    const change = { id: quotation.bjdId, version: quotation.version }
    await app().data(
      'quotation.updatePrices',
      { ...change, details: [{ detailId, price: '28' }] },
      'sw',
    )
    const contract = await again(rejected)
    expect(contract).toMatchObject({ quotationStatus: 0 })
    expect((await setStatus(contract, '1', 'sw')).body.data).toMatchObject({ quotationStatus: 1 })
  })

  test('only who submitted it withdraws it, changes it and submits it again', async () => {
    const contract = await of().quoteSubmitted(await of().draft(customerId()))
    expect(statusAndReason(await setStatus(contract, '0', 'multi@WMS_DEMO'))).toEqual([
      403,
      'contract.otherSubmitter',
    ])
    expect((await setStatus(contract, '0', 'cw')).status).toBe(403)
    const { status, body } = await setStatus(contract, '0', 'sw')
    expect(status).toBe(200)
    const withdrawn: Made = body.data
    expect(withdrawn).toMatchObject({ quotationStatus: 0, quotationSubmitBy: null })
    expect(await quotationOf(contract)).toMatchObject({ auditStatus: 0, revision: 0 })
    const steps = await app().data('record.operations', { businessId: contract.id }, 'sw')
    expect(steps.at(-1)).toMatchObject({ action: 'quotation.withdraw' })
    expect(statusAndReason(await setStatus(withdrawn, '0', 'sw'))).toEqual([
      409,
      'contract.wrongQuotationStatus',
    ])
    expect(await of().quoted(withdrawn)).toMatchObject({ quotationStatus: 2 })
  })

  test('withdrawn while it is passed, one of both has happened', async () => {
    const contract = await of().quoteSubmitted(await of().draft(customerId()))
    const answers = await Promise.all([
      setStatus(contract, '0', 'sw'),
      setStatus(contract, '2', 'cw'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { auditStatus } = await quotationOf(contract)
    expect(await again(contract)).toMatchObject({ quotationStatus: auditStatus })
  })

  test('passing and rejecting at once has one winner and one audit record', async () => {
    const contract = await of().quoteSubmitted(await of().draft(customerId()))
    const reject = () => app().call('contract.refuseQuotation', { id: contract.id, msg: 'x' }, 'cw')
    const pass = () => setStatus(contract, '2', 'cw')
    const answers = await Promise.all([pass(), reject(), pass(), reject()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await app().data('record.audits', { businessId: contract.id }, 'sw')).toHaveLength(1)
    const { auditStatus } = await quotationOf(contract)
    const { quotationStatus } = await app().data('contract.get', { id: contract.id }, 'sw')
    expect(auditStatus).toBe(quotationStatus)
  })
})

describe('the first quotation of a contract', () => {
  const dates = { validFrom: '2026-01-01', validTo: '2026-12-31' }
  const unpriced = (): Promise<Made> =>
    app().data('contract.create', contractDraft(customerId()), 'sw')
  const create = (contractId: string, given: object = {}) =>
    app().call('quotation.create', { contractId, ...dates, details: [flatLine], ...given }, 'sw')

  test('is written on its own and goes the way of all quotations', async () => {
    const contract = await unpriced()
    const { status, body } = await create(contract.id, { details: [flatLine, tieredLine] })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      customerId: customerId(),
      contractId: contract.id,
      auditStatus: 0,
    })
    expect(body.data.details).toHaveLength(2)
    const passed = await of().quoted(await again(contract))
    expect(await quotationOf(passed)).toMatchObject({ bjdNo: body.data.bjdNo, revision: 1 })
  })

  test('is the only one: who wants a second is told which one there is', async () => {
    const contract = await unpriced()
    const { bjdNo } = (await create(contract.id)).body.data
    const second = await create(contract.id)
    expect(statusAndReason(second)).toEqual([409, 'quotation.exists'])
    expect(second.body.msg).toContain(bjdNo)
  })

  test('written by two people at once has one winner', async () => {
    const { id } = await unpriced()
    const answers = await Promise.all([create(id), create(id), create(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await app().data('quotation.byContract', { contractId: id }, 'sw')).toHaveLength(1)
  })

  test('has lines, dates in their order, and a cost list that is in use', async () => {
    const { id } = await unpriced()
    expect(statusAndReason(await create(id, { details: [] }))).toEqual([400, 'request.invalid'])
    expect(statusAndReason(await create(id, { validTo: '2025-12-31' }))).toEqual([
      400,
      'tariff.datesReversed',
    ])
    const sheet = await app().data(
      'costList.create',
      { name: `未启用${turn()}`, items: [flatLine] },
      'sw',
    )
    expect(statusAndReason(await create(id, { costListId: sheet.id }))).toEqual([
      409,
      'costList.notEnabled',
    ])
  })
})

test('a stopped quotation is chosen no more, and a draft cannot be stopped', async () => {
  const quotation = await quotationOf(await of().quoted(await of().active(customerId())))
  const { bjdId: id, version }: { bjdId: string; version: number } = quotation
  const stop = (isStop: 0 | 1, at: number) =>
    app().call('quotation.setStopped', { id, version: at, isStop }, 'sw')
  expect((await stop(1, version)).body.data).toMatchObject({ isStop: 1 })
  expect(await app().data('quotation.usable', { customerId: customerId() }, 'jf')).toEqual([])
  expect(statusAndReason(await stop(0, version))).toEqual([409, 'record.stale'])
  expect((await stop(0, version + 1)).body.data).toMatchObject({ isStop: 0 })
  const draft = await quotationOf(await of().draft(customerId()))
  const early = { id: draft.bjdId, version: 1, isStop: 1 }
  expect(statusAndReason(await app().call('quotation.setStopped', early, 'sw'))).toEqual([
    409,
    'quotation.notAudited',
  ])
})

test('another tenant finds no quotation', async () => {
  const { bjdId: id } = await quotationOf(await of().draft(customerId()))
  expect((await app().call('quotation.get', { id }, 'sw.zjwl')).status).toBe(404)
  expect((await app().call('costList.itemsOfQuotation', { bjdId: id }, 'sw.zjwl')).status).toBe(404)
  expect((await app().call('quotation.get', { id }, 'kh')).status).toBe(404)
  expect(await app().data('record.prices', { businessId: id }, 'kh')).toEqual([])
})
