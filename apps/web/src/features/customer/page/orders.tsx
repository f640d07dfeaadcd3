import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { orderStatusLabels, type OrderStatus } from '@yuncang/shared/nouns/inbound-order/rules'
import {
  outboundStatusLabels,
  type OutboundStatus,
} from '@yuncang/shared/nouns/outbound-order/rules'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'
import { counted, currentLanguage } from '../../../lib/language.ts'
import { chosenPageSize } from '../../../lib/page-size.ts'
import { RecordList } from '../../../ui/record-list.tsx'

const newest = 5

/** The newest inbound orders of a customer, and the way to all of them. */
export function InboundOfCustomer({ customerId }: { customerId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.inboundOrder.page.queryOptions({ customerId, size: newest }))
  return (
    <div className="card">
      <RecordList
        title={counted(t('customer.inbound'), data?.total)}
        empty={t('customer.noInbound')}
        items={data?.records.map(({ id, orderNo, masterBillNo, orderStatus, expectDate }) => ({
          key: id,
          title: (
            <Link to="/wms/inboundOrder/detail/$id" params={{ id }}>
              {orderNo}
            </Link>
          ),
          details: [
            // The server answers with these numbers only.
            orderStatusLabels[orderStatus as OrderStatus][currentLanguage()],
            masterBillNo,
            expectDate,
          ],
        }))}
      />
      {data && data.total > newest && (
        <Link
          to="/wms/inboundOrder/index"
          search={{ current: 1, size: chosenPageSize(), customerId }}
        >
          {t('customer.all')}
        </Link>
      )}
    </div>
  )
}

/** The same of its outbound orders. */
export function OutboundOfCustomer({ customerId }: { customerId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.outboundOrder.page.queryOptions({ customerId, size: newest }))
  return (
    <div className="card">
      <RecordList
        title={counted(t('customer.outbound'), data?.total)}
        empty={t('customer.noOutbound')}
        items={data?.records.map(({ id, orderNo, masterBillNo, outboundStatus, pickDate }) => ({
          key: id,
          title: (
            <Link to="/wms/outboundOrder/detail/$id" params={{ id }}>
              {orderNo}
            </Link>
          ),
          details: [
            // As above.
            outboundStatusLabels[outboundStatus as OutboundStatus][currentLanguage()],
            masterBillNo,
            pickDate ?? '',
          ],
        }))}
      />
      {data && data.total > newest && (
        <Link
          to="/wms/outboundOrder/index"
          search={{ current: 1, size: chosenPageSize(), customerId }}
        >
          {t('customer.all')}
        </Link>
      )}
    </div>
  )
}
