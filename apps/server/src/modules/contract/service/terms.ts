import type { Read, Tx } from '@yuncang/db/handle'
import * as repo from '../repo.ts'

/** When the customers of these contracts pay. */
export async function payTermsOf(
  db: Read | Tx,
  contractIds: readonly string[],
): Promise<Pick<repo.ContractRow, 'billDay' | 'payDays'>[]> {
  return repo.withValues(db, 'id', contractIds)
}
