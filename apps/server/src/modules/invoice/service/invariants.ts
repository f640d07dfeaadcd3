import type { Read } from '@yuncang/db/handle'
import { add } from '@yuncang/shared/kernel/decimal'
import { breachesOfSettlement } from '../../bill/service/settle.ts'
import * as repo from '../repo.ts'

/** What bills say is invoiced is the sum of their parts (invariant 8); an empty list is what there should be. */
export async function breachesOfInvoices(db: Read): Promise<{ bill: string; detail: string }[]> {
  const sums = new Map<string, string>()
  for (const { billId, amount } of await repo.allParts(db))
    sums.set(billId, add(sums.get(billId) ?? '0', amount))
  return breachesOfSettlement(db, 'invoiced', sums)
}
