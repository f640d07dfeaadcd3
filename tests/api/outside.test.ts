import { system } from '@yuncang/db/handle'
import { createCaller } from '@yuncang/server/connectors/outside/caller'
import { createOutside } from '@yuncang/server/connectors/outside/create'
import { httpExchange, type Exchange } from '@yuncang/server/connectors/outside/exchange'
import { simulatedExchange } from '@yuncang/server/connectors/outside/faults'
import { deliverDue } from '@yuncang/server/outbox/worker'
import type { ConnectorFault } from '@yuncang/shared/domain/outside'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startApp, type TestApp } from '../support/app.ts'

let now = '2026-11-21T04:00:00.000Z'
const later = (ms: number) => {
  now = new Date(Date.parse(now) + ms).toISOString()
}
let app: TestApp
const waits: number[] = []
/** Nobody waits in a test: what will stay silent is given up soon, and pauses are only written down. */
const wait = async (ms: number) => void waits.push(ms)
const patience = { answerMs: 300_000, wait }
const hasty = { answerMs: 30, wait }

beforeAll(async () => {
  app = await startApp({ clock: () => now })
  const { config, db, clock, log } = app.services
  Object.assign(app.services, { outside: createOutside({ config, db, clock, log, patience }) })
})
afterAll(() => app.close())

const disturb = (name: 'customerPlatform' | 'contractSystem', fault: ConnectorFault) => {
  patience.answerMs = fault === 'silent' ? hasty.answerMs : 300_000
  return app.data('connector.setFault', { system: name, fault }, 'trainer')
}

describe('an outside system', () => {
  const answer = z.object({ value: z.number() })
  const ask = { tenant: 'WMS_DEMO', method: 'GET', path: '/x' } as const
  type Step = { status: number; text: string } | 'silence'
  const good = { status: 200, text: '{"value":1}' }
  const callerOver = (steps: Step[]) => {
    const keys: (string | undefined)[] = []
    const exchange: Exchange = (request, signal) => {
      keys.push(request.key)
      const step = steps.shift() ?? good
      if (step !== 'silence') return Promise.resolve(step)
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('late')), { once: true })
      })
    }
    const call = createCaller({
      exchange,
      clock: () => now,
      log: app.services.log,
      patience: hasty,
      unavailable: 'contractSystem.unavailable',
      refused: 'contractSystem.refused',
    })
    return { call, keys }
  }
  const unavailable = { reason: 'contractSystem.unavailable' }

  test.each<[string, Step]>([
    ['does not answer in time', 'silence'],
    ['answers 500', { status: 500, text: '' }],
    ['answers 429', { status: 429, text: '' }],
    ['answers garbage', { status: 200, text: '<html>' }],
    ['answers something else than was agreed', { status: 200, text: '{"value":"1"}' }],
  ])('that %s is asked again, with growing waits', async (_name, step) => {
    waits.length = 0
    const { call, keys } = callerOver([step, step])
    expect(await call(answer, ask)).toEqual({ value: 1 })
    expect(keys).toHaveLength(3)
    expect(waits).toEqual([200, 800])
  })

  test('is left alone after three attempts, and a refusal is believed at once', async () => {
    const broken = { status: 503, text: '' }
    const tired = callerOver([broken, broken, broken])
    await expect(tired.call(answer, ask)).rejects.toMatchObject(unavailable)
    expect(tired.keys).toHaveLength(3)
    const refusing = callerOver([{ status: 409, text: '{"msg":"额度不足"}' }])
    await expect(refusing.call(answer, ask)).rejects.toMatchObject({
      reason: 'contractSystem.refused',
      message: '合同系统拒绝了这次请求：额度不足',
    })
    expect(refusing.keys).toHaveLength(1)
  })

  test('is told once what carries no key, and again what carries one, under the same key', async () => {
    const broken = { status: 500, text: '' }
    const bare = callerOver([broken])
    const write = { ...ask, method: 'POST', body: {} } as const
    await expect(bare.call(answer, write)).rejects.toMatchObject(unavailable)
    expect(bare.keys).toHaveLength(1)
    const keyed = callerOver([broken, 'silence'])
    await keyed.call(answer, { ...write, key: 'k1' })
    expect(keyed.keys).toEqual(['k1', 'k1', 'k1'])
  })

  test('that fails five times is not asked for 30 seconds; then one call decides', async () => {
    const broken = { status: 500, text: '' }
    const { call, keys } = callerOver(Array.from({ length: 18 }, () => broken))
    for (let i = 0; i < 5; i++) await expect(call(answer, ask)).rejects.toMatchObject(unavailable)
    expect(keys).toHaveLength(15)
    await expect(call(answer, ask)).rejects.toMatchObject(unavailable)
    expect(keys).toHaveLength(15)
    // Another tenant's circuit is its own.
    await expect(call(answer, { ...ask, tenant: 'WMS_ZJWL' })).rejects.toMatchObject(unavailable)
    expect(keys).toHaveLength(18)
    later(29_999)
    await expect(call(answer, ask)).rejects.toMatchObject(unavailable)
    expect(keys).toHaveLength(18)
    later(1)
    expect(await call(answer, ask)).toEqual({ value: 1 })
    expect(await call(answer, ask)).toEqual({ value: 1 })
  })

  describe('over HTTP', () => {
    let close: (() => Promise<void>) | undefined
    afterEach(() => close?.())
    const serve = async (listener: RequestListener) => {
      const server = createServer(listener)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      close = () => new Promise((resolve) => server.close(() => resolve()))
      // A listening TCP server has an address with a port.
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    }
    const signal = () => AbortSignal.timeout(10_000)

    test('gets tenant, token, key and body as agreed', async () => {
      let seen: object = {}
      const url = await serve((request, response) => {
        const { authorization, 'x-tenant-node': tenant, 'idempotency-key': key } = request.headers
        seen = { method: request.method, url: request.url, authorization, tenant, key }
        response.end('{"ok":true}')
      })
      const request = {
        tenant: 'WMS_DEMO',
        method: 'POST',
        path: '/a',
        query: { name: '云 海' },
      } as const
      const got = await httpExchange(`${url}/`, 'secret')(
        { ...request, body: {}, key: 'k' },
        signal(),
      )
      expect(got).toEqual({ status: 200, text: '{"ok":true}' })
      expect(seen).toEqual({
        method: 'POST',
        url: '/a?name=%E4%BA%91+%E6%B5%B7',
        authorization: 'Bearer secret',
        tenant: 'WMS_DEMO',
        key: 'k',
      })
    })

    test('is not followed elsewhere and not read without end', async () => {
      const away = await serve((_request, response) => {
        response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
      })
      await expect(httpExchange(away, undefined)(ask, signal())).rejects.toThrow()
      await close?.()
      const endless = await serve((_request, response) => {
        const pour = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        }
        response.on('drain', pour)
        pour()
      })
      await expect(httpExchange(endless, undefined)(ask, signal())).rejects.toThrow('too large')
    })
  })
})

