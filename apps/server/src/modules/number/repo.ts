import type { Tx } from '@yuncang/db/handle'
import { eq, sql } from '@yuncang/db/sql'

/** Takes the next `count` numbers of a sequence; gives the last of them. Rolls back with its transaction. */
export async function take(tx: Tx, name: string, count: number): Promise<number> {
  const { numberSequence } = tx.t
  const advance = () =>
    tx
      .update(
        numberSequence,
        { last: sql`${numberSequence.last} + ${count}` },
        eq(numberSequence.name, name),
      )
      .returning({ last: numberSequence.last })
  const [row] = await advance()
  if (row) return row.last
  await tx.insert(numberSequence, { name, last: count })
  return count
}
