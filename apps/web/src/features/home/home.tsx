import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { orderStatuses } from '@yuncang/shared/domain/inbound-order'
import { Card, Skeleton, Statistic } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useCan } from '../../session/session-context.tsx'

/** What waits for somebody, each figure leading to its list. */
export function Home() {
  const { t } = useTranslation()
  const canOrders = useCan('inboundOrder:read')
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('home.title')}</h1>
      </div>
      {!canOrders && <p className="count">{t('home.nothing')}</p>}
      {canOrders && (
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
            gap: 12,
          }}
        >
          <OrderCount label={t('home.toAudit')} status={orderStatuses.submitted} />
          <OrderCount label={t('home.drafts')} status={orderStatuses.draft} />
          <OrderCount label={t('home.rejected')} status={orderStatuses.rejected} />
        </div>
      )}
    </div>
  )
}

function OrderCount({ label, status }: { label: string; status: number }) {
  const { data } = useQuery(trpc.inboundOrder.page.queryOptions({ orderStatus: status, size: 1 }))
  return (
    <Link to="/wms/inboundOrder/index" search={{ current: 1, size: 15, orderStatus: status }}>
      <Card hoverable size="small">
        {data ? (
          <Statistic title={label} value={data.total} />
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        )}
      </Card>
    </Link>
  )
}
