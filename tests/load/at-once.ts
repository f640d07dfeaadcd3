import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBenchFile } from './data.ts'
import { send } from './load.ts'
import { mixture, paced } from './mixture.ts'
import { figuresOf, launch, sampleIds, type Launched } from './server.ts'
import { quantile } from './statistics.ts'

/* What people notice of a backup: the same everyday work without one, and with one after the other (performance.md §4). */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
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
  rmSync(to, { recursive: true })
  return performance.now() - began
}

async function measure(
  server: Launched,
  call: () => Promise<unknown>,
  beside: () => Promise<void>,
) {
  // A scrape begins the next stretch of the event loop's delay.
  await figuresOf(server.port)
  const state = { isOver: false }
  const work = paced({
    perSecond: Number(values['per-second']),
    seconds: Number(values.seconds),
    call,
  }).finally(() => (state.isOver = true))
  while (!state.isOver) await beside()
  const { latencies, failures } = await work
  const figures = await figuresOf(server.port)
  // The figure holds the ten milliseconds between two looks.
  const loop = Math.max(0, (figures.get('nodejs_eventloop_lag_p99_seconds') ?? 0) - 0.01)
  return {
    failures,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    loop: loop * 1000,
  }
}

mkdirSync(data)
try {
  const file = join(data, 'yuncang.db')
  await makeBenchFile(file, join(root, 'packages/db/migrations/sqlite'), Number(values.orders))
  const server = await launch(data, 8096)
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const next = mixture(Number(values.orders), sampleIds(file))
  const call = () => send(agent, server, next())
  await paced({ perSecond: 100, seconds: 10, call })
  const pause = () => new Promise<void>((wake) => setTimeout(wake, 100))
  const idle = await measure(server, call, pause)
  const lengths: number[] = []
  const busy = await measure(server, call, async () => {
    lengths.push(await backUp(join(folder, 'backup')))
  })
  console.log(`\n${values.orders} orders, ${values['per-second']} mixed requests a second`)
  for (const [name, { p50, p99, loop, failures }] of [
    ['alone', idle],
    ['backup', busy],
  ] as const) {
    console.log(
      `${name.padEnd(8)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, event loop p99 ${loop.toFixed(1)} ms, ${failures} failed`,
    )
  }
  const ratio = busy.p99 / idle.p99
  console.log(
    `p99 x${ratio.toFixed(1)}, budget x${budget}: ${ratio <= budget ? 'met' : 'MISSED'}; event loop budget ${loopBudgetMs} ms: ${busy.loop < loopBudgetMs ? 'met' : 'MISSED'}`,
  )
  const median = (quantile(lengths, 0.5) / 1000).toFixed(1)
  console.log(`${lengths.length} backups, ${median} s each`)
  agent.destroy()
  server.process.kill()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
