import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeBenchFile } from './data.ts'
import { collectGarbage } from './inspector.ts'
import { send } from './load.ts'
import { latencyOf, mixture, paced } from './mixture.ts'
import { figuresOf, launch, sampleIds } from './server.ts'
import { quantile } from './statistics.ts'

/*
 * Half an hour of everyday work: what a server leaks, it leaks slowly. Memory is compared from minute 5 on, as medians
 * of fifths, so that one collection more or less decides nothing; handles and descriptors must stay where they were
 * (docs/domain/resilience.md#memory). The file is larger than the page caches of SQLite, which are full before that.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    orders: { type: 'string', default: '100000' },
    'per-second': { type: 'string', default: '50' },
    port: { type: 'string', default: '8093' },
  },
})
const minutes = Number(values.minutes)
const sampleMs = Math.max(1000, (minutes * 60_000) / 180)
const warmAfter = Math.min(5, minutes / 6)
const memoryBudget = 0.03
const handlesBudget = 5

type Sample = { at: number; rss: number; heap: number; handles: number; fds: number }

async function sample(port: number, began: number): Promise<Sample> {
  const figures = await figuresOf(port)
  const of = (name: string) => figures.get(name) ?? Number.NaN
  return {
    at: (performance.now() - began) / 60_000,
    rss: of('process_resident_memory_bytes') / 1024 / 1024,
    heap: of('nodejs_heap_size_used_bytes') / 1024 / 1024,
    handles: of('nodejs_active_resources_total'),
    fds: of('process_open_fds'),
  }
}

type Figure = 'rss' | 'heap' | 'handles' | 'fds'
const warmOf = (samples: readonly Sample[]) => {
  const warm = samples.filter(({ at }) => at >= warmAfter)
  return { warm, fifth: Math.max(1, Math.floor(warm.length / 5)) }
}

/** Medians of the first and the last fifth of what was sampled after the warm-up. */
function ends(samples: readonly Sample[], figure: Figure): readonly [number, number] {
  const { warm, fifth } = warmOf(samples)
  const median = (part: readonly Sample[]) =>
    quantile(
      part.map((each) => each[figure]),
      0.5,
    )
  return [median(warm.slice(0, fifth)), median(warm.slice(-fifth))]
}

function verdict(samples: readonly Sample[]): void {
  for (const figure of ['rss', 'heap', 'handles', 'fds'] as const) {
    const [first, last] = ends(samples, figure)
    const growth = last / first - 1
    const limit = figure === 'rss' ? `${memoryBudget * 100} %` : `+${handlesBudget}`
    const isFlat = figure === 'rss' ? growth < memoryBudget : last - first <= handlesBudget
    const judged = figure === 'heap' ? '' : `budget ${limit}: ${isFlat ? 'flat' : 'GROWS'}`
    const change = `${first.toFixed(1)} -> ${last.toFixed(1)} (${(growth * 100).toFixed(1)} %)`
    console.log(`${figure.padEnd(8)} ${change.padEnd(32)} ${judged}`)
  }
}

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'yuncang-soak-'))
const data = join(folder, 'data')
mkdirSync(data)
const file = join(data, 'yuncang.db')
await makeBenchFile(file, join(root, 'packages/db/migrations/sqlite'), Number(values.orders))
const ids = sampleIds(file)
const inspectPort = Number(values.port) + 1
const server = await launch(data, Number(values.port), {
  engine: [`--inspect=127.0.0.1:${inspectPort}`],
})
const agent = new Agent({ keepAlive: true, maxSockets: 10 })
const began = performance.now()
const next = mixture(Number(values.orders), ids)
const load = paced({
  perSecond: Number(values['per-second']),
  during: wait(minutes * 60_000),
  call: () => send(agent, server, next()),
})
/** MiB that are in use for good. */
async function heapInUse(): Promise<number> {
  await collectGarbage(inspectPort)
  return (await sample(server.port, began)).heap
}

const samples: Sample[] = []
let shown = 0
let warmHeap: number | undefined
const state = { isOver: false }
const finished = load.finally(() => (state.isOver = true))
while (!state.isOver) {
  await wait(sampleMs)
  const each = await sample(server.port, began)
  samples.push(each)
  // Well before what is compared: a full collection gives memory back, which is taken again.
  if (each.at >= warmAfter / 2) warmHeap ??= await heapInUse()
  if (each.at - shown < 1) continue
  shown = each.at
  const { at, rss, heap, handles, fds } = each
  console.log(
    `minute ${at.toFixed(1)}: ${rss.toFixed(1)} MiB, heap ${heap.toFixed(1)} MiB, ${handles} handles, ${fds} descriptors`,
  )
}
const { answers, failures } = await finished
const latencies = answers.map(latencyOf)
console.log(
  `${latencies.length} requests, ${failures} failed, p50 ${quantile(latencies, 0.5).toFixed(1)} ms, p99 ${quantile(latencies, 0.99).toFixed(1)} ms`,
)
verdict(samples)
console.log(`heap in use for good ${warmHeap?.toFixed(1)} -> ${(await heapInUse()).toFixed(1)} MiB`)
agent.destroy()
server.process.kill()
rmSync(folder, { recursive: true, force: true })
