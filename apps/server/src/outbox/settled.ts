import { inTenant, system } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { ReturnedMail, ReturnVerdict } from '../connectors/mail/connector.ts'
import type { Services } from '../platform/services.ts'
import { keptFailure, noFailure } from './failure.ts'
import type { OutboxOutcome } from './outcome.ts'
import { maskedMailbox } from './post.ts'
import * as repo from './repo.ts'
import { reasonOfReturn } from './return-reason.ts'

const outcomeOf = (
  { outboxOutcomes }: Services,
  { channel }: repo.Entry,
): OutboxOutcome | undefined =>
  // An entry of another version may name a channel that there is no more.
  outboxOutcomes[channel as keyof typeof outboxOutcomes]

/** Notes that an entry got there, and lets whoever posted it go on in the same transaction. */
export async function noteDelivered(services: Services, entry: repo.Entry): Promise<void> {
  const ended = { status: repo.delivered, ...noFailure, message: null }
  const delivered = outcomeOf(services, entry)?.delivered
  if (!delivered) {
    await services.db.transaction(system('outbox worker'), (tx) => repo.settle(tx, entry, ended))
    return
  }
  await services.db.transaction(inTenant(entry.tenantNode), async (tx) => {
    if (await repo.settle(tx, entry, ended)) await delivered(tx, services, entry.id)
  })
}

/** Gives an entry up; whoever posted it is told in the same transaction, since nobody else looks. */
export async function giveUp(
  services: Services,
  entry: repo.Entry,
  outcome: Pick<repo.Entry, 'failure' | 'lastError'> & { message?: null },
): Promise<void> {
  const ended = { ...outcome, status: repo.givenUp }
  const undelivered = outcomeOf(services, entry)?.undelivered
  if (!undelivered) {
    await services.db.transaction(system('outbox worker'), (tx) => repo.settle(tx, entry, ended))
    return
  }
  await services.db.transaction(inTenant(entry.tenantNode), async (tx) => {
    if (await repo.settle(tx, entry, ended)) await undelivered(tx, services, { ...entry, ...ended })
  })
}

/**
 * A mail that was taken came back: it is undelivered from now on. One that is known to be so stays as it is, and one that
 * went to another mailbox than the report names is none of its business.
 */
export async function noteReturned(
  services: Services,
  { key, recipients, status, answer }: ReturnedMail,
): Promise<ReturnVerdict> {
  const { db } = services
  const found = await db.read(system('returned mail'), (read) => repo.find(read, key))
  if (found?.channel !== 'mail' || !recipients.some((each) => isFor(found, each))) return 'foreign'
  // It came back before anybody wrote down that it was taken.
  if (found.status === repo.waiting) return 'later'
  const kept = keptFailure(new AppError(reasonOfReturn(status), { params: { answer } }))
  await db.transaction(inTenant(found.tenantNode), async (tx) => {
    const entry = await repo.undo(tx, key, kept)
    if (entry) await outcomeOf(services, entry)?.undelivered(tx, services, entry)
  })
  return 'noted'
}

/** Servers on the way may write an address in other letters. */
function isFor({ recipient }: repo.Entry, address: string): boolean {
  const [wanted, named] = [recipient.toLowerCase(), address.toLowerCase()]
  return wanted === named || wanted === maskedMailbox(named)
}
