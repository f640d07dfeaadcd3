import type { Tx } from '@yuncang/db/handle'
import { takeTurn } from '../../../kernel/number/service.ts'

/**
 * Of two who price fees anew, or take those of a document back, neither reads before the other has written: what is due
 * is told by the documents, and those do not change with their fees.
 */
export const takeChargeTurn = (tx: Tx): Promise<void> => takeTurn(tx, 'feeLine.run')
