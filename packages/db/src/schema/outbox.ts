import { sql } from 'drizzle-orm'
import type { KeptFailure } from '@yuncang/shared/kept-failure'
import type { Outgoing, OutgoingMail } from '@yuncang/shared/nouns/outbox/message'
import type { MailState } from '@yuncang/shared/nouns/outbox/rules'
import type { Kit } from './columns.ts'

/** What leaves the product after a commit. */
export const outboxTables = (c: Kit) => ({
  /** Written in the transaction of the use case, delivered by the worker. */
  outbox: c.tenantTable(
    'outbox',
    {
      id: c.id(),
      /** Emptied once delivered or expired: it may hold a secret. */
      message: c.json<Outgoing>(),
      /** How and to whom, masked: what stays to be told of a message that is gone. */
      channel: c.text().notNull().default(''),
      recipient: c.text().notNull().default(''),
      /** Of a mail what it is about, and the person who is told when it does not arrive. */
      subject: c.text().notNull().default(''),
      senderId: c.text(),
      /** The record that a mail is about, by the code of its module; empty for none. */
      module: c.text().notNull().default(''),
      businessId: c.text().notNull().default(''),
      /** 0 waiting, 1 delivered, 2 given up */
      status: c.int().notNull(),
      attempts: c.int().notNull(),
      /** When the next attempt is due; while one runs, when its lease ends. */
      dueTime: c.time().notNull(),
      /** After this nobody wants it any more. */
      expireTime: c.time().notNull(),
      createTime: c.time().notNull(),
      /** Why the last attempt failed, and what of it only an administrator understands. */
      failure: c.json<KeptFailure>(),
      lastError: c.text().notNull(),
    },
    (t) => [
      c.index('outbox_due_ix').on(t.status, t.dueTime),
      c.index('outbox_time_ix').on(t.tenantNode, t.createTime, t.id),
      c
        .index('outbox_business_ix')
        .on(t.tenantNode, t.businessId)
        .where(sql`business_id <> ''`),
    ],
  ),
  /** What the simulated mail server was given, by its key. */
  simulatedMail: c.tenantTable(
    'simulated_mail',
    {
      id: c.id(),
      recipient: c.text().notNull(),
      subject: c.text().notNull(),
      text: c.text().notNull(),
      attachments: c.json<OutgoingMail['attachments']>().notNull(),
      state: c.text().$type<MailState>().notNull(),
      time: c.time().notNull(),
    },
    (t) => [c.index('simulated_mail_time_ix').on(t.tenantNode, t.time)],
  ),
  /** What the simulator of the demo was given to deliver. */
  simulatedMessage: c.table(
    'simulated_message',
    {
      id: c.id(),
      channel: c.text().notNull(),
      recipient: c.text().notNull(),
      text: c.text().notNull(),
      time: c.time().notNull(),
    },
    (t) => [c.index('simulated_message_time_ix').on(t.time)],
  ),
})
