import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeBenchFile } from './data.ts'
import { watchHost } from './host.ts'
import { importFile, importOrders } from './import.ts'
import { send } from './load.ts'
import { latencyOf, mixture, paced } from './mixture.ts'
import { figuresOf, launch, sampleIds, type Launched } from './server.ts'
import { quantile } from './statistics.ts'

/*
 * What people notice of an import and of backups beside it: the same everyday work without and with them
 * (docs/domain/budgets.md#beside-heavy-work).
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    lines: { type: 'string', default: '99999' },
    seconds: { type: 'string', default: '30' },
    'per-second': { type: 'string', default: '50' },
    only: { type: 'string' },
  },
})
const budget = 3
const loopBudgetMs = 50

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'yuncang-at-once-'))
const data = join(folder, 'data')

async function backUp(to: string): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, ['apps/server/dist/backup.js', '--to', to], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the backup ended with ${code}`)
  return performance.now() - began
}

async function measure(server: Launched, call: () => Promise<unknown>, during: Promise<unknown>) {
  // A scrape begins the next stretch of the event loop's delay.
  await figuresOf(server.port)
  const host = watchHost()
  const { answers, failures } = await paced({
    perSecond: Number(values['per-second']),
    during,
    call,
  })
  const { seconds: taken, isFair } = host.stop()
  const fair = answers.filter(isFair)
  const latencies = fair.map(latencyOf)
  const figures = await figuresOf(server.port)
  // The figure holds the ten milliseconds between two looks.
  const loop = Math.max(0, (figures.get('nodejs_eventloop_lag_p99_seconds') ?? 0) - 0.01)
  return {
    failures,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    loop: loop * 1000,
    taken,
    leftOut: 1 - fair.length / answers.length,
  }
}

/** One backup after the other while an import runs; none is removed meanwhile, which would keep the disk busy. */
async function backUpDuring(work: Promise<unknown>): Promise<number[]> {
  const lengths: number[] = []
  const state = { isOver: false }
  const over = work.finally(() => (state.isOver = true))
  while (!state.isOver) {
    lengths.push(await backUp(join(folder, `backup-${lengths.length}`)))
  }
  await over
  return lengths
}

mkdirSync(data)
try {
  const file = join(data, 'yuncang.db')
  await makeBenchFile(file, join(root, 'packages/db/migrations/sqlite'), Number(values.orders))
  const server = await launch(data, 8096, { cores: 'all' })
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const next = mixture(Number(values.orders), sampleIds(file))
  const call = () => send(agent, server, next())
  const alone = (seconds: number) => measure(server, call, wait(seconds * 1000))
  await alone(10)
  const idle = await alone(Number(values.seconds))
  const imported = importOrders(server, importFile(Number(values.lines)))
  const backups = backUpDuring(imported)
  const busy = await measure(server, call, backups)
  console.log(`\n${values.orders} orders, ${values['per-second']} mixed requests a second`)
  for (const [name, { p50, p99, loop, failures, taken, leftOut }] of [
    ['alone', idle],
    ['at once', busy],
  ] as const) {
    console.log(
      `${name.padEnd(8)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, event loop p99 ${loop.toFixed(1)} ms, ${failures} failed, ${taken.toFixed(1)} s taken away by the host, for which ${(leftOut * 100).toFixed(1)} % of the requests are left out`,
    )
  }
  const ratio = busy.p99 / idle.p99
  console.log(
    `p99 x${ratio.toFixed(1)}, budget x${budget}: ${ratio <= budget ? 'met' : 'MISSED'}; event loop budget ${loopBudgetMs} ms: ${busy.loop < loopBudgetMs ? 'met' : 'MISSED'}`,
  )
  const inSeconds = (ms: number) => (ms / 1000).toFixed(1)
  const { lines, tookMs } = await imported
  const lengths = await backups
  console.log(
    `${lines} lines imported in ${inSeconds(tookMs)} s; ${lengths.length} backups, ${inSeconds(quantile(lengths, 0.5))} s each`,
  )
  agent.destroy()
  server.process.kill()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
