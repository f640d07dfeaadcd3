import * as z from 'zod'
import { standardLines } from '../cost-code/contract.ts'
import { movesShown } from './rerate.ts'

/** What drafts would become, were these all list prices that there are (docs/domain/contracts.md#list-prices). */
export const standardPreview = {
  input: z.strictObject({ lines: standardLines }),
  output: movesShown,
}
