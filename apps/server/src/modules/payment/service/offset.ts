import { isNegative, isZero, round, sum } from '@yuncang/shared/kernel/decimal'
import { only } from '@yuncang/shared/kernel/expected'
import type { OffsetDraft } from '@yuncang/shared/nouns/payment/contract'
import { paymentSources } from '@yuncang/shared/nouns/payment/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { addPayments } from './create.ts'
import { detailOf } from './read.ts'
import { settle } from './write-off.ts'

const noMoney = { amount: '0', payerName: '', reference: '', bankAccount: '' } as const

/**
 * Settles bills and credit notes against each other, without money (docs/domain/payments.md#offsets). Throws 409 where
 * one of both is missing, or they do not come to 0.
 */
export const offset = (ctx: Ctx, { parts, ...draft }: OffsetDraft) =>
  ctx.transaction(async (tx) => {
    const amounts = parts.map(({ amount }) => amount)
    const given = amounts.filter(isNegative)
    if (given.length === 0 || given.length === amounts.length)
      throw new AppError('payment.offsetParts')
    const rest = round(sum(amounts), 'money')
    if (!isZero(rest))
      throw new AppError('payment.offsetSum', { params: { sum: rest, currency: draft.currency } })
    const row = only(await addPayments(tx, ctx, [{ ...draft, ...noMoney }], paymentSources.offset))
    return detailOf(tx, await settle(tx, ctx, row, { parts, refunds: [] }))
  })
