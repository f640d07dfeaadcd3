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
  return (
    <div className="sums">
      {data.map(({ recPay, currency, count, amount, netAmount, taxAmount }) => (
        <span key={`${recPay} ${currency}`}>
          <strong>
            {sideOf(data, recPay)} {t('feeLine.sum', { count, amount: money(amount), currency })}
          </strong>{' '}
          {t('feeLine.sumParts', { net: money(netAmount), tax: money(taxAmount) })}
        </span>
      ))}
    </div>
  )
}
