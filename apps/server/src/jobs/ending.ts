import type { SystemTx, Tx } from '@yuncang/db/handle'
import type { Ctx } from '../trpc/context.ts'
import { jobsChanged } from './enqueue.ts'
import type { JobKinds } from './kind.ts'
import * as repo from './repo.ts'

/** Lets a kind put right what its job had begun and will not finish: it was cancelled, or given up. */
export async function abandon(
  jobKinds: JobKinds,
  tx: Tx | SystemTx,
  { id, kind, input, failure }: Pick<repo.Job, 'id' | 'kind' | 'input' | 'failure'>,
  now: string,
): Promise<void> {
  const known = jobKinds.get(kind)
  const parsed = known?.input.safeParse(input)
  if (known?.abandoned && parsed?.success)
    await known.abandoned(tx, { id, input: parsed.data, failure }, now)
}

/** Ends a job that waits at once, and asks one that runs to end; false when it is over. */
export async function cancelJob(tx: Tx, ctx: Ctx, id: string): Promise<boolean> {
  const now = ctx.now()
  const who = { updateBy: ctx.user.id, updateTime: now }
  const ended = { ...who, status: 'cancelled' as const, finishTime: now }
  const waiting = await repo.changeIn(tx, id, ['queued'], ended)
  if (waiting) await abandon(ctx.services.jobKinds, tx, waiting, now)
  const changed =
    waiting ?? (await repo.changeIn(tx, id, ['running'], { ...who, isCancelAsked: 1 }))
  if (changed) await tx.publish(jobsChanged, id)
  return changed !== undefined
}
