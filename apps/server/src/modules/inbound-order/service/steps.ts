import type { Tx } from '@yuncang/db/handle'
import type { FieldDiff } from '@yuncang/db/schema/record'
import {
  inboundOrderActions,
  orderStatusLabel,
  refusalOf,
  statusAfter,
  type InboundOrderAction,
} from '@yuncang/shared/domain/inbound-order'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { diffOf, recordOperation } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { callNext } from './next.ts'

/** Throws what stands against an action, in words that name the order and its state. */
export function refuse(ctx: Ctx, action: InboundOrderAction, order: repo.OrderRow): void {
  const refusal = refusalOf(action, order, { id: ctx.user.id, permissions: ctx.permissions })
  const no = order.orderNo
  switch (refusal) {
    case undefined:
      return
    case 'permission':
      throw new AppError('access.denied')
    case 'ownAudit':
      throw new AppError('inboundOrder.ownAudit', { params: { no } })
    case 'otherSubmitter':
      throw new AppError('inboundOrder.otherSubmitter', { params: { no } })
    case 'status': {
      const { locale } = ctx.call
      const status = orderStatusLabel(order.orderStatus, locale)
      const params = { no, status, action: inboundOrderActions[action].label[locale] }
      throw new AppError('inboundOrder.wrongStatus', { params })
    }
  }
}

type Changes = Parameters<typeof repo.change>[2]

/**
 * Takes an action: one guarded statement changes the order, and one operate record tells of it, with `more` that
 * happened along with it; where its status changes, whoever must act next is told. Throws 409 when somebody was faster.
 */
export async function step(
  tx: Tx,
  ctx: Ctx,
  action: InboundOrderAction,
  order: repo.OrderRow,
  changes: Changes = {},
  more: FieldDiff = {},
): Promise<repo.OrderRow> {
  const all = { ...changes, orderStatus: statusAfter(action, order.orderStatus) }
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const after = await repo.change(tx, order, { ...all, ...who })
  if (!after) throw new AppError('record.stale')
  await recordOperation(tx, ctx, {
    businessId: order.id,
    masterBillNo: after.masterBillNo,
    operateModule: 'RKDD',
    action,
    fieldDiff: { ...diffOf<repo.OrderRow>(order, pick(after, Object.keys(all))), ...more },
  })
  if (after.orderStatus !== order.orderStatus) await callNext(tx, ctx, after)
  return after
}

const pick = (row: repo.OrderRow, keys: readonly string[]): Partial<repo.OrderRow> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)))