describe('customers of the platform', () => {
  test('are found by a part of their name, taken over once and brought up to date', async () => {
    expect(await app.data('customerSync.search', { key: ' ' }, 'kf')).toEqual([])
    const found = await app.data('customerSync.search', { key: '云海橡胶' }, 'kf')
    expect(found).toHaveLength(4)
    expect(found[0]).toEqual({
      id: 'PT00',
      customerName: '青岛云海橡胶有限公司（虚构）',
      dutyNumber: expect.stringMatching(/^91370200MAXX00/),
      address: '山东省青岛市保税港区示例路 1 号',
    })
    const taken = await app.data('customerSync.take', { id: 'PT00' }, 'kf')
    const again = await app.data('customerSync.byName', { customerName: taken.customerName }, 'kf')
    expect(again).toEqual(taken)
    const { records } = await app.data('customer.page', { customerName: '云海橡胶' }, 'kf')
    expect(records).toMatchObject([{ syncSource: '客户平台', customsEtpsNo: '3702960001' }])
  })

  test.each<[ConnectorFault, number, string]>([
    ['silent', 500, '客户平台暂时没有正常回应，请稍后再试；也可以手工新增客户'],
    ['error', 500, '客户平台暂时没有正常回应，请稍后再试；也可以手工新增客户'],
    ['garbage', 500, '客户平台暂时没有正常回应，请稍后再试；也可以手工新增客户'],
    ['refusal', 409, '客户平台拒绝了这次请求：模拟器按设置拒绝'],
  ])('with the fault %s say so', async (fault, code, msg) => {
    await disturb('customerPlatform', fault)
    const { body } = await app.call('customerSync.search', { key: '云海' }, 'kf')
    await disturb('customerPlatform', 'none')
    expect(body).toMatchObject({ code, msg })
    expect(await app.data('customerSync.search', { key: '云海' }, 'kf')).toHaveLength(4)
  })

  test('of a silent platform are given up even when the time was over before its fault was known', async () => {
    await disturb('customerPlatform', 'silent')
    const { db } = app.services
    const silent = simulatedExchange({ db, system: 'customerPlatform', patience }, () => {
      throw new Error('is never asked')
    })
    const asked = silent({ tenant: 'WMS_DEMO', method: 'GET', path: '/' }, AbortSignal.abort())
    await expect(asked).rejects.toThrow('no answer in time')
    await disturb('customerPlatform', 'none')
  })

  test('come late when the platform is slow', async () => {
    await disturb('customerPlatform', 'slow')
    expect(await app.data('customerSync.search', { key: '云海' }, 'kf')).toHaveLength(4)
    await disturb('customerPlatform', 'none')
  })

  test('are not asked for in a tenant of the group, and an unknown name is named', async () => {
    const inGroup = await app.call('customerSync.search', { key: '云海' }, 'kf.rzlg')
    expect(inGroup.body).toMatchObject({ code: 403, data: { reason: 'customer.syncNotHere' } })
    const unknown = await app.call('customerSync.byName', { customerName: '没有这家公司' }, 'kf')
    expect(unknown.body).toMatchObject({
      code: 404,
      msg: '客户平台没有「没有这家公司」，请核对全称或手工新增',
    })
  })

  test('are told of ours through the outbox, once however often the platform was silent', async () => {
    const { records } = await app.data('customer.page', { customerName: '青岛示范仓储' }, 'kf')
    const { id, version, customerName } = records[0]
    const told = () =>
      app.services.db.read(system('test'), async (db) => db.select(db.t.simulatedCustomer))
    await disturb('customerPlatform', 'error')
    await app.data('customerSync.save', { id, version }, 'kf')
    await deliverDue(app.services)
    expect(await told()).toEqual([])
    await disturb('customerPlatform', 'none')
    later(5_000)
    await Promise.all(Array.from({ length: 5 }, () => deliverDue(app.services)))
    await deliverDue(app.services)
    expect(await told()).toMatchObject([{ customerName, tenantNode: 'WMS_DEMO' }])
    expect(await app.data('customerSync.search', { key: customerName }, 'kf')).toHaveLength(1)
  })
})

