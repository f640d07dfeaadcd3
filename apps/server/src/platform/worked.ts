import { readFileSync } from 'node:fs'

/** The tick in which Linux tells times of processes, in ms, on every machine that it runs on. */
const tickMs = 10

/** How long a process has worked, all its threads together, in ms; undefined where the system does not tell, or it is gone. */
export function workedMs(pid: number): number | undefined {
  const stat = statOf(pid)
  // The name in brackets may hold anything; user and system time are fields 14 and 15 of the line.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields?.[11]) + Number(fields?.[12])
  return Number.isNaN(ticks) ? undefined : ticks * tickMs
}

function statOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
}

/** How often a process is looked after at most, in ms. */
const lookMs = 20
/** One that neither works nor ends is given this many times as long. */
const patience = 5

/**
 * Calls `onOver` once a process has worked for `ms` since now: one that waits for its turn on a busy machine is not to
 * blame. Where the system does not tell how long it has worked, the clock decides. Gives what ends the watch.
 */
export function watchWork(pid: number, ms: number, onOver: () => void): () => void {
  const before = workedMs(pid)
  const began = performance.now()
  const look = () => {
    const gone = performance.now() - began
    const worked = before === undefined ? gone : (workedMs(pid) ?? 0) - before
    if (worked >= ms || gone >= ms * patience) onOver()
    else timer = setTimeout(look, Math.max(ms - worked, lookMs))
  }
  let timer = setTimeout(look, ms)
  return () => clearTimeout(timer)
}
