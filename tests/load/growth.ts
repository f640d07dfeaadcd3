import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBenchFile } from './data.ts'
import { load, warmUp } from './load.ts'
import { launch, sampleIds } from './server.ts'
import { quantile } from './statistics.ts'
import { workloads } from './workloads.ts'

/*
 * Ten times the orders: how much slower does the same call get? Both servers are there at once and take turns, so that
 * whatever else the machine does counts for both (docs/domain/budgets.md#growth).
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    from: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
})
const budgets: Record<string, number> = { page: 3, search: 3, get: 3, deep: 6 }
const connections = 4
const warmUpCalls = 1500

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'yuncang-growth-'))

async function serverOf(count: number, port: number) {
  const data = join(folder, String(count))
  mkdirSync(data)
  const file = join(data, 'yuncang.db')
  await makeBenchFile(file, join(root, 'packages/db/migrations/sqlite'), count)
  const server = await launch(data, port)
  return { server, calls: workloads(count, sampleIds(file)) }
}

try {
  const small = await serverOf(Number(values.from), 8094)
  const large = await serverOf(Number(values.orders), 8095)
  console.log(`\ngrowth from ${values.from} to ${values.orders} orders, p50 in ms`)
  for (const [at, { name, next }] of large.calls.entries()) {
    const budget = budgets[name]
    if (budget === undefined) continue
    const sides = [
      { ...small, next: small.calls[at]!.next, latencies: [] as number[] },
      { ...large, next, latencies: [] as number[] },
    ]
    for (const side of sides) await warmUp(side.server, side.next, connections, warmUpCalls)
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const side of sides) {
        const taken = await load(side.server, side.next, connections, Number(values.seconds))
        side.latencies.push(...taken.latencies)
      }
    }
    const [before = 0, after = 0] = sides.map(({ latencies }) => quantile(latencies, 0.5))
    const growth = after / before
    const judged = growth <= budget ? 'met' : 'MISSED'
    console.log(
      `${name.padEnd(8)} ${before.toFixed(2).padStart(8)} ${after.toFixed(2).padStart(8)}   x${growth.toFixed(1)}  budget x${budget}  ${judged}`,
    )
  }
  small.server.process.kill()
  large.server.process.kill()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
