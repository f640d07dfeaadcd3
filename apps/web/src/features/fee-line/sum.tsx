import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { money } from './figures.ts'
import { filtersOf, type FeeLineSearch } from './search.ts'
import './fee-line.css'

/** What everything that the filters find comes to, by currency. */
export function SumOfFees({ search }: { search: FeeLineSearch }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery({
    ...trpc.feeLine.totals.queryOptions(filtersOf(search)),
    ...asList,
  })
  if (data.length === 0) return null
  return (
    <div className="fee-sums">
      {data.map(({ currency, count, amount, netAmount, taxAmount }) => (
        <span key={currency}>
          <strong>{t('feeLine.sum', { count, amount: money(amount), currency })}</strong>{' '}
          {t('feeLine.sumParts', { net: money(netAmount), tax: money(taxAmount) })}
        </span>
      ))}
    </div>
  )
}
