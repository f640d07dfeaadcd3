import { mapWithYields } from '@yuncang/db/event-loop'
import type { Read, Tx } from '@yuncang/db/handle'
import { compare, isNegative, isZero, negate, round } from '@yuncang/shared/kernel/decimal'
import { today } from '@yuncang/shared/kernel/calendar'
import { paymentSources } from '@yuncang/shared/nouns/payment/rules'
import { paymentColumns, type PaymentColumn } from '@yuncang/shared/nouns/payment/workbook'
import { beginningOf, normalizeCode } from '@yuncang/shared/validate/text'
import { chosen } from '../../../files/spreadsheet/choices.ts'
import type { TableRow } from '../../../files/spreadsheet/table-row.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'
import { lookup, type Lookup } from '../../../kernel/dictionary/service.ts'
import { fitsCurrency } from '@yuncang/shared/kernel/currency'
import type { ImportKind, Issues } from '../../../kernel/import/service/kind.ts'
import { dateIn, numberIn } from '../../../kernel/master-data/service/import.ts'
import * as repo from '../repo.ts'
import { addPayments, type Money } from './create.ts'

/** Money of a row, or that it is recorded already. */
type Draft = { money: Money; isThere: boolean }

/**
 * A bank's file, all rows or none (docs/domain/payments.md#bank-files). What is recorded already, or stands in the file
 * twice, is named as a doubt and left out.
 */
export const paymentImport: ImportKind<
  PaymentColumn,
  Draft,
  { payments: number; skipped: number }
> = {
  columns: paymentColumns,
  async check(db, ctx, { rows, issues }) {
    const currencies = await lookup(db, ctx, 'CURRENCY')
    const day = today(ctx.now())
    const read = await mapWithYields(rows, (row) => {
      const money = moneyOf(row, currencies, issues)
      const { currency, amount } = money
      if (!fitsCurrency(amount, currency))
        issues.add(row.number, 'currency', 'value.noDecimals', { currency, amount })
      if (money.payDate > day) issues.add(row.number, 'payDate', 'payment.future', { today: day })
      return { row, money }
    })
    const known = new Map(
      (
        await recorded(
          db,
          read.map(({ money }) => money),
        )
      ).map((each) => [keyOf(each), each.paymentNo]),
    )
    const seen = new Map<string, number>()
    return read.map(({ row, money }) => {
      const { reference } = money
      const no = known.get(keyOf(money))
      const same = seen.get(keyOf(money))
      if (no !== undefined)
        issues.warn(row.number, 'reference', 'payment.alreadyThere', { reference, no })
      else if (same !== undefined)
        issues.warn(row.number, 'reference', 'payment.twiceInFile', { reference, row: same })
      seen.set(keyOf(money), same ?? row.number)
      return { money, isThere: no !== undefined || same !== undefined }
    })
  },
  async publish(tx, ctx, drafts) {
    // What somebody else has recorded since the check is left out, too.
    const known = new Set(
      (
        await recorded(
          tx,
          drafts.map(({ money }) => money),
        )
      ).map(keyOf),
    )
    const fresh = drafts.filter(({ money, isThere }) => !isThere && !known.has(keyOf(money)))
    const money = fresh.map((each) => each.money)
    await addPayments(tx, ctx, money, paymentSources.bankFile)
    return { payments: fresh.length, skipped: drafts.length - fresh.length }
  },
}

type Identity = Pick<Money, 'recPay' | 'reference' | 'payDate' | 'amount'>

const keyOf = ({
  recPay,
  reference,
  payDate,
  amount,
}: { recPay: number } & Omit<Identity, 'recPay'>) =>
  `${recPay} ${reference} ${payDate} ${round(amount, 'money')}`

const recorded = (db: Read | Tx, money: readonly Money[]) =>
  repo.withReferences(db, [...new Set(money.map(({ reference }) => reference))].filter(Boolean))

function moneyOf(
  row: TableRow<PaymentColumn>,
  currencies: Lookup,
  issues: Issues<PaymentColumn>,
): Money {
  const text = (key: PaymentColumn) => cellText(row.cell(key))
  const reference = normalizeCode(text('reference'))
  if (reference === '') issues.add(row.number, 'reference', 'payment.referenceRequired')
  return {
    ...amountOf(row, issues),
    payDate: dateIn(row, 'payDate', issues),
    payerName: beginningOf(text('payerName'), 100),
    currency: chosen(row, 'currency', currencies, issues) ?? 'CNY',
    reference: reference.slice(0, 60),
    bankAccount: text('bankAccount').slice(0, 60),
    remark: beginningOf(text('remark'), 500),
  }
}

/** What came in or went out: the one of both sides that is not empty, or an amount with its sign. */
function amountOf(
  row: TableRow<PaymentColumn>,
  issues: Issues<PaymentColumn>,
): { recPay: 1 | 2; amount: string } {
  const figure = (key: 'income' | 'expense' | 'amount') => {
    const value = numberIn(row, key, 'cell.notNumber', issues)
    return value === null || isZero(value) ? undefined : value
  }
  const income = figure('income')
  const expense = figure('expense')
  const signed = income ?? (expense === undefined ? figure('amount') : negate(expense))
  if (signed === undefined || (income !== undefined && expense !== undefined)) {
    issues.add(row.number, income === undefined ? 'income' : 'expense', 'payment.oneSide')
    return { recPay: 1, amount: '0' }
  }
  const amount = isNegative(signed) ? negate(signed) : signed
  // Two decimals are all that banks have.
  if (compare(round(amount, 'money'), amount) !== 0)
    issues.add(row.number, 'income', 'cell.notNumber', { value: amount })
  return { recPay: isNegative(signed) ? 2 : 1, amount }
}
