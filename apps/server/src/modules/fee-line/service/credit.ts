import type { Tx } from '@yuncang/db/handle'
import { compare } from '@yuncang/shared/kernel/decimal'
import { AppError } from '@yuncang/shared/errors'
import { takeTurn } from '../../../kernel/number/service.ts'
import { mustFindCustomer } from '../../customer/service/read.ts'
import * as repo from '../repo.ts'

/** Throws 409 when a customer owes more than its credit limit; a customer without a limit may owe anything. */
export async function assertCredit(tx: Tx, customerId: string): Promise<void> {
  const { customerName: customer, creditLimit: limit } = await mustFindCustomer(tx, customerId)
  if (limit === null) return
  // What an order that is passed at the same time will cost counts.
  await takeTurn(tx, `credit ${customerId}`)
  const owed = await repo.owedBy(tx, customerId)
  if (compare(owed, limit) > 0)
    throw new AppError('customer.creditExceeded', { params: { customer, owed, limit } })
}
