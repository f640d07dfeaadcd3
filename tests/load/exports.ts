import { exportFormats } from '@yuncang/server/files/spreadsheet/export'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '../support/postgres.ts'
import { waitsOfOthers } from './beside.ts'
import { addOrders, fillBench, tenantOf } from './data.ts'
import { ask, ended } from './job.ts'
import { cpuBelow, memoryOf } from './load.ts'
import { placeBench } from './place.ts'
import { launch, type Launched } from './server.ts'

/*
 * A long list of one tenant that goes into a file (docs/domain/budgets.md#exports): what of the processor and of memory
 * its job takes, in the list's own order and by another column, and what people of other tenants wait for beside several
 * of them, one after the other.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '20000' },
    engine: { type: 'string', default: 'sqlite' },
    'per-second': { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
    /** Files one after the other, beside which others wait: one alone is over before there is a 99th of a hundred. */
    files: { type: 'string', default: '6' },
    port: { type: 'string', default: '8099' },
    /** By which `npm run bench` has chosen this file. */
    only: { type: 'string' },
  },
})
const processorBudget = 8
const memoryBudgetMiB = 300
const sorts: readonly { ascs?: string[] }[] = [{}, { ascs: ['masterBillNo'] }]

const folder = mkdtempSync(join(tmpdir(), 'yuncang-exports-'))
const postgres = values.engine === 'postgres' ? await startPostgres() : undefined
const { measure, tell, tellRatios } = waitsOfOthers(
  Number(values.orders),
  Number(values['per-second']),
)
const judged = (value: number, budget: number) => (value <= budget ? 'met' : 'MISSED')

async function exportOrders(server: Launched, agent: Agent, query: object) {
  const started: { id: string } = await ask(server, agent, {
    method: 'POST',
    path: '/api/lh-base/job/exportList',
    body: JSON.stringify({ list: 'inboundOrder', query }),
  })
  const job = await ended(server, agent, started.id)
  if (job.status !== 'done') throw new Error(`the export ended as ${job.status}: ${job.failure}`)
  return job
}

/** The same file several times, one after the other. */
async function exportAgain(server: Launched, agent: Agent, query: object): Promise<void> {
  for (let file = 0; file < Number(values.files); file += 1)
    await exportOrders(server, agent, query)
}

/**
 * The first file on a server of its own: what an earlier one has left in memory would count as this one's. Then what
 * others wait for beside more of them.
 */
async function measureFile(
  { dataDir, env }: Pick<Awaited<ReturnType<typeof placeBench>>, 'dataDir' | 'env'>,
  query: { format: string; ascs?: string[] },
): Promise<void> {
  const server = await launch(dataDir, Number(values.port), { cores: 'all', env })
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  await measure(server, agent, wait(5000))
  const idle = await measure(server, agent, wait(Number(values.seconds) * 1000))
  const began = performance.now()
  const ofDatabase = postgres ? cpuBelow(postgres.pid) : 0
  const run = exportOrders(server, agent, query)
  const first = await measure(server, agent, run)
  const job = await run
  const took = (performance.now() - began) / 1000
  const database = postgres ? cpuBelow(postgres.pid) - ofDatabase : 0
  const spent = first.seconds - (idle.seconds / Number(values.seconds)) * took + database
  const peak = memoryOf(server.pid, 'VmHWM')
  console.log(
    `\n${query.format} by ${query.ascs?.[0] ?? 'the usual order'}: ${JSON.stringify(job.result)} in ${took.toFixed(1)} s, ${spent.toFixed(1)} s of the processor, budget ${processorBudget}: ${judged(spent, processorBudget)}; at most ${peak.toFixed(0)} MiB, budget ${memoryBudgetMiB}: ${judged(peak, memoryBudgetMiB)}`,
  )
  const busy = await measure(server, agent, exportAgain(server, agent, query))
  tell('alone', idle)
  tell('meanwhile', busy)
  tellRatios(busy, idle)
  agent.destroy()
  server.process.kill()
  await once(server.process, 'exit')
}

try {
  const place = await placeBench(folder, postgres, async (db) => {
    const orders = Number(values.orders)
    await fillBench(db, orders)
    await addOrders(db, tenantOf(0), { from: orders, count: Number(values.rows) })
  })
  // The system writes out what was filled in; commits of the first server would wait for that.
  spawnSync('sync')
  console.log(`${values.engine}: ${values.rows} orders of one tenant`)
  for (const format of exportFormats)
    for (const sort of sorts) await measureFile(place, { ...sort, format })
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
