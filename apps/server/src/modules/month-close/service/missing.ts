import type { Read } from '@yuncang/db/handle'
import { isZero } from '@yuncang/shared/kernel/decimal'
import { billStatuses, daysOf } from '@yuncang/shared/nouns/bill/rules'
import { feeLineStatuses, lackOf } from '@yuncang/shared/nouns/fee-line/rules'
import type { Lack } from '@yuncang/shared/nouns/month-close/contract'
import {
  missingKindList,
  missingKinds,
  type MissingKind,
} from '@yuncang/shared/nouns/month-close/rules'
import type { Ctx } from '../../../trpc/context.ts'
import { unchargedStorage } from '../../charging/service/uncharged.ts'
import { unbilledSums } from '../../fee-line/service/billing.ts'
import * as repo from '../repo.ts'

/** What is missing of a month, each with how many there are (docs/domain/month-close.md#what-is-missing). */
export const missing = (ctx: Ctx, { id }: { id: string }): Promise<Lack[]> =>
  ctx.read((db) => lacksOf(db, id))

export async function lacksOf(db: Read, period: string): Promise<Lack[]> {
  const counts = await countsOf(db, period)
  return missingKindList.flatMap((kind): Lack[] => {
    const count = counts[kind]
    return count > 0 ? [{ kind, count, isBlocking: missingKinds[kind].isBlocking }] : []
  })
}

async function countsOf(db: Read, period: string): Promise<Record<MissingKind, number>> {
  const { to } = daysOf(period)
  const fees = await repo.feesUnderWay(db, period)
  const priced = fees.filter((fee) => lackOf(fee) === undefined)
  const bills = await repo.billsOf(db, period)
  const { draft, rejected, submitted, audited } = billStatuses
  return {
    feesWithoutPrice: fees.filter((fee) => lackOf(fee) === 'price').length,
    feesWithoutRate: fees.filter((fee) => lackOf(fee) === 'rate').length,
    feesToConfirm: priced.filter(({ status }) => status === feeLineStatuses.estimated).length,
    feesToAudit: priced.filter(({ status }) => status === feeLineStatuses.confirmed).length,
    storageNotCharged: await unchargedStorage(db, daysOf(period)),
    feesToBill: await feesToBill(db, period),
    billsToSubmit: bills.get(draft) ?? 0,
    billsRejected: bills.get(rejected) ?? 0,
    billsToAudit: bills.get(submitted) ?? 0,
    reductionsToAudit: await repo.reductionsToAudit(db, period),
    inboundToComplete: await repo.inboundToComplete(db, to),
    outboundToFinish: await repo.outboundToFinish(db, to),
    billsToConfirm: bills.get(audited) ?? 0,
  }
}

/** Audited fees that no bill holds; a customer's that come to nothing make no bill. */
async function feesToBill(db: Read, period: string): Promise<number> {
  let found = 0
  for (const recPay of [1, 2])
    for (const { count, amount } of await unbilledSums(db, { period, recPay }))
      if (!isZero(amount)) found += count
  return found
}
