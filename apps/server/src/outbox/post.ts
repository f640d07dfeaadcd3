import type { SystemTx } from '@yuncang/db/handle'
import type { OutgoingMessage } from '@yuncang/shared/domain/message'
import type { OpenCtx } from '../trpc/context.ts'
import * as repo from './repo.ts'

/** The worker of every instance listens here. */
export const outboxFilled = 'outbox'

/** Puts a message into the outbox: it leaves after the commit, or never when the transaction fails. */
export async function post(
  tx: SystemTx,
  ctx: OpenCtx,
  { message, expireTime }: { message: OutgoingMessage; expireTime: string },
): Promise<void> {
  const now = ctx.now()
  const entry = { id: ctx.newId(), tenantNode: '*', message, expireTime }
  await repo.insert(tx, { ...entry, dueTime: now, createTime: now })
  await tx.publish(outboxFilled, entry.id)
}
