import type { Read } from '@yuncang/db/handle'
import { fromWireTime, today } from '@yuncang/shared/kernel/calendar'
import * as goods from '../goods/repo.ts'
import { liveOf, type LineRow } from '../repo.ts'
import { factsUntil, storageFees } from './load/storage.ts'
import { priceStorage } from './price/storage.ts'
import { reconcile } from './reconcile.ts'

/** So many documents are looked at closely, which says of each whether a run would charge it; of more nobody asks how many exactly. */
const lookedAtAtMost = 300

/**
 * How many documents have goods whose storage is not charged up to the end of a period: those for which the run of that
 * period would make a line.
 */
export async function unchargedStorage(
  db: Read,
  { from, to: until }: { from: string; to: string },
): Promise<number> {
  const since = fromWireTime(`${from} 00:00:00`)
  const holdings = await goods.holdingsOf(db, { until, since, customerId: undefined })
  const charged = await chargedUntil(db, holdings)
  const open = holdings.filter((each) => {
    const left = today(each.movedAt)
    const end = each.isInStore || left > until ? until : left
    return (charged.get(keyOf(each)) ?? '') < end
  })
  if (open.length > lookedAtAtMost) return open.length
  const facts = await factsUntil(db, open, until)
  return facts.filter((each) => {
    // As a run sees them: what was taken back counts for nothing.
    const existing = each.existing.filter(({ reversedBy }) => reversedBy === null)
    const { inserts } = reconcile(priceStorage({ ...each, existing }, storageFees), each.existing)
    return inserts.some(({ periodTo }) => periodTo >= from)
  }).length
}

/** Up to which day the storage of documents is charged. */
async function chargedUntil(
  db: Read,
  holdings: readonly goods.Holding[],
): Promise<ReadonlyMap<string, string>> {
  const sourceIds = [...new Set(holdings.map(({ sourceId }) => sourceId))]
  const lines = await liveOf(db, sourceIds, { jfmoduleIds: storageFees.modules, recPay: 1 })
  const found = new Map<string, string>()
  for (const { periodTo, ...line } of lines) {
    const key = keyOf(ofLine(line))
    if (periodTo > (found.get(key) ?? '')) found.set(key, periodTo)
  }
  return found
}

const keyOf = ({ sourceId, ownerId }: Pick<goods.Holding, 'sourceId' | 'ownerId'>) =>
  `${sourceId} ${ownerId}`

const ofLine = ({ businessId, customerId }: Pick<LineRow, 'businessId' | 'customerId'>) => ({
  sourceId: businessId,
  ownerId: customerId,
})
