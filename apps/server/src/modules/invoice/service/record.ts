import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import { today } from '@yuncang/shared/kernel/calendar'
import { sum } from '@yuncang/shared/kernel/decimal'
import { periodOf } from '@yuncang/shared/nouns/bill/rules'
import { normalizeCode } from '@yuncang/shared/validate/text'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { assertOpenMonths } from '../../closed-month/service.ts'
import { recordOperation } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'

type Given = Pick<
  repo.NewInvoice,
  | 'invoiceNo'
  | 'invoiceDate'
  | 'issuerId'
  | 'recPay'
  | 'customerId'
  | 'customerName'
  | 'currency'
  | 'invoiceType'
  | 'invoiceTitle'
  | 'dutyNumber'
  | 'status'
  | 'redOfId'
  | 'reason'
  | 'remark'
> & { parts: readonly Omit<repo.NewPart, 'id' | 'invoiceId'>[] }

/** Writes an invoice and its parts down, and that it was. Throws 409 for a number that is there already. */
export async function record(
  tx: Tx,
  ctx: Ctx,
  { parts, ...given }: Given,
): Promise<repo.InvoiceRow> {
  await assertDay(tx, ctx, given.invoiceDate)
  const now = ctx.now()
  const who = ctx.user.id
  const row: repo.NewInvoice = {
    ...given,
    id: ctx.newId(),
    invoiceNo: normalizeCode(given.invoiceNo),
    gross: sum(parts.map(({ amount }) => amount)),
    net: sum(parts.map(({ net }) => net)),
    tax: sum(parts.map(({ tax }) => tax)),
    createBy: who,
    createTime: now,
    updateBy: who,
    updateTime: now,
  }
  const invoice = only(await withFreeNumber(row.invoiceNo, () => repo.insert(tx, [row])))
  await repo.insertParts(
    tx,
    parts.map((part) => ({ ...part, id: ctx.newId(), invoiceId: invoice.id })),
  )
  await recordOperation(tx, ctx, {
    businessId: invoice.id,
    operateModule: businessModules.invoice,
    action: 'create',
  })
  return invoice
}

/** Writes; a number that is there already is said so. */
export const withFreeNumber = <R>(no: string, write: () => Promise<R>): Promise<R> =>
  mapUniqueViolation(
    { invoice_no_uq: (cause) => new AppError('invoice.taken', { params: { no }, cause }) },
    write,
  )

/** Throws 400 for a day that is still to come, 409 for one of a closed month. */
export async function assertDay(tx: Tx, ctx: Ctx, day: string): Promise<void> {
  const now = today(ctx.now())
  if (day > now) throw new AppError('invoice.future', { params: { today: now } })
  await assertOpenMonths(tx, [periodOf(day)])
}
