import { inTenant, system, type SystemTx } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { rolesChanged } from '@yuncang/server/modules/session/service/role-store'
import { sessionsChanged } from '@yuncang/server/platform/identity'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { patience } from '../support/patience.ts'
import { places } from '../support/places.ts'
import { roundRobin } from '../support/round-robin.ts'
import {
  credential,
  remoteClient,
  startProcess,
  type Place,
  type RemoteClient,
  type ServerProcess,
} from '../support/server-process.ts'

/* What docker-compose.scale.yml sets up, without containers: two processes on one PostgreSQL behind a balancer. */
const at = places('postgres')
const soon = { ...patience, interval: 20 }
let place: Place
let servers: ServerProcess[] = []
let balancer: Awaited<ReturnType<typeof roundRobin>>
let one: RemoteClient
let other: RemoteClient
let both: RemoteClient
let customerId: string

beforeAll(async () => {
  place = await at.fresh()
  const env = { TRUST_PROXY: '127.0.0.1' }
  // At once, as a new installation does: one of them migrates and fills the demo, the other waits.
  const [first, second] = await Promise.all([startProcess(place, env), startProcess(place, env)])
  servers = [first, second]
  balancer = await roundRobin(() => servers.map(({ address }) => address))
  one = remoteClient(() => first.address)
  other = remoteClient(() => second.address)
  both = remoteClient(() => balancer.address)
  const { records } = await one.data('customer.page', { customerName: '样例橡胶' }, 'kf')
  customerId = records[0].id
})
afterAll(async () => {
  await balancer?.close()
  for (const server of servers) await server.kill()
  await at.close()
})

const order = (masterBillNo: string) => ({
  masterBillNo,
  customerId,
  inboundType: '1',
  expectDate: '2026-12-01',
  inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1' }],
})

/** A call with a token that any replica gave. */
async function withToken(client: ServerProcess | undefined, token: string) {
  const response = await fetch(`${client!.address}/api/lh-base/user/getCurrentUser`, {
    headers: { authorization: credential, 'x-access-token': token, 'tenant-node': 'WMS_DEMO' },
  })
  return response.status
}

const change = (work: (tx: SystemTx) => Promise<unknown>) =>
  at.look(place, (db) => db.transaction(system('test'), work))

describe('two replicas', () => {
  test('who signs in at one works at the other, and who signs out at one is out at the other', async () => {
    const token = await one.signIn('ck')
    expect(await withToken(servers[1], token)).toBe(200)
    const response = await fetch(`${servers[0]!.address}/api/lh-base/user/logout`, {
      method: 'POST',
      headers: { authorization: credential, 'x-access-token': token },
    })
    expect(response.status).toBe(200)
    await vi.waitFor(async () => expect(await withToken(servers[1], token)).toBe(401), soon)
  })

  test('behind a balancer take turns, and give every number once', async () => {
    const bills = Array.from({ length: 40 }, (_, index) => `TURN-${1000 + index}`)
    const made = await Promise.all(
      bills.map((bill) => both.data('inboundOrder.create', order(bill), 'kf')),
    )
    expect(new Set(made.map(({ orderNo }) => orderNo)).size).toBe(40)
    const shares = servers.map(({ address }) => balancer.served.get(address) ?? 0)
    for (const share of shares) expect(share).toBeGreaterThan(15)
  })

  test('one Idempotency-Key makes one order, wherever it arrives', async () => {
    // Several rounds: one instance may look for the key just before the other has done its work.
    for (const bill of Array.from({ length: 20 }, (_, index) => `ONCE-${1000 + index}`)) {
      const send = (client: RemoteClient) =>
        client.call('inboundOrder.create', order(bill), 'kf', { 'idempotency-key': bill })
      const answers = await Promise.all([one, other, one, other].map(send))
      expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThan(0)
      for (const { code, reason } of answers)
        expect([code, reason]).toEqual(
          code === 200 ? [200, undefined] : [409, 'idempotency.running'],
        )
      const stored = await Promise.all([one, other].map(send))
      expect(stored[0]!.data.id).toBe(stored[1]!.data.id)
      const rows = await at.look(place, (db) =>
        db.read(inTenant('WMS_DEMO'), async (read) =>
          read.select(read.t.inboundOrder, eq(read.t.inboundOrder.masterBillNo, bill)),
        ),
      )
      expect(rows).toHaveLength(1)
    }
  })

  test('the guard against repeats holds over both', async () => {
    const guard = { 'prevent-repeat': 'true' }
    const send = (client: RemoteClient) =>
      client.call('inboundOrder.create', order('TWICE-0001'), 'kf', guard)
    const answers = await Promise.all([one, other].map(send))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(answers.find(({ code }) => code === 409)?.reason).toBe('request.repeated')
  })

  test('a parameter that is set at one counts at the other', async () => {
    const paramKey = 'reserve.expireHours'
    await one.data('param.set', { paramKey, paramValue: '48', version: 0 }, 'admin')
    const [seen] = await other.data('param.list', { paramKey }, 'lh')
    expect(seen).toMatchObject({ paramValue: '48', scope: '租户' })
  })

  test('words of a dictionary that change are the same at both', async () => {
    const ask = (client: RemoteClient) =>
      client.data('dictionary.find', { code: 'INBOUND_TYPE' }, 'kf')
    const before = await ask(other)
    await change(async (tx) => {
      const { dictEntry } = tx.t
      await tx.update(dictEntry, { labelZh: '改过的词' }, eq(dictEntry.code, 'INBOUND_TYPE'))
    })
    await vi.waitFor(async () => {
      const seen = [await ask(one), await ask(other)]
      expect(seen[0]).toEqual(seen[1])
      expect(seen[0]).not.toEqual(before)
    }, soon)
  })

  test('rights that a role loses are gone at both', async () => {
    const look = async () => {
      const replies = await Promise.all(
        [one, other].map((client) => client.call('customer.page', {}, 'sw')),
      )
      return replies.map(({ code }) => code)
    }
    expect(await look()).toEqual([200, 200])
    await change(async (tx) => {
      await tx.update(tx.t.role, { permissions: [] }, eq(tx.t.role.roleCode, 'sw'))
      await tx.publish(rolesChanged, '')
    })
    await vi.waitFor(async () => expect(await look()).toEqual([403, 403]), soon)
  })

  test('a tenant that is locked is locked at both, and its neighbour works on', async () => {
    await Promise.all([one.signIn('kf.hd'), other.signIn('kf.hd'), one.signIn('kf.zjwl')])
    await change(async (tx) => {
      await tx.update(tx.t.tenant, { isLock: 1 }, eq(tx.t.tenant.dataNode, 'WMS_HD'))
      await tx.publish(sessionsChanged, '')
    })
    const look = (as: string) =>
      Promise.all(
        [one, other].map(async (client) => (await client.call('customer.page', {}, as)).code),
      )
    await vi.waitFor(async () => expect(await look('kf.hd')).toEqual([423, 423]), soon)
    expect(await look('kf.zjwl')).toEqual([200, 200])
  })

  test('when one is killed, the other takes over: people stay signed in', async () => {
    await both.data('customer.page', {}, 'kf')
    await servers[0]!.kill()
    const bills = Array.from({ length: 6 }, (_, index) => `REST-${1000 + index}`)
    for (const bill of bills) await both.data('inboundOrder.create', order(bill), 'kf')
    const page = await both.data('inboundOrder.page', { masterBillNo: 'REST-' }, 'kf')
    expect(page.total).toBe(6)
  })
})
