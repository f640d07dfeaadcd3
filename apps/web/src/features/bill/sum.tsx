import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { sideOf } from '../../records/prices/rec-pay.ts'
import { money } from '../../lib/money.ts'
import { filtersOf, type BillSearch } from './search.ts'

/** What everything that the filters find comes to, by side and currency. */
export function SumOfBills({ search }: { search: BillSearch }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery({ ...trpc.bill.totals.queryOptions(filtersOf(search)), ...asList })
  if (data.length === 0) return null
  return (
    <div className="sums">
      {data.map(({ recPay, currency, count, payable, invoiced, paid, outstanding }) => (
        <span key={`${recPay} ${currency}`}>
          <strong>
            {sideOf(data, recPay)}{' '}
            {t('bill.sum', { count, payable: money(payable, currency), currency })}
          </strong>{' '}
          {t('bill.sumParts', {
            invoiced: money(invoiced, currency),
            paid: money(paid, currency),
            outstanding: money(outstanding, currency),
          })}
        </span>
      ))}
    </div>
  )
}
