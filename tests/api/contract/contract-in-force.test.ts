import { statusAndReason } from '../../support/app.ts'
import { describe, expect, test } from 'vitest'
import { contractSuite, newCustomer, scanOf } from '../../support/contracts.ts'

const { app, of, customerId, turn } = contractSuite()

describe('a contract in force', () => {
  test('is filed at a place with its scan, and taken out again', async () => {
    const { id, version } = await of().active(customerId())
    const place = { id, version, filingPlace: '1', filingNo: 'D-1' }
    const scan = await scanOf(app(), id)
    expect(statusAndReason(await app().call('contract.file', place, 'sw'))).toEqual([
      400,
      'contract.scanRequired',
    ])
    const nowhere = { ...place, filingPlace: '9', attachments: [scan] }
    expect((await app().call('contract.file', nowhere, 'sw')).status).toBe(400)
    const filed = await app().data('contract.file', { ...place, attachments: [scan] }, 'sw')
    expect(filed).toMatchObject({ filingState: 1, filingPlace: '1', filingNo: 'D-1' })
    const twice = await app().call('contract.file', { ...place, version: filed.version }, 'sw')
    expect(statusAndReason(twice)).toEqual([409, 'contract.filed'])
    const out = await app().data('contract.unfile', { id, version: filed.version }, 'sw')
    expect(out).toMatchObject({ filingState: 0, filingPlace: '' })
    const draft = await of().draft(customerId())
    const attachments = [await scanOf(app(), draft.id)]
    const early = { ...place, id: draft.id, version: 1, attachments }
    expect(statusAndReason(await app().call('contract.file', early, 'sw'))).toEqual([
      409,
      'contract.wrongStatus',
    ])
    expect(await app().data('contract.filingPlaces', {}, 'kf')).toHaveLength(4)
  })

  test('keeps its last payer; another one may stop', async () => {
    const second = await newCustomer(app(), `另一付款方${turn()}`)
    const payers = [customerId(), second].map((id) => ({ partyType: '4', customerId: id }))
    const { id } = await of().active(customerId(), { contractPartyList: payers })
    const [one, other] = await app().data('contract.parties', { id }, 'sw')
    const stop = (party: any, isStop: 0 | 1) =>
      app().call('contractParty.setStopped', { id: party.id, version: party.version, isStop }, 'sw')
    const answers = await Promise.all([stop(one, 1), stop(other, 1)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const parties = await app().data('contract.parties', { id }, 'sw')
    expect(parties.map((each: any) => each.isStop).sort()).toEqual([0, 1])
    const last = parties.find((each: any) => each.isStop === 0)
    expect(statusAndReason(await stop(last, 1))).toEqual([409, 'contract.lastPayer'])
    const stopped = parties.find((each: any) => each.isStop === 1)
    expect((await stop(stopped, 0)).body.data).toMatchObject({ isStop: 0 })
  })

  test('is stopped with a reason and resumed', async () => {
    const { id, version } = await of().active(customerId())
    const stop = (given: object) => app().call('contract.setStopped', { id, ...given }, 'sw')
    expect((await stop({ version, isStop: 1 })).body.code).toBe(400)
    const stopped = (await stop({ version, isStop: 1, stopReason: '欠费' })).body.data
    expect(stopped).toMatchObject({ isStop: 1, stopReason: '欠费' })
    const resumed = (await stop({ version: stopped.version, isStop: 0 })).body.data
    expect(resumed).toMatchObject({ isStop: 0, stopReason: '' })
  })

  test('names the people of its customer', async () => {
    const contacter = { customerId: customerId(), name: '王样例', phone: '13800000001' }
    await app().data('customerContacter.save', contacter, 'kf')
    const { id } = await of().draft(customerId())
    expect(await app().data('contract.contacters', { id }, 'sw')).toMatchObject([
      { name: '王样例' },
    ])
  })
})
