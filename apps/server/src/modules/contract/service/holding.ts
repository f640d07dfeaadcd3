import type { Tx } from '@yuncang/db/handle'
import { holdsOn } from '@yuncang/shared/nouns/contract/rules'
import * as repo from '../repo.ts'

/** A contract that orders of a day could have stood on. */
export type Standing = Pick<repo.ContractRow, 'id' | 'contractNo' | 'endDate'>

/**
 * The contract of a customer that holds on a day, the one that ends last; `lapsed` instead when it had some and none
 * holds. Neither for a customer that never had one.
 */
export async function contractFor(
  tx: Tx,
  customerId: string,
  day: string,
): Promise<{ holding?: Standing; lapsed?: Standing }> {
  const contracts = await repo.everInForce(tx, customerId)
  const holding = contracts.findLast((each) => holdsOn(each, day))
  if (holding) return { holding }
  const lapsed = contracts.at(-1)
  return lapsed ? { lapsed } : {}
}
