import { zip, only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import { today } from '@yuncang/shared/kernel/calendar'
import type {
  PaymentChange,
  PaymentDraft,
  PaymentReasoned,
} from '@yuncang/shared/nouns/payment/contract'
import {
  paymentActions,
  paymentSources,
  paymentStatuses,
} from '@yuncang/shared/nouns/payment/rules'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { assertFitsCurrency } from '../../../platform/currency.ts'
import { withDocumentNumbers } from '../../../kernel/number/service.ts'
import { recordOperations } from '../../../kernel/record/service.ts'
import { writableCustomer } from '../../customer/service/read.ts'
import * as repo from '../repo.ts'
import { detailOf } from './read.ts'
import { forAction, save } from './step.ts'
import { settle } from './write-off.ts'

export type Money = Omit<PaymentDraft, 'parts' | 'refunds'>

/** Records money; with parts and refunds, it settles those bills and gives that money back at once (docs/domain/payments.md#payments). */
export const create = (ctx: Ctx, { parts, refunds, ...money }: PaymentDraft) =>
  ctx.transaction(async (tx) => {
    const row = only(await addPayments(tx, ctx, [money], paymentSources.typed))
    if (parts.length + refunds.length === 0) return detailOf(tx, row)
    return detailOf(tx, await settle(tx, ctx, row, { parts, refunds }))
  })

/** Writes money down, each with a number of its own. Throws 409 for what is recorded already. */
export async function addPayments(
  tx: Tx,
  ctx: Ctx,
  money: readonly Money[],
  source: number,
): Promise<repo.PaymentRow[]> {
  const now = ctx.now()
  const who = { createBy: ctx.user.id, createTime: now, updateBy: ctx.user.id, updateTime: now }
  const rows: repo.NewPayment[] = []
  for (const [recPay, moneyPrefix] of [
    [1, 'SK'],
    [2, 'FK'],
  ] as const) {
    const prefix = source === paymentSources.offset ? 'CD' : moneyPrefix
    const some = money.filter((each) => each.recPay === recPay)
    for (const { document, number } of await withDocumentNumbers(tx, ctx, prefix, some))
      rows.push({
        ...(await valuesOf(tx, ctx, document)),
        id: ctx.newId(),
        paymentNo: number,
        writtenOff: '0',
        rest: document.amount,
        status: paymentStatuses.open,
        source,
        reason: '',
        ...who,
      })
  }
  const inserted: repo.PaymentRow[] = []
  // One by one, so that a refusal names the reference that is there already.
  for (const row of rows)
    inserted.push(only(await once(row.reference, () => repo.insert(tx, [row]))))
  await recordOperations(
    tx,
    ctx,
    zip(rows, inserted).map(([, { id }]) => ({
      businessId: id,
      operateModule: businessModules.payment,
      action: source === paymentSources.bankFile ? 'import' : 'create',
    })),
  )
  return inserted
}

export const update = (ctx: Ctx, { id, version, ...money }: PaymentChange) =>
  ctx.transaction(async (tx) => {
    const row = await forAction(tx, ctx, 'update', { id, version })
    const changes = { ...(await valuesOf(tx, ctx, money)), rest: money.amount }
    const write = () => save(tx, ctx, row, { action: 'update', changes })
    return detailOf(tx, await once(changes.reference, write))
  })

/** Gives up what was recorded by mistake. */
export const voidPayment = (ctx: Ctx, { reason, ...held }: PaymentReasoned) =>
  ctx.transaction(async (tx) => {
    const row = await forAction(tx, ctx, 'void', held)
    const changes = { status: paymentActions.void.to, reason: reason.trim() }
    return detailOf(tx, await save(tx, ctx, row, { action: 'void', changes }))
  })

async function valuesOf(tx: Tx, ctx: Ctx, money: Money) {
  const now = today(ctx.now())
  if (money.payDate > now) throw new AppError('payment.future', { params: { today: now } })
  assertFitsCurrency(money.currency, [money.amount])
  const { customerId } = money
  const customer = customerId === undefined ? undefined : await writableCustomer(tx, customerId)
  const { recPay, payDate, currency, amount } = money
  return {
    recPay,
    customerId: customer?.id ?? '',
    customerName: customer?.customerName ?? '',
    payerName: normalizeName(money.payerName),
    payDate,
    currency,
    amount,
    reference: normalizeCode(money.reference),
    bankAccount: money.bankAccount.trim(),
    remark: money.remark.trim(),
  }
}

const once = <R>(reference: string, write: () => Promise<R>): Promise<R> =>
  mapUniqueViolation(
    {
      payment_reference_uq: (cause) =>
        new AppError('payment.taken', { params: { reference }, cause }),
    },
    write,
  )
