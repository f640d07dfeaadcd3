import { isNegative } from '@yuncang/shared/kernel/decimal'
import type { CustomerMove } from '@yuncang/shared/nouns/fee-line/rerate'
import { useTranslation } from 'react-i18next'
import { money } from '../../lib/money.ts'
import './bulk-prices.css'

type Props = {
  customers: readonly CustomerMove[]
  /** From when on they do. */
  when: string
}

const signed = (amount: string): string => (isNegative(amount) ? '' : '+') + money(amount, 'CNY')

/** What a change of prices moves of the fees that no bill holds yet, by customer. */
export function MovedFees({ customers, when }: Props) {
  const { t } = useTranslation()
  return (
    <section className="bulk-moved" aria-label={t('record.bulk.moved')}>
      <strong>{t('record.bulk.moved')}</strong>
      {customers.length === 0 && <p className="hint">{t('record.bulk.movesNothing')}</p>}
      {customers.map(({ customerId, customerName, lines: count, localDifference }) => (
        <p key={customerId}>
          {t('record.bulk.movedOf', { customer: customerName, count, by: signed(localDifference) })}
        </p>
      ))}
      <p className="hint">{when}</p>
    </section>
  )
}
