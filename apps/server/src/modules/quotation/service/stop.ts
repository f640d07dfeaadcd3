import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { QuotationHead, QuotationStop } from '@yuncang/shared/nouns/quotation/contract'
import { AppError } from '@yuncang/shared/errors'
import { diffOf, recordOperation } from '../../../kernel/record/service.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind, present } from './read.ts'
import { changeQuotation } from './write.ts'

/** Stops or resumes a passed quotation; a stopped one is not chosen from now on. */
export const setStopped = (ctx: Ctx, input: QuotationStop): Promise<QuotationHead> =>
  ctx.transaction(async (tx) => {
    const { id, version, isStop } = input
    const before = await mustFind(tx, id)
    if (before.auditStatus !== auditStatuses.passed) {
      throw new AppError('quotation.notAudited', { params: { no: before.bjdNo } })
    }
    const after = await changeQuotation(tx, ctx, { id, version }, { isStop })
    await recordOperation(tx, ctx, {
      businessId: id,
      operateModule: businessModules.quotation,
      action: isStop ? 'stop' : 'resume',
      fieldDiff: diffOf(before, { isStop }),
    })
    return present(after)
  })
