import type { Db } from '@yuncang/db/handle'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '../support/postgres.ts'
import { month, storeGoods } from '../support/stored-goods.ts'
import { waitsOfOthers } from './beside.ts'
import { fillBench, tenantOf } from './data.ts'
import { cpuBelow, memoryOf } from './load.ts'
import { ask, ended } from './job.ts'
import { placeBench } from './place.ts'
import { launch, type Launched } from './server.ts'

/*
 * A month of storage of one tenant (docs/domain/budgets.md#a-month): what of the processor and of memory its run takes,
 * and what people of other tenants wait for meanwhile. Seconds of the processor are the server's own (with those of
 * PostgreSQL beside them), so that they say the same on a machine that has other work; waits are compared with those of
 * the same calls right before. The server may use both processors.
 */
const { values } = parseArgs({
  options: {
    lots: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '20000' },
    engine: { type: 'string', default: 'sqlite' },
    'per-second': { type: 'string', default: '20' },
    seconds: { type: 'string', default: '30' },
    port: { type: 'string', default: '8097' },
    /** By which `npm run bench` has chosen this file. */
    only: { type: 'string' },
    /** A folder for the processor's profile of the run. */
    profile: { type: 'string' },
  },
})
const processorBudget = 20
const memoryBudgetMiB = 500

const folder = mkdtempSync(join(tmpdir(), 'yuncang-month-'))
const postgres = values.engine === 'postgres' ? await startPostgres() : undefined

async function chargeMonth(server: Launched, agent: Agent) {
  const started: { id: string } = await ask(server, agent, {
    method: 'POST',
    path: '/api/lh-wms/jftz/startPeriod',
    body: JSON.stringify(month),
  })
  return ended(server, agent, started.id)
}

const perSecond = Number(values['per-second'])
const { measure, tell, tellRatios } = waitsOfOthers(Number(values.orders), perSecond)

try {
  const fill = async (db: Db) => {
    await fillBench(db, Number(values.orders))
    return storeGoods(db, tenantOf(0), Number(values.lots))
  }
  const { dataDir, env, filled: lotDays } = await placeBench(folder, postgres, fill)
  const profile = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []
  const server = await launch(dataDir, Number(values.port), { engine: profile, cores: 'all', env })
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  await measure(server, agent, wait(5000))
  const idle = await measure(server, agent, wait(Number(values.seconds) * 1000))
  const perSecondIdle = idle.seconds / Number(values.seconds)
  const began = performance.now()
  const ofDatabase = postgres ? cpuBelow(postgres.pid) : 0
  const run = chargeMonth(server, agent)
  const busy = await measure(server, agent, run)
  const job = await run
  const took = (performance.now() - began) / 1000
  const database = postgres ? cpuBelow(postgres.pid) - ofDatabase : 0
  const peak = memoryOf(server.pid, 'VmHWM')
  const spent = busy.seconds - perSecondIdle * took
  const perMillion = (spent / lotDays) * 1_000_000
  console.log(
    `\n${values.engine}: ${values.lots} lots, ${lotDays} lot-days: ${job.status} ${job.failure ?? ''} ${JSON.stringify(job.result)}`,
  )
  console.log(
    `took ${took.toFixed(1)} s, ${spent.toFixed(1)} s of the processor${postgres ? ` and ${database.toFixed(1)} s of the database` : ''}; ${perMillion.toFixed(1)} s for a million lot-days, budget ${processorBudget}; at most ${peak.toFixed(0)} MiB, budget ${memoryBudgetMiB}`,
  )
  tell('alone', idle)
  tell('meanwhile', busy)
  tellRatios(busy, idle)
  agent.destroy()
  server.process.kill()
  if (values.profile) await once(server.process, 'exit')
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
