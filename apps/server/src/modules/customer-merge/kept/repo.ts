import type { AnyTable, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asTextContains, count, eq, pattern, sql } from '@yuncang/db/sql'

/* What people keep for later and is about a customer: the filters of their views, and those of reports by mail. */

type Kept = {
  readonly noun: 'savedView' | 'reportPlan'
  readonly table: AnyTable
  readonly key: string
  readonly column: Schema['savedView']['search'] | Schema['reportPlan']['query']
}

const keptIn = ({ savedView, reportPlan }: Schema): readonly Kept[] => [
  { noun: 'savedView', table: savedView, key: 'search', column: savedView.search },
  { noun: 'reportPlan', table: reportPlan, key: 'query', column: reportPlan.query },
]

type Reader = Pick<Tx, 'pick' | 't'>

const about = ({ column }: Kept, customerId: string) =>
  asTextContains(column, pattern.contains(customerId))

/** How many of each are about the customer. */
export async function countKept(db: Reader, customerId: string): Promise<[Kept['noun'], number][]> {
  const found: [Kept['noun'], number][] = []
  for (const kept of keptIn(db.t)) {
    const [row] = await db.pick({ total: count() }, kept.table, about(kept, customerId))
    found.push([kept.noun, row?.total ?? 0])
  }
  return found
}

/** Makes them be about the other customer; gives how many there were. */
export async function moveKept(
  tx: Pick<Tx, 'pick' | 'update' | 't'>,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<number> {
  let moved = 0
  for (const kept of keptIn(tx.t)) {
    const { table, key, column } = kept
    const rows = await tx.pick({ id: table.id, value: column }, table, about(kept, fromId))
    for (const { id, value } of rows) {
      const text = JSON.stringify(value)
      const after: unknown = JSON.parse(text, (_key, each: unknown) =>
        each === fromId ? intoId : each,
      )
      const changes = { [key]: after, version: sql`${table.version} + 1` }
      await tx.update(table, changes, eq(table.id, id))
      moved += 1
    }
  }
  return moved
}
