import { addMeasures } from '@yuncang/shared/nouns/inventory/rules'
import type { LedgerRow, LotRow } from '../repo.ts'
import { measuresOf } from '../service/post.ts'
import type { Breach } from './breach.ts'
import { same } from './lots.ts'

/** What changes how much there is of a bill of lading; everything else only moves it from lot to lot. */
const crossing: ReadonlySet<string> = new Set(['IN', 'OUT', 'ADJ', 'REV'])

/**
 * Invariant 5 (docs/domain/invariants.md): what came in, went out and was adjusted of a bill is what lies there,
 * whoever owns it.
 */
export function breachesOfBills(
  lots: readonly LotRow[],
  ledger: ReadonlyMap<string, readonly LedgerRow[]>,
): Breach[] {
  const bills = [...Map.groupBy(lots, ({ masterBillNo }) => masterBillNo)]
  return bills.flatMap(([of, own]) => {
    const onHand = addMeasures(own.map(measuresOf))
    const rows = own.flatMap(({ id }) => ledger.get(id) ?? [])
    const crossed = addMeasures(rows.filter(({ type }) => crossing.has(type)))
    if (same(onHand, crossed)) return []
    const detail = `on hand ${JSON.stringify(onHand)}, crossed ${JSON.stringify(crossed)}`
    return [{ invariant: 5, of, detail }]
  })
}
