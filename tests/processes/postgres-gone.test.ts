import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { gateTo } from '../support/gate.ts'
import { eventually } from '../support/jobs.ts'
import { patience } from '../support/patience.ts'
import { places } from '../support/places.ts'
import {
  remoteClient,
  startProcess,
  type Place,
  type Reply,
  type RemoteClient,
  type ServerProcess,
} from '../support/server-process.ts'

/*
 * A database that goes away for a while under a server that stays
 * (docs/domain/resilience.md#a-database-that-goes-away).
 */
const at = places('postgres')
let servers: ServerProcess[] = []
let place: Place
let gate: Awaited<ReturnType<typeof gateTo>>
let server: ServerProcess
let client: RemoteClient
/** Another instance, whose way to the database is open all the time. */
let neighbour: RemoteClient

beforeAll(async () => {
  place = await at.withDemo()
  const url = new URL(place.env['DATABASE_URL']!)
  gate = await gateTo(Number(url.port))
  url.port = String(gate.port)
  const behind = { ...place, env: { ...place.env, DATABASE_URL: url.href } }
  const [first, second] = await Promise.all([startProcess(behind), startProcess(place)])
  servers = [first, second]
  server = first
  client = remoteClient(() => first.address)
  neighbour = remoteClient(() => second.address)
})
afterAll(async () => {
  for (const each of servers) await each.kill()
  await gate?.close()
  await at.close()
})

const statusOf = async (path: string) => (await fetch(server.address + path)).status

/** Notices as the clerk's window hears them at the server behind the gate. */
async function listen() {
  const heard: string[] = []
  const { id } = await client.data('session.currentUser', {}, 'kf')
  const { host } = new URL(server.address)
  const socket = new WebSocket(`ws://${host}/api/lh-wms/websocket/WMS_DEMO${id}`, {
    origin: server.address,
    headers: { cookie: `x-access-token=${await client.signIn('kf')}` },
  })
  let isReady = false
  socket.on('message', (data) => {
    // ws gives a Buffer unless it is told otherwise.
    const { type, message } = JSON.parse((data as Buffer).toString()) as Record<string, string>
    if (type === 'ready') isReady = true
    if (type === 'notice') heard.push(message ?? '')
  })
  socket.on('open', () => socket.send(JSON.stringify({ type: 'init' })))
  await vi.waitUntil(() => isReady, patience)
  return { heard, end: () => socket.terminate() }
}

/** As many calls at once as there are connections: none of them was lost. */
const worksAgain = () =>
  eventually(async () => {
    const calls = Array.from({ length: 10 }, () => client.call('customer.page', {}, 'kf'))
    return (await Promise.all(calls)).every(({ code }) => code === 200)
  }).toBe(true)

const said = (text: string) => expect.stringContaining(text)

describe.each(['break', 'silence'] as const)('a database that is gone (%s)', (how) => {
  test('is said in an envelope, heals by itself, and what was missed is heard', async () => {
    const window = await listen()
    const calls = Array.from({ length: 14 }, () => client.call('customer.page', {}, 'kf'))
    await Promise.all(calls)
    gate[how]()
    const asked = ['customer.page', 'inboundOrder.page', 'session.currentUser', 'notice.unread']
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, n) => client.call(asked[n % asked.length]!, {}, 'kf')),
    )
    // People whom the server remembers for a second may still be told who they are.
    const failed = replies.filter(({ code }) => code !== 200)
    expect(failed.length).toBeGreaterThan(8)
    for (const { status, code, msg } of failed) {
      expect([429, 500]).toContain(code)
      expect(status).toBe(code)
      expect(msg).toMatch(/^(系统暂时无法处理|系统繁忙|服务器异常)/)
    }
    await eventually(() => statusOf('/readyz')).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    await neighbour.data('notice.test', { message: '离线时' }, 'kf')
    gate.open()
    await eventually(() => statusOf('/readyz')).toBe(200)
    await eventually(() => window.heard).toEqual([said('离线时')])
    await neighbour.data('notice.test', { message: '回来后' }, 'kf')
    await eventually(() => window.heard).toEqual([said('离线时'), said('回来后')])
    await worksAgain()
    window.end()
    expect(server.child.exitCode).toBe(null)
  })
})

test('a database that hangs is said to the first who asks whether the server is ready', async () => {
  await eventually(() => statusOf('/readyz')).toBe(200)
  gate.silence()
  // Before the heartbeat could have noticed: nobody waits for that.
  expect(await statusOf('/readyz')).toBe(503)
  gate.open()
  await worksAgain()
})

test('every connection in use: whoever waits in vain is told to come again, and nothing leaks', async () => {
  const owner = new pg.Client({ connectionString: place.env['DATABASE_OWNER_URL'] })
  await owner.connect()
  await owner.query('begin; lock table customer')
  const refused: Reply[] = []
  const calls = Array.from({ length: 30 }, async () => {
    const reply = await client.call('customer.page', {}, 'kf')
    if (reply.code !== 200) refused.push(reply)
    return reply.code
  })
  await eventually(() => refused.length).toBe(20)
  await owner.query('rollback')
  await owner.end()
  for (const each of refused)
    expect(each).toMatchObject({
      status: 429,
      code: 429,
      reason: 'server.busy',
      msg: '系统繁忙，请稍后再试',
    })
  expect((await Promise.all(calls)).filter((code) => code === 200)).toHaveLength(10)
  await worksAgain()
})

test('jobs go on', async () => {
  await servers[1]!.kill()
  gate.break()
  await eventually(() => statusOf('/readyz')).toBe(503)
  gate.open()
  await eventually(() => statusOf('/readyz')).toBe(200)
  const order = { list: 'customer', query: {} }
  const { id } = await client.data('job.exportList', order, 'kf')
  await eventually(async () => (await client.data('job.get', { id }, 'kf')).status).toBe('done')
})
