import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import {
  paymentActions,
  paymentRefusalOf,
  paymentStatusLabels,
  type PaymentAction,
  type PaymentStatus,
} from '@yuncang/shared/nouns/payment/rules'
import { getFrom } from '@yuncang/shared/kernel/expected'
import type { Ctx } from '../../../trpc/context.ts'
import { recordedChange } from '../../../kernel/record/service/change.ts'
import { throwRefusal } from '../../../platform/refusal.ts'
import * as repo from '../repo.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import { mustFind } from './read.ts'

/** The payment for an action, as the person has looked at it. Throws what stands against the action. */
export async function forAction(
  tx: Tx,
  ctx: Ctx,
  action: PaymentAction,
  { id, version }: { id: string; version: number },
): Promise<repo.PaymentRow> {
  const row = await mustFind(tx, id)
  refuse(ctx, action, row)
  assertSeen(row, version)
  return row
}

/** Throws what stands against an action on a payment, in words that name it and its state. */
export function refuse(ctx: Ctx, action: PaymentAction, row: repo.PaymentRow): void {
  const refusal = paymentRefusalOf(action, row, { id: ctx.user.id, permissions: ctx.permissions })
  const { locale } = ctx.call
  throwRefusal(refusal, reasons, {
    no: row.paymentNo,
    // The database holds no other numbers than these.
    status: paymentStatusLabels[row.status as PaymentStatus][locale],
    action: paymentActions[action].label[locale],
  })
}

// Nobody submits a payment, so that only its state can stand against a step.
const reasons = {
  status: 'payment.wrongStatus',
  ownAudit: 'payment.wrongStatus',
  otherSubmitter: 'payment.wrongStatus',
} as const

/** Changes a payment and tells of it. Throws 409 when it has changed. */
export const save = recordedChange(businessModules.payment, repo.change)

type Change = { row: repo.PaymentRow; action: string; changes: Partial<repo.PaymentRow> }

/** Changes payments in one order, so that two who do so never wait for each other; gives the one that is named. */
export async function saveAll(
  tx: Tx,
  ctx: Ctx,
  { id }: repo.PaymentRow,
  all: readonly Change[],
): Promise<repo.PaymentRow> {
  const saved = new Map<string, repo.PaymentRow>()
  for (const { row, ...change } of all.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1)))
    saved.set(row.id, await save(tx, ctx, row, change))
  return getFrom(saved, id)
}
