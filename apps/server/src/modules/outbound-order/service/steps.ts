import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type { FieldDiff } from '@yuncang/db/schema/record'
import {
  needsReason,
  outboundOrderActions,
  outboundRefusalOf,
  outboundStatusLabel,
  type OutboundOrderAction,
} from '@yuncang/shared/nouns/outbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages'
import type { Ctx } from '../../../trpc/context.ts'
import { recordOperation, type Author } from '../../../kernel/record/service.ts'
import { throwRefusal } from '../../../platform/refusal.ts'
import { assertSeen, type Seen } from '../../../platform/rows/versioned.ts'
import * as repo from '../repo.ts'
import { askNext } from './notify.ts'

const reasons = {
  ownAudit: 'outboundOrder.ownAudit',
  otherSubmitter: 'outboundOrder.otherSubmitter',
  status: 'outboundOrder.wrongStatus',
} as const

/** Throws what stands against an action, in words that name the order and its state. */
export function refuse(ctx: Ctx, action: OutboundOrderAction, order: repo.OrderRow): void {
  const { locale } = ctx.call
  const who = { id: ctx.user.id, permissions: ctx.permissions }
  throwRefusal(outboundRefusalOf(action, order, who), reasons, {
    no: order.orderNo,
    status: outboundStatusLabel(order.outboundStatus, locale),
    action: outboundOrderActions[action].label[locale],
  })
}

/**
 * The order of a step, held: whoever comes second finds what the first made of it. Throws 404, 409 when it is not as it
 * was seen, or what stands against the step.
 */
export async function holdOrder(
  tx: Tx,
  ctx: Ctx,
  seen: Seen,
  action: OutboundOrderAction,
): Promise<repo.OrderRow> {
  const order = await repo.hold(tx, seen.id)
  if (!order) throw new AppError('record.notFound')
  // Holding it has counted on.
  assertSeen({ id: order.id, version: order.version - 1 }, seen.version)
  refuse(ctx, action, order)
  return order
}

/** The reason of a step that needs one; 400 at its field without. */
export function reasonOf(
  ctx: Ctx,
  action: OutboundOrderAction,
  order: repo.OrderRow,
  msg: string,
): string {
  const reason = msg.trim()
  if (reason !== '' || !needsReason(action, order)) return reason
  const message = say(ctx.call.locale, 'outboundOrder.reasonRequired')
  throw new AppError('outboundOrder.reasonRequired', { issues: [{ path: 'msg', message }] })
}

type Changes = Omit<Parameters<typeof repo.setHeld>[2], 'updateBy' | 'updateTime'>
type Step = {
  action: string
  changes?: Changes
  /** Why the step was taken, where it tells so. */
  reason?: string
  /** What else the record tells. */
  told?: FieldDiff
  /** Trucks after the step, for who must act next. */
  trucks?: readonly repo.TruckRow[]
}

/** Writes what a step made of an order that is held, its one operate record, and who must act next. */
export async function advance(
  tx: Tx,
  author: Author,
  order: repo.OrderRow,
  { action, changes = {}, reason = '', told = {}, trucks = [] }: Step,
): Promise<repo.OrderRow> {
  const who = { updateBy: author.user.id, updateTime: author.now() }
  const after = await repo.setHeld(tx, order.id, { ...changes, ...who })
  const [from, to] = [order.outboundStatus, after.outboundStatus]
  await recordOperation(tx, author, {
    businessId: order.id,
    masterBillNo: order.masterBillNo,
    operateModule: businessModules.outboundOrder,
    action,
    fieldDiff: {
      ...(from !== to && { outboundStatus: { before: from, after: to } }),
      ...(reason !== '' && { reason: { before: null, after: reason } }),
      ...told,
    },
  })
  await askNext(tx, author, after, trucks)
  return after
}
