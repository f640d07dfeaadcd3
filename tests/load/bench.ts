import { spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { engineOptions, serverArgs, serverEnv } from '../../scripts/server-command.mjs'
import { benchToken, makeBenchFile, tenantOf } from './data.ts'
import { load, memoryOf, send, warmUp, type Round } from './load.ts'
import { sampleIds } from './server.ts'
import { quantile } from './statistics.ts'
import { workloads, type Workload } from './workloads.ts'

/*
 * Our server against a bare one on the same file in the same run. Seconds differ from machine to machine; the share of
 * the bare server's CPU economy that we keep does not, so that is what the budgets are about (docs/domain/budgets.md).
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    'warm-up': { type: 'string', default: '10000' },
    only: { type: 'string' },
  },
})
const orders = Number(values.orders)
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const warmUpCalls = Number(values['warm-up'])
const connections = 10
/** What a start leaves behind is given back soon after it. */
const idleAfterMs = 3000

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'yuncang-bench-'))

type Server = {
  name: string
  process: ChildProcess
  pid: number
  port: number
  readyMs: number
  headers: Record<string, string>
}

/** Starts a server on the first core where `taskset` is there, so that load and server do not share one. */
async function start(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  port: number,
): Promise<Server> {
  const pinned = existsSync('/usr/bin/taskset')
  const [command, rest] = pinned
    ? ['taskset', ['-c', '0', process.execPath, ...args]]
    : [process.execPath, args]
  const began = performance.now()
  const child = spawn(command, rest, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const headers = {
    authorization: `Basic ${Buffer.from('yuncang-web:yuncang-web').toString('base64')}`,
    'x-access-token': benchToken,
  }
  const server = { name, process: child, pid: child.pid ?? 0, port, readyMs: 0, headers }
  const agent = new Agent({ keepAlive: false })
  const probe = '/api/lh-wms/inboundOrder/searchMasterBillNo?masterBillNo=DMLN1'
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
    const call = { method: 'GET' as const, path: probe, tenant: tenantOf(0) }
    const isUp = await send(agent, server, call).then(
      () => true,
      () => false,
    )
    if (isUp) return { ...server, readyMs: performance.now() - began }
    await setTimeout(5)
  }
}

const median = (numbers: readonly number[]) => quantile(numbers, 0.5)

function summary(all: Round[]) {
  const latencies = all.flatMap((round) => round.latencies)
  return {
    perSecond: median(all.map((round) => round.requests / round.seconds)),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    cpuMs: median(all.map((round) => (round.cpuSeconds * 1000) / round.requests)),
  }
}

async function measure(workload: Workload, bare: Server, ours: Server) {
  const results = { bare: [] as Round[], ours: [] as Round[] }
  await assertSameAnswer(workload, bare, ours)
  // As many calls for both: in the same time the slower one would be less warm.
  for (const server of [bare, ours]) await warmUp(server, workload.next, connections, warmUpCalls)
  for (let round = 0; round < rounds; round += 1) {
    results.bare.push(await load(bare, workload.next, connections, seconds))
    results.ours.push(await load(ours, workload.next, connections, seconds))
  }
  return { bare: summary(results.bare), ours: summary(results.ours) }
}

/**
 * The comparison holds for the same bytes only (docs/domain/budgets.md#workloads); a new order has an id and a time of
 * its own.
 */
async function assertSameAnswer({ name, next }: Workload, bare: Server, ours: Server) {
  const call = next()
  const agent = new Agent({ keepAlive: false })
  const [expected, given] = [await send(agent, bare, call), await send(agent, ours, call)]
  if (name === 'create' || expected === given) return
  throw new Error(`${name}: the answers differ\n${expected}\n${given}`)
}

const cell = (text: string | number, width: number) => String(text).padStart(width)
const row = (cells: (string | number)[]) =>
  console.log(cells.map((each, index) => cell(each, index === 0 ? 8 : 12)).join(''))

async function main(): Promise<void> {
  console.log(`${orders} orders, ${connections} connections, ${rounds} rounds of ${seconds} s`)
  const bareFile = join(folder, 'bare.db')
  const oursFolder = join(folder, 'data')
  await makeBenchFile(bareFile, join(root, 'packages/db/migrations/sqlite'), orders)
  const oursFile = join(oursFolder, 'yuncang.db')
  mkdirSync(oursFolder)
  copyFileSync(bareFile, oursFile)
  const bareArgs = [...engineOptions, 'tests/load/bare-server.ts', bareFile, '8091']
  const bare = await start('bare', bareArgs, {}, 8091)
  process.once('exit', () => bare.process.kill())
  const ours = await start(
    'ours',
    serverArgs,
    {
      ...serverEnv,
      PORT: '8092',
      DATA_DIR: oursFolder,
      DEMO: '1',
      DEMO_MONTHS: '0',
      LOG_LEVEL: 'info',
      REQUESTS_PER_MINUTE: '999999999',
    },
    8092,
  )
  try {
    await setTimeout(idleAfterMs)
    console.log(
      `ready after ${Math.round(ours.readyMs)} ms, idle ${Math.round(memoryOf(ours.pid))} MiB`,
    )
    row([
      '',
      'bare/s',
      'ours/s',
      'bare p50',
      'ours p50',
      'ours p99',
      'bare cpu',
      'ours cpu',
      'ratio',
      'budget',
      '',
    ])
    for (const workload of workloads(orders, sampleIds(bareFile))) {
      if (values.only && values.only !== workload.name) continue
      const { bare: b, ours: o } = await measure(workload, bare, ours)
      const ratio = b.cpuMs / o.cpuMs
      row([
        workload.name,
        Math.round(b.perSecond),
        Math.round(o.perSecond),
        b.p50.toFixed(2),
        o.p50.toFixed(2),
        o.p99.toFixed(2),
        b.cpuMs.toFixed(3),
        o.cpuMs.toFixed(3),
        ratio.toFixed(2),
        workload.budget.toFixed(2),
        ratio >= workload.budget ? 'met' : 'MISSED',
      ])
    }
  } finally {
    ours.process.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
