import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { round } from '@yuncang/shared/kernel/decimal'
import {
  billActions,
  billStatusLabels,
  refusalOf,
  type BillAction,
  type BillStatus,
} from '@yuncang/shared/nouns/bill/rules'
import { outstandingOf } from '@yuncang/shared/nouns/bill/settlement'
import type { Ctx } from '../../../trpc/context.ts'
import { recordedChange } from '../../../kernel/record/service/change.ts'
import { assertOpenMonths } from '../../closed-month/service.ts'
import { throwRefusal } from '../../../platform/refusal.ts'
import * as repo from '../repo.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import { mustSee } from './read.ts'

type Held = { id: string; version: number }

/** The bill for an action, as the person has looked at it. Throws what stands against the action. */
export async function forAction(
  tx: Tx,
  ctx: Ctx,
  action: BillAction,
  { id, version }: Held,
): Promise<repo.BillRow> {
  const row = await mustSee(tx, ctx, id)
  refuse(ctx, action, row)
  assertSeen(row, version)
  if (!staysInMonth.has(action)) await assertOpenMonths(tx, [row.period])
  return row
}

/** What is done with a bill after its month: it changes nothing of what the month amounts to. */
const staysInMonth: ReadonlySet<BillAction> = new Set(['confirm', 'send', 'credit'])

const reasons = {
  ownAudit: 'bill.ownAudit',
  otherSubmitter: 'bill.otherSubmitter',
  status: 'bill.wrongStatus',
} as const

/** Throws what stands against an action on a bill, in words that name it and its state. */
export function refuse(ctx: Ctx, action: BillAction, row: repo.BillRow): void {
  const { locale } = ctx.call
  throwRefusal(refusalOf(action, row, { id: ctx.user.id, permissions: ctx.permissions }), reasons, {
    no: row.billNo,
    // The database holds no other numbers than these.
    status: billStatusLabels[row.status as BillStatus][locale],
    action: billActions[action].label[locale],
  })
}

const saveRecorded = recordedChange(businessModules.bill, repo.change)

/** Changes a bill, and what is outstanding with it, and tells of it. Throws 409 when it has changed. */
export const save: typeof saveRecorded = (tx, ctx, row, { action, changes }) => {
  const outstanding = round(outstandingOf({ ...row, ...changes }), 'money')
  return saveRecorded(tx, ctx, row, { action, changes: { ...changes, outstanding } })
}
