import { isDecimal, isZero, subtract, sum } from '@yuncang/shared/kernel/decimal'
import { fits, taxShare } from '@yuncang/shared/nouns/bill/settlement'
import { Checkbox, Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { money, plainMoney } from '../../lib/money.ts'
import './bill-parts.css'

/** A bill that a part can be taken of; with `tax` the part has one, too. */
export type PartBill = {
  id: string
  billNo: string
  period: string
  currency: string
  /** What is left of it. */
  left: string
  tax?: string
}
export type BillPart = { billId: string; amount: string; tax?: string }

type Props = {
  bills: readonly PartBill[]
  empty: string
  /** What there is for all parts together, e.g. open money. */
  limit?: string
  value?: readonly BillPart[]
  onChange?: (parts: BillPart[]) => void
}

export const partOf = ({
  id: billId,
  currency,
  left,
  tax,
}: Pick<PartBill, 'id' | 'currency' | 'left' | 'tax'>): BillPart => ({
  billId,
  amount: plainMoney(left, currency),
  ...(tax !== undefined && { tax: plainMoney(tax, currency) }),
})

/** What rests of money beside what was chosen; what somebody is still typing counts for nothing. */
export const restOf = (amount: string, chosen: readonly { amount: string }[]): string =>
  subtract(amount, total(chosen, 'amount'))

/**
 * Which bills, and how much of each: all that is left, as far as there is some for it, unless somebody types less. Bills
 * of one currency go together.
 */
export function BillParts({ bills, empty, limit, value = [], onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const chosen = new Map(value.map((part) => [part.billId, part]))
  const currency = bills.find((bill) => chosen.has(bill.id))?.currency
  const put = (bill: PartBill, part: BillPart | undefined) => {
    const others = value.filter(({ billId }) => billId !== bill.id)
    onChange?.(part ? [...others, part] : others)
  }
  const begun = (bill: PartBill): BillPart => {
    const free = limit === undefined ? bill.left : restOf(limit, value)
    // Where nothing is free, somebody shares it out anew.
    return fits(free, bill.left)
      ? withAmount(bill, partOf(bill), plainMoney(free, bill.currency))
      : partOf(bill)
  }
  const sumOf = (key: 'amount' | 'tax') => money(total(value, key), currency ?? '')
  if (bills.length === 0) return <p className="hint">{empty}</p>
  return (
    <ul className="bill-parts">
      {bills.map((bill) => {
        const part = chosen.get(bill.id)
        const isOther = currency !== undefined && bill.currency !== currency
        return (
          <li key={bill.id}>
            <Checkbox
              checked={part !== undefined}
              disabled={isOther}
              onChange={({ target }) => put(bill, target.checked ? begun(bill) : undefined)}
            >
              <strong>{bill.billNo}</strong> {bill.period}{' '}
              <span className="hint">
                {t('billParts.left', {
                  left: money(bill.left, bill.currency),
                  currency: bill.currency,
                })}
              </span>
            </Checkbox>
            {part && (
              <span className="figures">
                <label htmlFor={`${id}${bill.id}`}>{t('billParts.amount')}</label>
                <Input
                  id={`${id}${bill.id}`}
                  inputMode="decimal"
                  value={part.amount}
                  onChange={({ target }) => put(bill, withAmount(bill, part, target.value.trim()))}
                />
                {part.tax !== undefined && (
                  <>
                    <label htmlFor={`${id}${bill.id}tax`}>{t('billParts.tax')}</label>
                    <Input
                      id={`${id}${bill.id}tax`}
                      inputMode="decimal"
                      value={part.tax}
                      onChange={({ target }) => put(bill, { ...part, tax: target.value.trim() })}
                    />
                  </>
                )}
              </span>
            )}
          </li>
        )
      })}
      {value.length > 0 && (
        <li className="sum">
          <strong>
            {t('billParts.sum', { count: value.length, amount: sumOf('amount') })} {currency}
          </strong>
          {value.some(({ tax }) => tax !== undefined) &&
            t('billParts.sumTax', { tax: sumOf('tax') })}
        </li>
      )}
    </ul>
  )
}

/** A part of another amount has its share of the tax. */
function withAmount(bill: PartBill, part: BillPart, amount: string): BillPart {
  const { currency, left, tax } = bill
  if (tax === undefined || !isDecimal(amount, 'money')) return { ...part, amount }
  if (isZero(amount)) return { ...part, amount, tax: '0' }
  const share = taxShare(amount, { amount: left, tax, currency })
  return { ...part, amount, tax: plainMoney(share, currency) }
}

const total = (parts: readonly Pick<BillPart, 'amount' | 'tax'>[], key: 'amount' | 'tax'): string =>
  sum(parts.map((part) => part[key] ?? '0').filter((each) => isDecimal(each, 'money')))
