import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { sideOf } from '../../records/prices/rec-pay.ts'
import { money } from '../../lib/money.ts'
import { filtersOf, type FeeLineSearch } from './search.ts'

/** What everything that the filters find comes to, by side and currency. */
export function SumOfFees({ search }: { search: FeeLineSearch }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery({
    ...trpc.feeLine.totals.queryOptions(filtersOf(search)),
    ...asList,
  })
  if (data.length === 0) return null
  const sums = data.filter(({ count }) => count > 0)
  const voided = data.reduce((all, sum) => all + sum.voided, 0)
  return (
    <div className="sums">
      {sums.map(({ recPay, currency, count, amount, netAmount, taxAmount }) => (
        <span key={`${recPay} ${currency}`}>
          <strong>
            {sideOf(sums, recPay)}{' '}
            {t('feeLine.sum', { count, amount: money(amount, currency), currency })}
          </strong>{' '}
          {t('feeLine.sumParts', {
            net: money(netAmount, currency),
            tax: money(taxAmount, currency),
          })}
        </span>
      ))}
      {voided > 0 && <span>{t('feeLine.sumVoided', { count: voided })}</span>}
    </div>
  )
}
