import type { Tx } from '@yuncang/db/handle'

/**
 * A line is reduced or taken back in full, never both: each of them looks for the other in another row than it writes,
 * so that they would not meet without this.
 */
export const lockReductions = (tx: Tx, feeLineId: string): Promise<void> =>
  tx.lockAlone(`feeLine.reduce ${feeLineId}`)
