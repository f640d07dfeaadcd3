import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type { FinanceExchange } from '@yuncang/shared/nouns/finance-exchange/record'
import {
  exchangeActions,
  exchangeStatusLabels,
  refusalOf,
  type ExchangeAction,
  type ExchangeStatus,
} from '@yuncang/shared/nouns/finance-exchange/rules'
import { AppError } from '@yuncang/shared/errors'
import { recordOperation } from '../../../kernel/record/service.ts'
import { throwRefusal } from '../../../platform/refusal.ts'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { lineOf, move, send, sendNext } from './line.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import { asRecord } from './read.ts'

type Held = { id: string; version: number }

/** Sends again what was refused, or was not delivered, under the key that it had. Throws 409. */
export const resend = (ctx: Ctx, held: Held): Promise<FinanceExchange> =>
  ctx.transaction(async (tx) => {
    const { row } = await forAction(tx, ctx, 'resend', held)
    if (!ctx.services.outside.financePlatform) throw new AppError('financePlatform.absent')
    const after = await send(tx, ctx, row)
    await record(tx, ctx, row, 'exchange.resend')
    return asRecord(ctx, after)
  })

/** Somebody has told the platform in another way: what follows of the bill is sent. */
export const settle = (
  ctx: Ctx,
  { remark, ...held }: Held & { remark: string },
): Promise<FinanceExchange> =>
  ctx.transaction(async (tx) => {
    const { row, others } = await forAction(tx, ctx, 'settle', held)
    const changes = { status: exchangeActions.settle.to, remark: remark.trim() }
    const after = await move(tx, ctx, row, changes)
    await sendNext(tx, ctx, others)
    await record(tx, ctx, row, 'exchange.settle')
    return asRecord(ctx, after)
  })

/** The exchange as the person has looked at it, and the others of its line. */
async function forAction(tx: Tx, ctx: Ctx, action: ExchangeAction, { id, version }: Held) {
  const found = await repo.find(tx, id)
  if (!found) throw new AppError('record.notFound')
  const line = await lineOf(tx, found.billId)
  const row = line.find((each) => each.id === id) ?? found
  const { locale } = ctx.call
  const who = { id: ctx.user.id, permissions: ctx.permissions }
  throwRefusal(refusalOf(action, row, who), reasons, {
    no: row.billNo,
    // The database holds no other numbers than these.
    status: exchangeStatusLabels[row.status as ExchangeStatus][locale],
    action: exchangeActions[action].label[locale],
  })
  assertSeen(row, version)
  return { row, others: line.filter((each) => each !== row) }
}

const reasons = {
  ownAudit: 'financeExchange.wrongStatus',
  otherSubmitter: 'financeExchange.wrongStatus',
  status: 'financeExchange.wrongStatus',
} as const

/** Stands in the history of the bill. */
const record = (
  tx: Tx,
  ctx: Ctx,
  { billId }: repo.ExchangeRow,
  action: 'exchange.resend' | 'exchange.settle',
): Promise<void> =>
  recordOperation(tx, ctx, { businessId: billId, operateModule: businessModules.bill, action })
