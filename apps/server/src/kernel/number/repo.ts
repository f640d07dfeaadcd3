import { only } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import { eq, sql } from '@yuncang/db/sql'

/** Takes the next `count` numbers of a sequence; gives the last of them. Rolls back with its transaction. */
export async function take(tx: Tx, name: string, count: number): Promise<number> {
  const { numberSequence } = tx.t
  const advanced = await tx
    .stmt('number.advance', (q, t) =>
      q
        .update(
          t.numberSequence,
          { last: sql`${t.numberSequence.last} + ${sql.placeholder('count')}` },
          eq(t.numberSequence.name, sql.placeholder('name')),
        )
        .returning({ last: t.numberSequence.last }),
    )
    .first({ name, count })
  if (advanced) return advanced.last
  // The first of its name; two at once both come here, and the second counts on.
  const row = only(
    await tx.upsert(
      numberSequence,
      { name, last: count },
      {
        target: [numberSequence.tenantNode, numberSequence.name],
        set: { last: sql`${numberSequence.last} + ${count}` },
      },
    ),
  )
  return row.last
}
