// @postgres: races of the steps of a contract
import { statusAndReason } from '../../support/app.ts'
import { describe, expect, test } from 'vitest'
import { beside } from '../../support/beside.ts'
import { contractDraft, contractSuite, scanOf } from '../../support/contracts.ts'
import { engineOfRun } from '../../support/database.ts'

const { app, of, customerId, setStatus } = contractSuite()

describe('the way of a contract', () => {
  test('submitted by one, passed by another; every step has one record, the judgement an audit record', async () => {
    const contract = await of().active(customerId())
    expect(contract).toMatchObject({ status: 2, version: 3 })
    const actions = await app().data('record.operations', { businessId: contract.id }, 'cw')
    expect(actions.map((each: any) => each.action)).toEqual(['create', 'submit', 'pass'])
    expect(actions.at(-1).fieldDiff).toEqual({ status: { before: 1, after: 2 } })
    expect(await app().data('record.audits', { businessId: contract.id }, 'sw')).toMatchObject([
      { auditModule: 'HTGL', step: 1, result: 2, auditor: '财务老周' },
    ])
  })

  test('without prices it cannot be submitted', async () => {
    const made = await app().data('contract.create', contractDraft(customerId()), 'sw')
    expect(statusAndReason(await setStatus(made, '1', 'sw'))).toEqual([409, 'contract.noLines'])
  })

  test.each([
    ['1', 'draft', ['cw', 'sh']],
    ['0', 'submitted', ['cw', 'sh']],
    ['2', 'submitted', ['sw']],
  ] as const)('status %s of a %s is not for %o', async (status, state, roles) => {
    const contract = await of()[state](customerId())
    for (const role of roles) {
      expect(statusAndReason(await setStatus(contract, status, role))).toEqual([
        403,
        'access.denied',
      ])
    }
    for (const role of ['kf', 'jf', 'kh', 'ck']) {
      expect((await setStatus(contract, status, role)).status).toBe(403)
    }
  })

  test('a business auditor passes it as well', async () => {
    const answer = await setStatus(await of().submitted(customerId()), '2', 'sh')
    expect(answer.body.data).toMatchObject({ status: 2 })
  })

  test('nobody audits what they submitted, and only who submitted withdraws', async () => {
    const made = await of().draft(customerId())
    const as = 'multi@WMS_DEMO'
    expect((await setStatus(made, '1', as)).status).toBe(200)
    const submitted = { ...made, version: 2 }
    expect(statusAndReason(await setStatus(submitted, '2', as))).toEqual([403, 'contract.ownAudit'])
    const reject = { id: made.id, msg: 'no' }
    expect(statusAndReason(await app().call('contract.refuse', reject, as))).toEqual([
      403,
      'contract.ownAudit',
    ])
    expect(statusAndReason(await setStatus(submitted, '0', 'sw'))).toEqual([
      403,
      'contract.otherSubmitter',
    ])
    expect((await setStatus(submitted, '0', as)).body.data).toMatchObject({
      status: 0,
      submitBy: null,
    })
  })

  test('a rejection says why and leads back to the clerk, who may submit again', async () => {
    const { id } = await of().submitted(customerId())
    const blank = await app().call('contract.refuse', { id, msg: ' ' }, 'cw')
    expect(blank.status).toBe(400)
    expect((await app().call('contract.refuse', { id, msg: '缺附件' }, 'sw')).status).toBe(403)
    const rejected = await app().data('contract.refuse', { id, msg: '缺附件' }, 'cw')
    expect(rejected).toMatchObject({ status: 3 })
    expect(await app().data('record.audits', { businessId: id }, 'sw')).toMatchObject([
      { result: 3, msg: '缺附件' },
    ])
    expect((await setStatus(rejected, '1', 'sw')).body.data).toMatchObject({ status: 1 })
  })

  test('a step on an old version, or from another state, is refused', async () => {
    const submitted = await of().submitted(customerId())
    const old = { ...submitted, version: 1 }
    expect(statusAndReason(await setStatus(old, '2', 'cw'))).toEqual([409, 'record.stale'])
    expect(statusAndReason(await setStatus(submitted, '1', 'sw'))).toEqual([
      409,
      'contract.wrongStatus',
    ])
    expect((await setStatus(submitted, '9', 'cw')).status).toBe(400)
  })

  test('passing and rejecting at once has one winner and one audit record', async () => {
    const contract = await of().submitted(customerId())
    const reject = () => app().call('contract.refuse', { id: contract.id, msg: 'x' }, 'sh')
    const answers = await Promise.all([
      setStatus(contract, '2', 'cw'),
      reject(),
      setStatus(contract, '2', 'sh'),
      reject(),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await app().data('record.audits', { businessId: contract.id }, 'sw')).toHaveLength(1)
  })

  test('beside another one in force of the same kind it is passed only after a second look', async () => {
    const first = await of().active(customerId())
    const second = await of().submitted(customerId(), {
      startDate: '2026-12-31',
      endDate: '2027-12-31',
    })
    const answer = await setStatus(second, '2', 'cw')
    expect([answer.status, answer.body.msg]).toEqual([
      409,
      `该客户同类型的合同 ${first.contractNo} 在 2026-01-01 至 2026-12-31 有效，确认后可同时生效`,
    ])
    expect((await setStatus(second, '2', 'cw', { confirmed: true })).status).toBe(200)
    const other = await of().submitted(customerId(), { contractType: '2' })
    expect((await setStatus(other, '2', 'cw')).status).toBe(200)
  })

  test('two overlapping ones passed at once do not both slip through', async () => {
    const both = [await of().submitted(customerId()), await of().submitted(customerId())]
    const answers = await Promise.all(both.map((each) => setStatus(each, '2', 'cw')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is voided by finance alone, with the paper of both sides', async () => {
    const { id, version } = await of().active(customerId())
    const name = '解除协议.pdf'
    const paper = await scanOf(app(), id, { as: 'cw', name })
    const call = (attachments: string[], as: string) =>
      app().call('contract.void', { id, version, msg: '协商解除', attachments }, as)
    expect((await call([paper], 'sw')).status).toBe(403)
    expect((await call([], 'cw')).status).toBe(400)
    expect((await call([paper], 'cw')).body.data).toMatchObject({
      status: 9,
      stopReason: '协商解除',
      attachments: [{ id: paper, name }],
    })
    expect(statusAndReason(await call([paper], 'cw'))).toEqual([409, 'contract.wrongStatus'])
  })
})

test.runIf(engineOfRun === 'postgres')(
  'of two people of whom one renews a contract and one says that it ends, one is told',
  async () => {
    const { id, version } = await of().active(customerId(), { endDate: '2026-12-31' })
    const decline = () =>
      app().call('contract.declineRenewal', { id, version, reason: '搬迁' }, 'sw')
    const renew = () => app().call('contract.renew', { id, version }, 'sw')
    const lock = 'select id from contract where id = $1 for update'
    const held = { ownerUrl: app().database.ownerUrl, lock, params: [id] }
    expect(await beside(held, [decline, renew])).toEqual([
      [200, undefined],
      [409, 'record.stale'],
    ])
  },
)