describe('contracts of the contract system', () => {
  const sync = (input: object, as = 'sw') => app.call('contractSync.sync', input, as)

  test('come by number: in force when signed, else a draft; a second time nothing changes', async () => {
    const first = await sync({ contractCode: ' HTXT-202601-01 ' })
    expect(first.body.data).toEqual({ success: true, msg: '', added: 1, updated: 0 })
    const second = await sync({ contractCode: 'HTXT-202601-01' })
    expect(second.body.data).toEqual({ success: true, msg: '', added: 0, updated: 0 })
    await sync({ contractCode: 'HTXT-202601-02' })
    const { records } = await app.data('contract.page', { contractNo: 'HTXT-202601' }, 'sw')
    const states = records.map(
      (row: Record<string, unknown>) => `${String(row['contractNo'])} ${String(row['status'])}`,
    )
    expect(states.toSorted()).toEqual(['HTXT-202601-01 2', 'HTXT-202601-02 0'])
  })

  test('come by company and days of signing', async () => {
    const question = {
      contractSubjectNames: '青岛示例保税物流中心有限公司（虚构）',
      signDateStart: '2026-02-01',
      signDateEnd: '2026-03-31',
    }
    expect((await sync(question)).body.data).toMatchObject({ success: true, added: 4 })
  })

  test('that are not there: success is false', async () => {
    expect((await sync({ contractCode: 'HT-UNKNOWN' })).body).toMatchObject({
      code: 200,
      data: { success: false, msg: '合同系统没有符合条件的合同', added: 0 },
    })
  })

  test('are asked for as the specification says, with the right to more fields and without', async () => {
    expect((await sync({})).body.msg).toBe('请输入合同编号或者选择签约起止日期！')
    expect((await sync({}, 'kf')).body.msg).toBe('请输入合同编号')
    const reversed = {
      contractSubjectNames: 'x',
      signDateStart: '2026-02-02',
      signDateEnd: '2026-02-01',
    }
    expect((await sync(reversed)).body).toMatchObject({ code: 400 })
    expect((await sync({ contractCode: 'x' }, 'sw.whwl')).body).toMatchObject({ code: 403 })
  })

  test('become one with a draft of ours, which keeps its prices', async () => {
    await sync({ contractCode: 'HTXT-202509-01' })
    const page = await app.data('contract.page', { contractNo: 'HTXT-202509-01' }, 'sw')
    const synced = page.records[0]
    const draft = await app.data(
      'contract.create',
      {
        contractName: '本地草稿',
        contractSubjectNames: '青岛示例保税物流中心有限公司（虚构）',
        customerId: synced.customerId,
        contractType: '1',
        signDate: '2026-01-01',
        startDate: '2026-01-01',
        endDate: '2026-12-31',
        contractPartyList: [{ partyType: '4', customerId: synced.customerId }],
      },
      'sw',
    )
    const connection = { id: draft.id, version: draft.version, syncedId: synced.id }
    const one = await app.data('contractSync.connect', connection, 'sw')
    expect(one).toMatchObject({ id: draft.id, contractNo: 'HTXT-202509-01', status: 2 })
    const gone = await app.call('contract.get', { id: synced.id }, 'sw')
    expect(gone.body.code).toBe(404)
  })
})

test('only a training tenant disturbs its simulators', async () => {
  const fault = { system: 'contractSystem', fault: 'error' }
  expect((await app.call('connector.setFault', fault, 'admin.zjwl')).body).toMatchObject({
    code: 409,
    data: { reason: 'connector.notSimulated' },
  })
})
