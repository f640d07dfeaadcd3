import type { Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import * as repo from '../repo.ts'

/**
 * Holds lots to the end of the transaction. Whoever moves, promises or releases several lots with more than one call
 * begins with this one: in the order of their ids two documents never wait for each other. Throws 404 for an unknown lot.
 */
export async function holdLots(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await held(tx, id)
}

/** A lot that nobody else changes any more until the transaction ends. Throws 404 for an unknown one. */
export async function held(tx: Tx, id: string): Promise<repo.LotRow> {
  const lot = await repo.hold(tx, id)
  if (!lot) throw new AppError('record.notFound')
  return lot
}
