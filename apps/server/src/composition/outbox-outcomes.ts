import { outcomeOfExchange } from '../modules/finance-exchange/service/outcome.ts'
import { outcomeOfMail } from '../modules/outbox/service/outcome.ts'
import type { OutboxOutcomes } from '../outbox/outcome.ts'

/** Who goes on when an entry of the outbox has been delivered or given up. */
export const outboxOutcomes: OutboxOutcomes = {
  mail: outcomeOfMail,
  financePlatform: outcomeOfExchange,
}
