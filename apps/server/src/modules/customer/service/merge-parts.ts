import type { Tx } from '@yuncang/db/handle'
import { bank, branch, contacter, invoice, type PartDraft, type PartKind } from '../parts/kinds.ts'
import type { PartTable } from '../parts/repo.ts'
import { isDefault, keyOf } from '../parts/rules.ts'

/**
 * Prepares the sub-records of a customer for becoming another's: those that the other one has already are left out, and
 * of two defaults the other's stays. Whoever moves the rows comes after.
 */
export async function prepareParts(tx: Tx, fromId: string, intoId: string): Promise<void> {
  await prepare(tx, invoice, fromId, intoId)
  await prepare(tx, bank, fromId, intoId)
  await prepare(tx, contacter, fromId, intoId)
  await prepare(tx, branch, fromId, intoId)
}

async function prepare<T extends PartTable, D extends PartDraft>(
  tx: Tx,
  kind: PartKind<T, D>,
  fromId: string,
  intoId: string,
): Promise<void> {
  const there = await kind.rows.of(tx, [intoId])
  const keys = new Set(there.map((row) => keyOf(kind, row)))
  const hasDefault = there.some(isDefault)
  for (const row of await kind.rows.of(tx, [fromId])) {
    const { id, version } = row
    if (keys.has(keyOf(kind, row))) await kind.rows.change(tx, { id, version }, { isDeleted: 1 })
    else if (hasDefault && isDefault(row))
      await kind.rows.change(tx, { id, version }, { isDefault: 0 })
  }
}
