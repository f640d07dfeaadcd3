import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type { FieldDiff } from '@yuncang/db/schema/record'
import {
  inboundOrderActions,
  orderStatusLabel,
  refusalOf,
  statusAfter,
  type InboundOrderAction,
} from '@yuncang/shared/nouns/inbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { diffOf, recordOperation } from '../../../kernel/record/service.ts'
import { throwRefusal } from '../../../platform/refusal.ts'
import * as repo from '../repo.ts'
import { notifyNext } from './notify.ts'

const reasons = {
  ownAudit: 'inboundOrder.ownAudit',
  otherSubmitter: 'inboundOrder.otherSubmitter',
  status: 'inboundOrder.wrongStatus',
} as const

/** Throws what stands against an action, in words that name the order and its state. */
export function refuse(ctx: Ctx, action: InboundOrderAction, order: repo.OrderRow): void {
  const { locale } = ctx.call
  throwRefusal(
    refusalOf(action, order, { id: ctx.user.id, permissions: ctx.permissions }),
    reasons,
    {
      no: order.orderNo,
      status: orderStatusLabel(order.orderStatus, locale),
      action: inboundOrderActions[action].label[locale],
    },
  )
}

export type Changes = Parameters<typeof repo.change>[2]
type Step = { action: InboundOrderAction; changes?: Changes; told?: FieldDiff }

/**
 * Takes an action: one guarded statement changes the order, and one operate record tells of it and of `told`, what
 * happened along with it; where its status changes, whoever must act next is told. Throws 409 when somebody was faster.
 */
export async function step(
  tx: Tx,
  ctx: Ctx,
  order: repo.OrderRow,
  { action, changes = {}, told = {} }: Step,
): Promise<repo.OrderRow> {
  const all = { ...changes, orderStatus: statusAfter(action, order.orderStatus) }
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const after = await repo.change(tx, order, { ...all, ...who })
  if (!after) throw new AppError('record.stale')
  await recordOperation(tx, ctx, {
    businessId: order.id,
    masterBillNo: after.masterBillNo,
    operateModule: businessModules.inboundOrder,
    action,
    fieldDiff: { ...diffOf<repo.OrderRow>(order, pick(after, Object.keys(all))), ...told },
  })
  if (after.orderStatus !== order.orderStatus) await notifyNext(tx, ctx, after)
  return after
}

const pick = (row: repo.OrderRow, keys: readonly string[]): Partial<repo.OrderRow> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)))
