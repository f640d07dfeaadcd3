import { system } from '@yuncang/db/handle'
import { simulatedExchange } from '@yuncang/server/connectors/outside/faults'
import { deliverDue } from '@yuncang/server/outbox/worker'
import type { ConnectorFault } from '@yuncang/shared/nouns/connector/rules'
import { describe, expect, test } from 'vitest'
import { envelopeOf, raw } from '../../support/raw-request.ts'
import { outsideSuite } from './outsides.ts'

const { app, later, patience, disturb } = outsideSuite()

describe('customers of the platform', () => {
  test('are found by a part of their name, taken over once and brought up to date', async () => {
    expect(await app().data('customerSync.search', { key: ' ' }, 'kf')).toEqual([])
    const found = await app().data('customerSync.search', { key: '云海橡胶' }, 'kf')
    expect(found).toHaveLength(4)
    expect(found[0]).toEqual({
      id: 'PT00',
      customerName: '青岛云海橡胶有限公司（虚构）',
      dutyNumber: expect.stringMatching(/^91370200MAXX00/),
      address: '山东省青岛市保税港区示例路 1 号',
    })
    const taken = await app().data('customerSync.take', { id: 'PT00' }, 'kf')
    const again = await app().data(
      'customerSync.byName',
      { customerName: taken.customerName },
      'kf',
    )
    expect(again).toEqual(taken)
    const { records } = await app().data('customer.page', { customerName: '云海橡胶' }, 'kf')
    expect(records).toMatchObject([{ syncSource: '客户平台', customsEtpsNo: '3702960001' }])
  })

  test('are not asked for by dots, which would lead to another address of the platform', async () => {
    const signedIn = Object.entries({ host: 'x', ...(await app().headersOf('kf')) })
    const headers = signedIn.map((pair) => pair.join(': ')).join('\r\n')
    for (const id of ['.', '..', '%2E%2E', '%2e', '...', '%20..']) {
      const start = `GET /api/lh-base/customer/syncCustomer2/${id} HTTP/1.1`
      const answer = envelopeOf(await raw(app(), `${start}\r\n${headers}\r\n\r\n`))
      expect({ id, reason: answer.data.reason }).toEqual({ id, reason: 'request.invalid' })
      expect(answer.msg).toContain('客户平台没有这样的编号')
    }
  })

  test.each<[ConnectorFault, number, string]>([
    ['silent', 500, '客户平台暂时没有正常回应，请稍后再试；也可以手工新增客户'],
    ['error', 500, '客户平台暂时没有正常回应，请稍后再试；也可以手工新增客户'],
    ['garbage', 500, '客户平台暂时没有正常回应，请稍后再试；也可以手工新增客户'],
    ['refusal', 409, '客户平台拒绝了这次请求：模拟器按设置拒绝'],
  ])('with the fault %s say so', async (fault, code, msg) => {
    await disturb('customerPlatform', fault)
    const { body } = await app().call('customerSync.search', { key: '云海' }, 'kf')
    await disturb('customerPlatform', 'none')
    expect(body).toMatchObject({ code, msg })
    expect(await app().data('customerSync.search', { key: '云海' }, 'kf')).toHaveLength(4)
  })

  test('of a silent platform are given up even when the time was over before its fault was known', async () => {
    await disturb('customerPlatform', 'silent')
    const { db } = app().services
    const silent = simulatedExchange({ db, system: 'customerPlatform', patience }, () => {
      throw new Error('is never asked')
    })
    const asked = silent({ tenant: 'WMS_DEMO', method: 'GET', path: '/' }, AbortSignal.abort())
    await expect(asked).rejects.toThrow('no answer in time')
    await disturb('customerPlatform', 'none')
  })

  test('come late when the platform is slow', async () => {
    await disturb('customerPlatform', 'slow')
    expect(await app().data('customerSync.search', { key: '云海' }, 'kf')).toHaveLength(4)
    await disturb('customerPlatform', 'none')
  })

  test('are not asked for in a tenant of the group, and an unknown name is named', async () => {
    const inGroup = await app().call('customerSync.search', { key: '云海' }, 'kf.rzlg')
    expect(inGroup.body).toMatchObject({ code: 403, data: { reason: 'customer.syncNotHere' } })
    const unknown = await app().call('customerSync.byName', { customerName: '没有这家公司' }, 'kf')
    expect(unknown.body).toMatchObject({
      code: 404,
      msg: '客户平台没有「没有这家公司」，请核对全称或手工新增',
    })
  })

  test('are told of ours through the outbox, once however often the platform was silent', async () => {
    const { records } = await app().data('customer.page', { customerName: '青岛示范仓储' }, 'kf')
    const { id, version, customerName } = records[0]
    const told = () =>
      app().services.db.read(system('test'), async (db) => db.select(db.t.simulatedCustomer))
    await disturb('customerPlatform', 'error')
    await app().data('customerSync.save', { id, version }, 'kf')
    await deliverDue(app().services)
    expect(await told()).toEqual([])
    await disturb('customerPlatform', 'none')
    later(5_000)
    await Promise.all(Array.from({ length: 5 }, () => deliverDue(app().services)))
    await deliverDue(app().services)
    expect(await told()).toMatchObject([{ customerName, tenantNode: 'WMS_DEMO' }])
    expect(await app().data('customerSync.search', { key: customerName }, 'kf')).toHaveLength(1)
  })
})
