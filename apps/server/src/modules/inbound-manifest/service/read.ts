import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFindDeliveries } from '../../inbound-order/service/read.ts'
import * as repo from '../repo.ts'

/** What the manifest says of a bill of lading. Throws 404 for one that no order to be seen carries. */
export const ofBill = (ctx: Ctx, input: { masterBillNo: string }) =>
  ctx.read(async (db) => {
    const no = normalizeBillNo(input.masterBillNo)
    await mustFindDeliveries(db, no)
    return repo.ofBill(db, no)
  })
