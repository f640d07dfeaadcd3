import type { RecordedStep } from './history.tsx'

/** A step with who took it. */
export type Done = RecordedStep & { realName: string }

/** Who brought a record to a state, and when. */
export type Reached = { name: string; time: string }

type Rule = {
  /** The field that holds the state. */
  field: string
  /** The actions that begin a record, and the state that it has then. */
  begun: ReadonlySet<string>
  first: number
}

/** Who brought a record to each state, the last time that it came there. */
export function reachedBy(history: readonly Done[], { field, begun, first }: Rule) {
  const reached = new Map<number, Reached>()
  for (const { action, realName: name, time, fieldDiff } of history) {
    const after = fieldDiff[field]?.after
    if (typeof after === 'number') reached.set(after, { name, time })
    else if (begun.has(action)) reached.set(first, { name, time })
  }
  return reached
}
