import type { Tx } from '@yuncang/db/handle'
import { sql } from '@yuncang/db/sql'

/** Takes the next `count` numbers of a sequence; gives the last of them. Rolls back with its transaction. */
export async function take(tx: Tx, name: string, count: number): Promise<number> {
  const { numberSequence } = tx.t
  const [row] = await tx.upsert(
    numberSequence,
    { name, last: count },
    {
      target: [numberSequence.tenantNode, numberSequence.name],
      set: { last: sql`${numberSequence.last} + ${count}` },
    },
  )
  return row!.last
}
