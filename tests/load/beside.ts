import type { Agent } from 'node:http'
import { tenantOf } from './data.ts'
import { cpuOf, mainThreadMs, send, type Call } from './load.ts'
import { latencyOf, paced } from './mixture.ts'
import { figuresOf, type Launched } from './server.ts'
import { quantile } from './statistics.ts'
import { workloads } from './workloads.ts'

/** How many times as long as alone others may wait beside heavy work, at p99. */
const waitBudget = 3

type Others = { name: string; next: () => Call }
type Calls = { waits: number[]; work: number[]; failures: number }
export type Measured = { seconds: number; loop: number; calls: Calls[] }

/** What people of other tenants than the first wait for while something goes on there, and what it takes of the processor. */
export function waitsOfOthers(orders: number, callsPerSecond: number) {
  const others: Others[] = (['page', 'create'] as const).map((name) => ({
    name,
    next: ofOthers(orders, name),
  }))
  const perSecond = callsPerSecond / others.length

  async function measure(
    server: Launched,
    agent: Agent,
    during: Promise<unknown>,
  ): Promise<Measured> {
    // A scrape begins the next stretch of the event loop's delay.
    await figuresOf(server.port)
    const before = cpuOf(server.pid)
    const calls = await Promise.all(
      others.map((each) => callsOf(each, { server, agent, during, perSecond })),
    )
    const seconds = cpuOf(server.pid) - before
    const figures = await figuresOf(server.port)
    const loop = Math.max(0, (figures.get('nodejs_eventloop_lag_p99_seconds') ?? 0) - 0.01) * 1000
    return { seconds, loop, calls }
  }

  function tell(name: string, { calls, loop }: Measured): void {
    const both = (all: readonly number[]) =>
      [0.5, 0.99].map((q) => quantile(all, q).toFixed(1)).join(' / ')
    const told = calls.map(
      ({ waits, work, failures }, at) =>
        `${others[at]?.name} ${both(waits)} ms, of the server's work ${both(work)} ms, ${failures} failed`,
    )
    console.log(`${name.padEnd(10)} ${told.join('; ')}; event loop p99 ${loop.toFixed(1)} ms`)
  }

  function tellRatios(busy: Measured, idle: Measured): void {
    for (const [at, { name }] of others.entries()) {
      const ratio = (of: 'waits' | 'work') =>
        quantile(busy.calls[at]?.[of] ?? [], 0.99) / quantile(idle.calls[at]?.[of] ?? [], 0.99)
      console.log(
        `${name}: p99 x${ratio('waits').toFixed(1)}, of the server's work x${ratio('work').toFixed(1)}, budget x${waitBudget}`,
      )
    }
  }

  return { measure, tell, tellRatios }
}

/** Calls of one kind by people of other tenants. */
function ofOthers(orders: number, name: 'page' | 'create'): () => Call {
  const { next } = workloads(orders, []).find((each) => each.name === name)!
  return () => {
    for (;;) {
      const call = next()
      if (call.tenant !== tenantOf(0)) return call
    }
  }
}

type Beside = { server: Launched; agent: Agent; during: Promise<unknown>; perSecond: number }

/** Calls of others while something goes on: how long they took, and what the server's main thread did meanwhile, in ms. */
async function callsOf(
  { next }: Others,
  { server, agent, during, perSecond }: Beside,
): Promise<Calls> {
  const work: number[] = []
  const call = async () => {
    const before = mainThreadMs(server.pid)
    await send(agent, server, next())
    work.push(mainThreadMs(server.pid) - before)
  }
  const { answers, failures } = await paced({ perSecond, during, call })
  return { waits: answers.map(latencyOf), work, failures }
}
