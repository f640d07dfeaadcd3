import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { openNoticeLine } from '../../apps/web/src/lib/notice-line.ts'
import type { Socket } from '../../apps/web/src/lib/reconnecting-socket.ts'
import { eventually } from '../support/jobs.ts'
import { places } from '../support/places.ts'
import { roundRobin } from '../support/round-robin.ts'
import { remoteClient, startProcess, type ServerProcess } from '../support/server-process.ts'
import { tenantOf } from '../support/app.ts'

/*
 * One of two replicas stops, as in an upgrade: windows move to the other, and nobody is refused
 * (docs/domain/resilience.md#lines-that-break).
 */
const at = places('postgres')
const accounts = ['admin', 'kf', 'sh', 'ck', 'jf', 'kf.zjwl', 'sh.zjwl', 'ck.zjwl', 'kf.hd']
const windowsEach = 5
const callsEach = 50
let servers: ServerProcess[] = []
let balancer: Awaited<ReturnType<typeof roundRobin>>
const ends: (() => void)[] = []

beforeAll(async () => {
  const place = await at.withDemo()
  const env = { TRUST_PROXY: '127.0.0.1' }
  servers = await Promise.all([startProcess(place, env), startProcess(place, env)])
  balancer = await roundRobin(() => servers.map(({ address }) => address))
})
afterAll(async () => {
  for (const end of ends) end()
  await balancer?.close()
  for (const server of servers) await server.kill()
  await at.close()
})

test('windows come back at the other replica, hear what was said, and no call fails', async () => {
  const client = remoteClient(() => balancer.address)
  const [stopping, staying] = servers.map(({ address }) => address)
  const heard: string[] = []
  /** Where each window listens now. */
  const listensAt: (string | undefined)[] = []

  async function open(account: string): Promise<void> {
    const { id } = await client.data('session.currentUser', {}, account)
    const headers = { cookie: `x-access-token=${await client.signIn(account)}` }
    for (let n = 0; n < windowsEach; n += 1) {
      const window = listensAt.push(undefined) - 1
      let turn = n
      let address = ''
      const line = openNoticeLine({
        connect() {
          address = servers[turn++ % servers.length]!.address
          const { host } = new URL(address)
          const path = `/api/lh-wms/websocket/${tenantOf(account)}${id}`
          const socket = new WebSocket(`ws://${host}${path}`, { origin: address, headers })
          // Said once more to whoever listens the browser's way.
          socket.on('error', () => {})
          // The same events as a browser's.
          return socket as unknown as Socket
        },
        locale: 'zh',
        onUp: () => (listensAt[window] = address),
        onRights: () => {},
        onMoved: () => {},
        onSentAway: () => {},
        onNotice: ({ message }) => heard.push(message),
      })
      ends.push(() => line.close())
    }
  }

  for (const account of accounts) await open(account)
  await eventually(() => listensAt.filter(Boolean).length).toBe(accounts.length * windowsEach)
  expect(listensAt.filter((address) => address === stopping).length).toBeGreaterThan(20)

  const calls = { made: 0, failures: [] as string[], isOver: false }
  const busy = Array.from({ length: 4 }, async (_, lane) => {
    for (let n = 0; n < callsEach || !calls.isOver; n += 1) {
      const as = accounts[(lane + n) % accounts.length]!
      const said = await client.call('customer.page', {}, as).then(
        ({ code, reason }) => (code === 200 ? undefined : `${as}: ${code} ${reason}`),
        (error: unknown) => `${as}: ${String(error)}`,
      )
      calls.made += 1
      if (said !== undefined) calls.failures.push(said)
    }
  })
  servers[0]!.child.kill('SIGTERM')
  await eventually(() => servers[0]!.child.exitCode).toBe(0)
  await eventually(() => listensAt.every((address) => address === staying)).toBe(true)
  await client.data('notice.test', { message: '升级好了' }, 'kf')
  await eventually(() => heard.length).toBe(windowsEach)
  calls.isOver = true
  await Promise.all(busy)
  expect(calls.made).toBeGreaterThanOrEqual(4 * callsEach)
  expect(calls.failures).toEqual([])
})
