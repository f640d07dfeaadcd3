import type { Tx } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import { inForceOnce } from '@yuncang/shared/nouns/contract/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { mustFind } from './read.ts'

/** A quotation that orders of the customer can be charged by today. Throws 404, or 409 when they cannot. */
export async function mustFindUsable(
  tx: Tx,
  ctx: Ctx,
  { id, customerId }: { id: string; customerId: string },
): Promise<repo.QuotationRow> {
  const row = await mustFind(tx, id)
  const day = today(ctx.now())
  const usable = await repo.usable(tx, { day, customerId, contractStatuses: inForceOnce })
  if (!usable.some((each) => each.id === id))
    throw new AppError('quotation.notUsable', { params: { no: row.bjdNo } })
  return row
}
