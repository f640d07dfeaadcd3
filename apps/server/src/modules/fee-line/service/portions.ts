import type { Tx } from '@yuncang/db/handle'
import { rerated } from '@yuncang/shared/nouns/fee-line/rerate'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { atHalfTime } from '../../../jobs/half-time.ts'
import type { JobControl } from '../../../jobs/kind.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { charge, sumOf } from '../../charging/service/charge.ts'
import type { Portion } from '../../charging/service/charge-source.ts'
import type { ChargeResult } from '../../charging/service/facts.ts'
import { takeChargeTurn } from '../../charging/service/turn.ts'

/** What an attempt has written; what it looked at besides is looked at again by the next one. */
type Written = Pick<ChargeResult, 'created' | 'updated' | 'reopened' | 'voided' | 'supplements'>

/** Whoever is told of the portions, and keeps what is done for an attempt after this one. */
export type Steps = {
  readonly before: Written
  readonly onProgress: (done: number, total: number) => Promise<void>
  readonly keep: (tx: Tx, result: ChargeResult) => Promise<void>
}

const nothing: Written = { created: 0, updated: 0, reopened: 0, voided: 0, supplements: 0 }

/** For a call that waits for its end. */
export const atOnce: Steps = { before: nothing, onProgress: async () => {}, keep: async () => {} }

export function stepsOf(control: JobControl): Steps {
  const tell = atHalfTime(control)
  return {
    before: control.kept ? rerated.parse(control.kept) : nothing,
    onProgress: (done, total) => tell({ done, total, stage: 'charging' }),
    keep: (tx, result) => control.keep(tx, result),
  }
}

/** Charges portion by portion, each in a transaction of its own, so that others get in between. */
export async function chargePortions(
  ctx: Ctx,
  portions: readonly Portion[],
  { before, onProgress, keep }: Steps,
): Promise<ChargeResult> {
  const total = portions.reduce((sum, { size }) => sum + size, 0)
  const results: ChargeResult[] = []
  let done = 0
  await onProgress(done, total)
  for (const portion of portions) {
    const result = await ctx.stepTransaction(async (tx) => {
      await takeChargeTurn(tx)
      const charged = await charge(tx, ctx, portion, undefined)
      await keep(tx, together(before, sumOf([...results, charged])))
      return charged
    })
    results.push(result)
    done += portion.size
    await onProgress(done, total)
    await othersTurn()
  }
  return together(before, sumOf(results))
}

/** What all attempts have done: lines that an earlier one wrote are unchanged for this one. */
function together(before: Written, now: ChargeResult): ChargeResult {
  const created = before.created + now.created
  const updated = before.updated + now.updated
  return {
    ...now,
    created,
    updated,
    reopened: before.reopened + now.reopened,
    voided: before.voided + now.voided,
    supplements: before.supplements + now.supplements,
    unchanged: Math.max(0, now.unchanged - before.created - before.updated),
  }
}
