import type { SystemTx, Tx } from '@yuncang/db/handle'
import type { Outgoing } from '@yuncang/shared/nouns/outbox/message'
import type { OperateModule } from '../kernel/record/service.ts'
import type { OpenCtx } from '../trpc/context.ts'
import * as repo from './repo.ts'

/** The worker of every instance listens here. */
export const outboxFilled = 'outbox'

type Posted = {
  message: Outgoing
  expireTime: string
  /** Whom it matters to when it does not arrive. */
  senderId?: string
  /** Posted under it before: known to the other side, which takes it once. */
  id?: string
  about?: About
}

/** The record that a mail is about: its page says what became of it. */
export type About = { readonly module: OperateModule; readonly businessId: string }
export type Sender = Pick<OpenCtx, 'now' | 'newId'>

const entryOf = (ctx: Sender, { message, expireTime, senderId, id, about }: Posted) => {
  const now = ctx.now()
  const told = {
    channel: message.channel,
    // Who reads the record may know whom it was sent to.
    recipient: about && message.channel === 'mail' ? message.recipient : masked(message),
    subject: message.channel === 'mail' ? message.subject : '',
    senderId: senderId ?? null,
    module: about?.module ?? '',
    businessId: about?.businessId ?? '',
  }
  return { id: id ?? ctx.newId(), message, ...told, expireTime, dueTime: now, createTime: now }
}

/** Enough to recognise an address by, not enough to use it; of a customer its name, of a bill its number. */
function masked(message: Outgoing): string {
  switch (message.channel) {
    case 'phone':
      return message.recipient.replace(/^(.{3}).*(.{4})$/, '$1****$2')
    case 'mail':
      return maskedMailbox(message.recipient)
    case 'customerPlatform':
      return message.customer.customerName
    case 'financePlatform':
      return message.document.billNo
  }
}

/** As it stands in the outbox where nobody who reads it need know whom it went to. */
export const maskedMailbox = (address: string): string => address.replace(/^(.).*(@.*)$/, '$1***$2')

/** Puts a message into the outbox: it leaves after the commit, or never when the transaction fails. */
export async function post(tx: SystemTx, ctx: Sender, posted: Posted): Promise<void> {
  const entry = entryOf(ctx, posted)
  await repo.insert(tx, { ...entry, tenantNode: '*' })
  await tx.publish(outboxFilled, entry.id)
}

/** The same for what a tenant has to say; what was posted under the same id is due anew, with all its attempts. */
export async function postOfTenant(tx: Tx, ctx: Sender, posted: Posted): Promise<void> {
  const entry = entryOf(ctx, posted)
  await repo.putOfTenant(tx, entry)
  await tx.publish(outboxFilled, entry.id)
}
