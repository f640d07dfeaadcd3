import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'
import { counted } from '../../../lib/language.ts'
import { grouped, tonnes } from '../../../lib/numbers.ts'
import { chosenPageSize } from '../../../lib/page-size.ts'
import { PrintButton } from '../../../records/papers/print-button.tsx'
import { RecordList } from '../../../ui/record-list.tsx'

const most = 5

/** What lies here of a customer, the bills of lading with the most of it. */
export function StockOfCustomer({ customerId }: { customerId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(
    trpc.inventory.summary.queryOptions({
      by: 'bill',
      hqCustomerId: customerId,
      withStock: 1,
      size: most,
      descs: ['onHandNet'],
    }),
  )
  const stock = (filters: { masterBillNo?: string }) =>
    ({
      to: '/wms/inventory/index',
      search: { current: 1, size: chosenPageSize(), hqCustomerId: customerId, ...filters },
    }) as const
  return (
    <div className="card">
      <RecordList
        title={counted(t('customer.stock'), data?.total)}
        empty={t('customer.noStock')}
        items={data?.records.map(({ key, label, onHandNet, onHandPieces, lots }) => ({
          key,
          title: <Link {...stock({ masterBillNo: key })}>{label}</Link>,
          details: [
            t('customer.stockNet', { net: tonnes(onHandNet) }),
            t('customer.stockPieces', { pieces: grouped(String(onHandPieces)) }),
            t('customer.stockLots', { lots: grouped(String(lots)) }),
          ],
        }))}
      />
      {data && data.total > 0 && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          <Link {...stock({})}>
            {t('customer.stockAll', { net: tonnes(data.totals.onHandNet) })}
          </Link>
          <PrintButton paper="stock" businessId={customerId} />
        </div>
      )}
    </div>
  )
}
