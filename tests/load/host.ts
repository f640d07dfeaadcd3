import { readFileSync } from 'node:fs'

/** In which the system counts the time of its processors. */
const ticksPerSecond = 100

/** A stretch of this process's time, in ms. */
export type Stretch = { readonly from: number; readonly to: number }

const betweenLooksMs = 20

/** Ticks in which the machine's host gave a processor of ours to others, since it started. */
function ticksTaken(): number {
  const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  return Number(all.trim().split(/\s+/)[8])
}

/**
 * Watches for stretches in which the host of a virtual machine takes processors away. Nothing here can answer then: what
 * overlaps with them says nothing of the server.
 */
export function watchHost() {
  const stretches: Stretch[] = []
  const first = ticksTaken()
  let seen = first
  let seenAt = performance.now()
  const look = () => {
    const ticks = ticksTaken()
    const now = performance.now()
    // A tick is counted when it is over.
    if (ticks > seen) stretches.push({ from: seenAt - 1000 / ticksPerSecond, to: now })
    seen = ticks
    seenAt = now
  }
  const timer = setInterval(look, betweenLooksMs)
  return {
    /** Ends the watch. */
    stop() {
      clearInterval(timer)
      look()
      return {
        seconds: (seen - first) / ticksPerSecond,
        isFair: ({ from, to }: Stretch) =>
          !stretches.some((each) => each.from < to && from < each.to),
      }
    },
  }
}
