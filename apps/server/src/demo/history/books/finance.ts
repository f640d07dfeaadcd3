import { eq } from '@yuncang/db/sql'
import { keep } from '../../../connectors/finance-platform/repo.ts'
import { ofBill } from '../../../modules/finance-exchange/repo.ts'
import { outcomeOfExchange } from '../../../modules/finance-exchange/service/outcome.ts'
import { exchangeStatuses } from '@yuncang/shared/nouns/finance-exchange/rules'
import type { Simulation } from '../../simulation.ts'

/**
 * What the finance platform was told of a bill has reached it within the minute: the simulator holds it, as it does for
 * whoever goes on with the bill, and nothing of the past waits in the outbox.
 */
export const platformTakes = ({ as: { cw } }: Simulation, billId: string): Promise<void> =>
  cw.transaction(async (tx) => {
    const { outbox } = tx.t
    for (const { id, billNo, document, status } of await ofBill(tx, billId)) {
      if (status !== exchangeStatuses.waiting) continue
      await keep(tx, { id, billNo, document, time: cw.now() })
      await outcomeOfExchange.delivered?.(tx, cw.services, id)
      await tx.remove(outbox, eq(outbox.id, id))
    }
  })
