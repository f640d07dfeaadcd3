import { setTimeout as wait } from 'node:timers/promises'
import type { Stretch } from './host.ts'
import type { Call } from './load.ts'
import { workloads } from './workloads.ts'

/** What clerks do all day: mostly look, sometimes save. */
const shares = { page: 40, search: 20, get: 30, create: 8, deep: 2 }

/** Calls of the bench in those shares, in the same order every time. */
export function mixture(count: number, ids: { id: string; tenant: string }[]): () => Call {
  const all = new Map(workloads(count, ids).map((each) => [each.name, each.next]))
  const wheel = Object.entries(shares).flatMap(([name, share]) =>
    Array.from({ length: share }, () => all.get(name)!),
  )
  // 37 and 100 have no common divisor: every share comes round, well mixed.
  let at = 0
  return () => {
    at = (at + 37) % wheel.length
    return wheel[at]!()
  }
}

export type Paced = {
  perSecond: number
  /** What the calls go on beside; they end when it does. */
  during: Promise<unknown>
  call: () => Promise<unknown>
}

/** Calls at a steady pace, whether the ones before have been answered or not, as people do: when each was due and answered. */
export async function paced({ perSecond, during, call }: Paced) {
  const answers: Stretch[] = []
  let failures = 0
  const began = performance.now()
  const open = new Set<Promise<void>>()
  const state = { isOver: false }
  const over = during.finally(() => (state.isOver = true))
  for (let turn = 0; !state.isOver; turn += 1) {
    const due = began + (turn * 1000) / perSecond
    const late = due - performance.now()
    if (late > 1) await wait(late)
    const running: Promise<void> = call()
      .then(() => void answers.push({ from: due, to: performance.now() }))
      .catch(() => void (failures += 1))
      .finally(() => open.delete(running))
    open.add(running)
  }
  await Promise.all([over, ...open])
  return { answers, failures }
}

export const latencyOf = ({ from, to }: Stretch): number => to - from
