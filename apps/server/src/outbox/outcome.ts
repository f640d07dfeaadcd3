import type { Tx } from '@yuncang/db/handle'
import type { Channel } from '@yuncang/shared/nouns/outbox/message'
import type { Services } from '../platform/services.ts'
import type { Entry } from './repo.ts'

/** An entry that did not get there. */
export type Undelivered = Pick<
  Entry,
  'id' | 'recipient' | 'subject' | 'failure' | 'senderId' | 'module' | 'businessId'
>

type Clock = Pick<Services, 'clock' | 'ids'>

/** What follows for whoever posted an entry, in the transaction of its tenant that settles it. */
export type OutboxOutcome = {
  readonly delivered?: (tx: Tx, clock: Clock, id: string) => Promise<void>
  readonly undelivered: (tx: Tx, clock: Clock, entry: Undelivered) => Promise<void>
}

/** By channel; of the others nobody waits for an answer. */
export type OutboxOutcomes = { readonly [Each in Channel]?: OutboxOutcome }
