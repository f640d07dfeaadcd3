import type { SystemTx, Tx } from '@yuncang/db/handle'
import type { Outgoing } from '@yuncang/shared/domain/message'
import type { OpenCtx } from '../trpc/context.ts'
import * as repo from './repo.ts'

/** The worker of every instance listens here. */
export const outboxFilled = 'outbox'

type Posted = { message: Outgoing; expireTime: string }
type Sender = Pick<OpenCtx, 'now' | 'newId'>

const entryOf = (ctx: Sender, { message, expireTime }: Posted) => {
  const now = ctx.now()
  const told = { channel: message.channel, recipient: masked(message) }
  return { id: ctx.newId(), message, ...told, expireTime, dueTime: now, createTime: now }
}

/** Enough to recognise an address by, not enough to use it; of a customer its name. */
function masked(message: Outgoing): string {
  switch (message.channel) {
    case 'phone':
      return message.recipient.replace(/^(.{3}).*(.{4})$/, '$1****$2')
    case 'mail':
      return message.recipient.replace(/^(.).*(@.*)$/, '$1***$2')
    case 'customerPlatform':
      return message.customer.customerName
  }
}

/** Puts a message into the outbox: it leaves after the commit, or never when the transaction fails. */
export async function post(tx: SystemTx, ctx: Sender, posted: Posted): Promise<void> {
  const entry = entryOf(ctx, posted)
  await repo.insert(tx, { ...entry, tenantNode: '*' })
  await tx.publish(outboxFilled, entry.id)
}

/** The same for what a tenant has to say. */
export async function postOfTenant(tx: Tx, ctx: Sender, posted: Posted): Promise<void> {
  const entry = entryOf(ctx, posted)
  await repo.insertOfTenant(tx, entry)
  await tx.publish(outboxFilled, entry.id)
}
