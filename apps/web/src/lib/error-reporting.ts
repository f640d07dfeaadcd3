import type { KeptList } from './kept-list.ts'
import { systemTimers, type Timers } from './timers.ts'
import { withoutErrors, type UiError } from './ui-error.ts'

type Reporter = {
  readonly kept: KeptList<UiError>
  readonly send: (errors: UiError[]) => Promise<unknown>
  /** The refusal would be the same the next time: what was sent is wrong, not when. */
  readonly isFinal: (error: unknown) => boolean
  readonly timers?: Timers
}

const everyMs = 60_000
/** Well below what one call may carry. */
const perCall = 50

/** Sends what is kept at once and every minute, a part at a time. Gives the function that ends it. */
export function startReporting(reporter: Reporter): () => void {
  const { kept, send, isFinal, timers = systemTimers } = reporter
  let isOver = false
  let cancel = () => {}

  async function report(): Promise<void> {
    const errors = (await kept.read()).slice(0, perCall)
    if (errors.length === 0) return
    try {
      await send(errors)
    } catch (error) {
      if (!isFinal(error)) return
    }
    await kept.change((list) => withoutErrors(list, errors))
  }

  async function turn(): Promise<void> {
    // Reporting errors makes none: they stay kept, and the next turn tries again.
    await report().catch(() => {})
    if (!isOver) cancel = timers.after(everyMs, () => void turn())
  }

  void turn()
  return () => {
    isOver = true
    cancel()
  }
}
