import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { draftBills } from '@yuncang/shared/nouns/bill/access'
import type { BillReasoned, BillStep } from '@yuncang/shared/nouns/bill/contract'
import { billActions } from '@yuncang/shared/nouns/bill/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { scansOf } from '../../file/service/scans.ts'
import { tellWithdrawn } from '../../finance-exchange/service/tell.ts'
import type { BillRow } from '../repo.ts'
import { assertUncredited } from './credit.ts'
import { settleBoth, tellDisputed, tellToInvoice } from './notify.ts'
import { openAgain } from './open-again.ts'
import { takeBackReductions } from './reduction.ts'
import { forAction, save } from './step.ts'

/** Confirms a bill: its customer by a click, the staff for the customer with what the customer has signed. */
export const confirm = (
  ctx: Ctx,
  { fileId, ...held }: BillStep & { fileId?: string | undefined },
): Promise<BillRow> =>
  ctx.transaction(async (tx) => {
    const row = await forAction(tx, ctx, 'confirm', held)
    const { id, billNo: no } = row
    const isForCustomer = ctx.can(draftBills)
    if (isForCustomer && fileId === undefined) {
      throw new AppError('bill.signedFileRequired', { params: { no } })
    }
    const ids = fileId === undefined ? [] : [fileId]
    const [signed] = await scansOf(tx, { module: businessModules.bill, id, no }, ids)
    const changes = {
      status: billActions.confirm.to,
      confirmBy: ctx.user.id,
      confirmTime: ctx.now(),
      confirmFileId: signed?.id ?? null,
    }
    const after = await save(tx, ctx, row, { action: 'confirm', changes })
    await tellToInvoice(tx, ctx, after)
    return after
  })

/** The customer does not agree: the bill goes back with the reason, and can change. */
export const dispute = (ctx: Ctx, { reason, ...held }: BillReasoned): Promise<BillRow> =>
  ctx.transaction(async (tx) => {
    const row = await forAction(tx, ctx, 'dispute', held)
    await assertUncredited(tx, ctx, row)
    const sums = await takeBackReductions(tx, ctx, row)
    await tellWithdrawn(tx, ctx, row, reason.trim())
    await settleBoth(tx, ctx, row.id)
    const changes = {
      ...sums,
      status: billActions.dispute.to,
      reason: reason.trim(),
      sentTime: null,
    }
    const after = await openAgain(tx, ctx, row, { action: 'dispute', changes })
    await tellDisputed(tx, ctx, after)
    return after
  })
