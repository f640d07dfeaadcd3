import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { today } from '@yuncang/shared/kernel/calendar'
import { isZero } from '@yuncang/shared/kernel/decimal'
import type { BillReasoned, BillStep } from '@yuncang/shared/nouns/bill/contract'
import { awaitsMonth, billActions, daysOf } from '@yuncang/shared/nouns/bill/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { judging, recordAudit } from '../../../kernel/record/service.ts'
import { linesOfBill } from '../../fee-line/service/billing.ts'
import { tellWithdrawn } from '../../finance-exchange/service/tell.ts'
import type { BillRow } from '../repo.ts'
import { letGo } from './compose.ts'
import { assertUncredited } from './credit.ts'
import { tellOfBill } from './finance.ts'
import { settleAudit, settleBoth, tellRejected, tellToAudit } from './notify.ts'
import { openAgain } from './open-again.ts'
import { waitForMovements } from './period.ts'
import { takeBackReductions } from './reduction.ts'
import { forAction, save } from './step.ts'

const unsubmitted = { submitBy: null, submitTime: null }

export const submit = (ctx: Ctx, input: BillStep): Promise<BillRow> =>
  ctx.transaction(async (tx) => {
    const row = await forAction(tx, ctx, 'submit', input)
    const params = { no: row.billNo }
    if (isZero(row.payable)) throw new AppError('bill.nothingPayable', { params })
    const submitter = { submitBy: ctx.user.id, submitTime: ctx.now() }
    const changes = { ...submitter, status: billActions.submit.to, reason: '' }
    const after = await save(tx, ctx, row, { action: 'submit', changes })
    await tellToAudit(tx, ctx, after)
    return after
  })

export const withdraw = (ctx: Ctx, input: BillStep): Promise<BillRow> =>
  ctx.transaction(async (tx) => {
    const row = await forAction(tx, ctx, 'withdraw', input)
    const changes = { ...unsubmitted, status: billActions.withdraw.to }
    await settleAudit(tx, ctx, row.id)
    return save(tx, ctx, row, { action: 'withdraw', changes })
  })

/**
 * Passes a bill: the customer is asked to confirm it, and nothing is dated inside its month any more. Throws 409 while
 * that month goes on; a credit note says nothing of what its month will come to.
 */
export const pass = (asker: Ctx, { msg, ...held }: BillStep & { msg: string }): Promise<BillRow> =>
  judging(asker, async (tx, ctx) => {
    const row = await forAction(tx, ctx, 'pass', held)
    if (awaitsMonth(row, today(ctx.now()))) {
      const params = { no: row.billNo, period: row.period, to: daysOf(row.period).to }
      throw new AppError('bill.periodNotOver', { params })
    }
    await waitForMovements(tx, row)
    const after = await save(tx, ctx, row, {
      action: 'pass',
      changes: { status: billActions.pass.to },
    })
    await recordAudit(tx, ctx, { ...judged(row), result: 2, msg })
    await settleAudit(tx, ctx, row.id)
    await tellOfBill(tx, ctx, after)
    return after
  })

export const refuseBill = (asker: Ctx, { reason, ...held }: BillReasoned): Promise<BillRow> =>
  judging(asker, async (tx, ctx) => {
    const row = await forAction(tx, ctx, 'refuse', held)
    const changes = { status: billActions.refuse.to, reason: reason.trim() }
    const after = await save(tx, ctx, row, { action: 'refuse', changes })
    await recordAudit(tx, ctx, { ...judged(row), result: 3, msg: reason.trim() })
    await tellRejected(tx, ctx, after)
    return after
  })

/** Takes an audit back while nothing is invoiced; its reductions go with it, since its lines can change again. */
export const reopen = (ctx: Ctx, { reason, ...held }: BillReasoned): Promise<BillRow> =>
  ctx.transaction(async (tx) => {
    const row = await forAction(tx, ctx, 'reopen', held)
    await assertUncredited(tx, ctx, row)
    if (!isZero(row.invoiced)) {
      const { billNo: no, invoiced, currency } = row
      throw new AppError('bill.invoicedAlready', { params: { no, invoiced, currency } })
    }
    const sums = await takeBackReductions(tx, ctx, row)
    await tellWithdrawn(tx, ctx, row, reason.trim())
    await settleBoth(tx, ctx, row.id)
    const changes = {
      ...unsubmitted,
      ...sums,
      status: billActions.reopen.to,
      reason: reason.trim(),
      confirmBy: null,
      confirmTime: null,
      confirmFileId: null,
      sentTime: null,
    }
    return openAgain(tx, ctx, row, { action: 'reopen', changes })
  })

/** Gives a bill up: its lines wait for another one, and those of a credit note are given up with it. */
export const voidBill = (ctx: Ctx, { reason, ...held }: BillReasoned): Promise<BillRow> =>
  ctx.transaction(async (tx) => {
    const row = await forAction(tx, ctx, 'void', held)
    const lines = await linesOfBill(tx, row)
    await letGo(tx, ctx, row, { lines, reason: reason.trim() })
    await settleAudit(tx, ctx, row.id)
    const changes = { status: billActions.void.to, reason: reason.trim() }
    return save(tx, ctx, row, { action: 'void', changes })
  })

const judged = ({ id }: BillRow) => ({ businessId: id, auditModule: businessModules.bill })
