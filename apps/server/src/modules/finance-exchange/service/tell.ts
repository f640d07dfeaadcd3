import { only } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import type { FinanceDocument } from '@yuncang/shared/nouns/finance-exchange/document'
import { exchangeStatuses } from '@yuncang/shared/nouns/finance-exchange/rules'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { lineOf, move, sendNext } from './line.ts'

/** The bill that the finance platform is told of. */
export type ToldBill = {
  readonly id: string
  readonly billNo: string
  readonly customerId: string
  readonly customerName: string
  readonly currency: string
}
type Told = {
  readonly document: FinanceDocument
  readonly amount: string
  readonly reductionId?: string
}

/** Tells the finance platform of a bill or of a reduction, after what it is still to be told of that bill. */
export async function tell(tx: Tx, ctx: Ctx, bill: ToldBill, told: Told): Promise<void> {
  if (!ctx.services.outside.financePlatform) return
  const line = await lineOf(tx, bill.id)
  await sendNext(tx, ctx, [...line, await put(tx, ctx, bill, told)])
}

/**
 * Takes back what the finance platform was told of a bill whose audit no longer stands. What it has not been sent yet,
 * or has refused, is not sent any more; what it has, or may have, it is told to withdraw.
 */
export async function tellWithdrawn(
  tx: Tx,
  ctx: Ctx,
  bill: ToldBill,
  reason: string,
): Promise<void> {
  if (!ctx.services.outside.financePlatform) return
  const line: repo.ExchangeRow[] = []
  for (const row of await lineOf(tx, bill.id)) {
    line.push(isUnsent(row) ? await move(tx, ctx, row, { status: exchangeStatuses.dropped }) : row)
  }
  const last = line.findLast(({ kind, status }) => kind !== 'reduction' && mayBeThere.has(status))
  if (last?.kind !== 'bill') return
  const document = { kind: 'withdrawal', billNo: bill.billNo, reason } as const
  await sendNext(tx, ctx, [...line, await put(tx, ctx, bill, { document, amount: '0' })])
}

const { waiting, refused, unanswered, taken, settled } = exchangeStatuses

/** Nothing of it can be at the platform. */
const isUnsent = ({ status, isPosted }: repo.ExchangeRow): boolean =>
  status === refused || (status === waiting && isPosted === 0)

const mayBeThere: ReadonlySet<number> = new Set([waiting, unanswered, taken, settled])

async function put(
  tx: Tx,
  ctx: Ctx,
  { id: billId, billNo, customerId, customerName, currency }: ToldBill,
  { document, amount, reductionId = '' }: Told,
): Promise<repo.ExchangeRow> {
  const now = ctx.now()
  const who = ctx.user.id
  const row = {
    id: ctx.newId(),
    kind: document.kind,
    billId,
    billNo,
    reductionId,
    customerId,
    customerName,
    currency,
    amount,
    document,
    status: waiting,
    isPosted: 0 as const,
    failure: null,
    remark: '',
    endTime: null,
    createBy: who,
    createTime: now,
    updateBy: who,
    updateTime: now,
  }
  return only(await repo.insert(tx, [row]))
}
