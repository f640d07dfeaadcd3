import { openSqliteFile } from '@yuncang/db/sqlite/open'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverArgs, serverEnv } from '../../scripts/server-command.mjs'
import { patience } from '../support/patience.ts'

/* The server as a process of its own: what survives a kill, and how it stops when it is asked to. */
const root = join(import.meta.dirname, '../..')
const credential = `Basic ${Buffer.from('yuncang-web:yuncang-web').toString('base64')}`

let folder: string
let server: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuncang-process-'))
})
afterEach(async () => {
  if (server && server.exitCode === null && server.signalCode === null) {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the server on a port of the system's choice, and gives its address. */
async function start(env: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, serverArgs, {
    cwd: root,
    env: {
      ...serverEnv,
      PATH: process.env['PATH'],
      DEMO: '1',
      DEMO_MONTHS: '0',
      DATA_DIR: folder,
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server = child
  let output = ''
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  for await (const chunk of child.stdout) {
    output += String(chunk)
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)
    if (address && output.includes('API')) return address[0]
  }
  throw new Error(output)
}

async function clientOf(address: string) {
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { authorization: credential, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { code: number; data: any } // the envelope
  }
  const signedIn = await send('/api/lh-auth/token', { account: 'kf', password: 'Yuncang#2026' })
  const session = { 'x-access-token': String(signedIn.data.accessToken), 'tenant-node': 'WMS_DEMO' }
  const customers = await send('/api/lh-base/customer/list', { customerName: '样例橡胶' }, session)
  const customerId = String(customers.data.records[0].id)
  return (masterBillNo: string) =>
    send(
      '/api/lh-wms/inboundOrder/saveAll',
      {
        masterBillNo,
        customerId,
        inboundType: '1',
        expectDate: '2026-12-01',
        inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1' }],
      },
      session,
    )
}

test('killed in the middle of saving, it has every order that it acknowledged, and no half one', async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const save = await clientOf(await start())
    const life = { isOver: false }
    const writer = async (lane: number) => {
      for (let turn = 0; !life.isOver; turn += 1) {
        const bill = `KILL${round}${lane}-${String(turn).padStart(5, '0')}`
        const answer = await save(bill).catch(() => undefined)
        if (answer?.code === 200) acknowledged.push(bill)
      }
    }
    const target = acknowledged.length + 100
    const writers = [0, 1, 2, 3].map(writer)
    await expect.poll(() => acknowledged.length, patience).toBeGreaterThan(target)
    server!.kill('SIGKILL')
    await once(server!, 'exit')
    life.isOver = true
    await Promise.all(writers)
  }
  const raw = openSqliteFile(join(folder, 'yuncang.db'))
  const stored = raw.prepare('select master_bill_no from inbound_order').pluck().all()
  const halves = raw
    .prepare(
      `select count(*) from inbound_order o where
       (select count(*) from inbound_product p where p.order_id = o.id) <> 1 or
       (select count(*) from operate_record r where r.business_id = o.id) <> 1`,
    )
    .pluck()
    .get()
  const integrity = raw.pragma('integrity_check', { simple: true })
  raw.close()
  expect(acknowledged.filter((bill) => !stored.includes(bill))).toEqual([])
  expect([halves, integrity]).toEqual([0, 'ok'])
})

test('asked to stop, it answers what is under way and ends with 0', async () => {
  const save = await clientOf(await start())
  const underWay = Array.from({ length: 20 }, (_, index) => save(`STOP-${1000 + index}`))
  await Promise.race(underWay)
  const stopped = once(server!, 'exit')
  server!.kill('SIGTERM')
  const answers = await Promise.allSettled(underWay)
  const [code] = await stopped
  expect(code).toBe(0)
  const taken = answers.filter((answer) => answer.status === 'fulfilled')
  expect(taken.every((answer) => answer.value.code === 200)).toBe(true)
})

test('without the demo it does not start before it has its secrets', async () => {
  await expect(start({ DEMO: '0' })).rejects.toThrow(/SESSION_SECRET and PUBLIC_URL/)
})
