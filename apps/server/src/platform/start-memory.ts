import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** After what a start does of itself, and before somebody has read the sign-in page. */
const settledMs = 500

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Gives back what only the start needed: V8 keeps the young space that loading and filling have blown up, some 60 MiB
 * of it, until it sees need to shrink. Once per process; it takes about 140 ms.
 */
export function releaseStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect: Collect = runInNewContext('gc')
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    setFlagsFromString('--no-expose-gc')
  }, settledMs).unref()
}
