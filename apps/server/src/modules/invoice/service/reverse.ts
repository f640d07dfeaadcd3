import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { negate } from '@yuncang/shared/kernel/decimal'
import type { InvoiceChange, InvoiceReversal } from '@yuncang/shared/nouns/invoice/contract'
import {
  invoiceActions,
  invoiceRefusalOf,
  invoiceStatuses,
  invoiceStatusLabels,
  type InvoiceAction,
  type InvoiceStatus,
} from '@yuncang/shared/nouns/invoice/rules'
import { normalizeCode } from '@yuncang/shared/validate/text'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { recordedChange } from '../../../kernel/record/service/change.ts'
import { throwRefusal } from '../../../platform/refusal.ts'
import { billToUndo, settleBill } from '../../bill/service/settle.ts'
import * as repo from '../repo.ts'
import { detailOf, mustFind } from './read.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import { assertDay, record, withFreeNumber } from './record.ts'

/**
 * Takes an invoice back in whole by a red one, which has its own number and date (docs/domain/invoices.md#red-invoices):
 * what it invoiced of its bills can be invoiced again.
 */
export const reverse = (ctx: Ctx, { reason, ...input }: InvoiceReversal) =>
  ctx.transaction(async (tx) => {
    const row = await forAction(tx, ctx, 'reverse', input)
    const { invoiceNo, invoiceDate } = input
    if (invoiceDate < row.invoiceDate)
      throw new AppError('invoice.redBefore', { params: { date: row.invoiceDate } })
    const parts = await repo.partsOf(tx, row.id)
    const turned = parts.map(({ billId, billNo, period, amount, net, tax }) => ({
      billId,
      billNo,
      period,
      amount: negate(amount),
      net: negate(net),
      tax: negate(tax),
    }))
    const why = reason.trim()
    const { issuerId, recPay, customerId, customerName, currency } = row
    const { invoiceType, invoiceTitle, dutyNumber } = row
    // First, so that of two who take it back at once one is told so.
    await save(tx, ctx, row, {
      action: 'reverse',
      changes: { status: invoiceActions.reverse.to, reason: why },
    })
    const red = await record(tx, ctx, {
      invoiceNo,
      invoiceDate,
      issuerId,
      recPay,
      customerId,
      customerName,
      currency,
      invoiceType,
      invoiceTitle,
      dutyNumber,
      status: invoiceStatuses.red,
      redOfId: row.id,
      reason: why,
      remark: '',
      parts: turned,
    })
    for (const { billId, amount } of turned.toSorted((a, b) => (a.billId < b.billId ? -1 : 1))) {
      const bill = await billToUndo(tx, ctx, billId)
      await settleBill(tx, ctx, bill, { action: 'invoiceReversed', invoiced: amount })
    }
    return detailOf(tx, red)
  })

/** Corrects what was typed wrongly. */
export const update = (ctx: Ctx, input: InvoiceChange) =>
  ctx.transaction(async (tx) => {
    const row = await forAction(tx, ctx, 'update', input)
    await assertDay(tx, ctx, row.invoiceDate)
    await assertDay(tx, ctx, input.invoiceDate)
    const changes = {
      invoiceNo: normalizeCode(input.invoiceNo),
      invoiceDate: input.invoiceDate,
      remark: input.remark.trim(),
    }
    const after = await withFreeNumber(changes.invoiceNo, () =>
      save(tx, ctx, row, { action: 'update', changes }),
    )
    return detailOf(tx, after)
  })

/** The invoice for an action, as the person has looked at it. Throws what stands against the action. */
async function forAction(
  tx: Tx,
  ctx: Ctx,
  action: InvoiceAction,
  { id, version }: { id: string; version: number },
): Promise<repo.InvoiceRow> {
  const row = await mustFind(tx, id)
  const refusal = invoiceRefusalOf(action, row, { id: ctx.user.id, permissions: ctx.permissions })
  throwRefusal(refusal, reasons, wrongStatus(ctx, action, row))
  assertSeen(row, version)
  return row
}

// Nobody submits an invoice, so that only its state can stand against a step.
const reasons = {
  status: 'invoice.wrongStatus',
  ownAudit: 'invoice.wrongStatus',
  otherSubmitter: 'invoice.wrongStatus',
} as const

function wrongStatus(ctx: Ctx, action: InvoiceAction, row: repo.InvoiceRow) {
  const { locale } = ctx.call
  return {
    no: row.invoiceNo,
    // The database holds no other numbers than these.
    status: invoiceStatusLabels[row.status as InvoiceStatus][locale],
    action: invoiceActions[action].label[locale],
  }
}

/** Changes an invoice and tells of it. Throws 409 when it has changed. */
const save = recordedChange(businessModules.invoice, repo.change)
