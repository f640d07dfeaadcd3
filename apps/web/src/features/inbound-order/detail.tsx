import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { orderStatuses } from '@yuncang/shared/domain/inbound-order'
import { Skeleton } from 'antd'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { cubicMetres, grouped, tonnes } from '../../lib/numbers.ts'
import { useTabTitle } from '../../lib/tab.ts'
import { FeesOfBusiness } from '../../records/fees-of-business.tsx'
import { useCan } from '../../session/session-context.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { DataGrid } from '../../ui/grid/index.ts'
import { Facts } from '../../ui/facts.tsx'
import { OrderActions } from './actions.tsx'
import { vesselOf } from './columns.tsx'
import { containerColumns, productColumns } from './line-columns.tsx'
import { OrderTimeline, RejectReason } from './order-timeline.tsx'
import { OrderStatus } from './status.tsx'

const route = getRouteApi('/wms/inboundOrder/detail/$id')

/** One order: head with the next step, facts, lines, and what has happened to it. */
export function InboundOrderDetail() {
  const { id } = route.useParams()
  const order = useQuery({ ...trpc.inboundOrder.get.queryOptions({ id }), meta: { inPlace: true } })
  if (order.data) return <LoadedOrder order={order.data} />
  if (!order.error) return <Skeleton active />
  const { code } = apiErrorOf(order.error)
  return <StatusPage status={code === 404 ? '404' : code === 403 ? '403' : '500'} />
}

function LoadedOrder({ order }: { order: InboundOrder }) {
  const { t } = useTranslation()
  useTabTitle(order.masterBillNo)
  const canSeeFees = useCan('feeLine:read')
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>
          <CodeText value={order.masterBillNo} />
        </h1>
        <OrderStatus status={order.orderStatus} />
        <span className="count">{order.customerName}</span>
        <OrderActions order={order} />
      </div>
      {order.orderStatus === orderStatuses.rejected && <RejectReason id={order.id} />}
      <section className="card">
        <h2>{t('inboundOrder.head')}</h2>
        <OrderFacts order={order} />
      </section>
      <Lines order={order} />
      {canSeeFees && (
        <section className="card">
          <Suspense>
            <FeesOfBusiness businessId={order.id} />
          </Suspense>
        </section>
      )}
      <section className="card">
        <h2>{t('inboundOrder.timeline')}</h2>
        <OrderTimeline id={order.id} />
      </section>
    </div>
  )
}

function OrderFacts({ order }: { order: InboundOrder }) {
  const { t } = useTranslation()
  const inboundTypes = useDictionary('INBOUND_TYPE')
  const businessTypes = useDictionary('BUSINESS_TYPE')
  return (
    <Facts
      items={[
        [t('inboundOrder.field.orderNo'), <CodeText key="no" value={order.orderNo} />],
        [t('inboundOrder.field.customerName'), order.customerName],
        [t('inboundOrder.field.inboundType'), inboundTypes.labelOf(order.inboundType)],
        [t('inboundOrder.field.businessType'), businessTypes.labelOf(order.businessType)],
        [t('inboundOrder.field.expectDate'), order.expectDate],
        [t('inboundOrder.field.vessel'), vesselOf(order)],
        [t('inboundOrder.field.totalPieces'), grouped(String(order.totalPieces))],
        [t('inboundOrder.field.netWeight'), tonnes(order.netWeight)],
        [t('inboundOrder.field.grossWeight'), tonnes(order.grossWeight)],
        [t('inboundOrder.field.volume'), cubicMetres(order.volume)],
        [t('inboundOrder.field.createTime'), order.createTime],
        [t('inboundOrder.field.remark'), order.remark],
      ]}
    />
  )
}

/** Lines grow with their number up to half a window; beyond that they scroll, however many there are. */
const heightOf = (count: number) => `min(${Math.max(count, 3) * 40 + 48}px, 55vh)`

function Lines({ order }: { order: InboundOrder }) {
  const { t } = useTranslation()
  const containers = useQuery(trpc.inboundOrder.containers.queryOptions({ id: order.id }))
  const products = useQuery(trpc.inboundOrder.products.queryOptions({ id: order.id }))
  const productLines = useMemo(() => productColumns(t), [t])
  const containerLines = useMemo(() => containerColumns(t), [t])
  const productsTitle = t('inboundOrder.products', { count: products.data?.length ?? 0 })
  const containersTitle = t('inboundOrder.containers', { count: containers.data?.length ?? 0 })
  return (
    <>
      <section className="card">
        <h2>{productsTitle}</h2>
        <div style={{ display: 'flex', height: heightOf(products.data?.length ?? 0) }}>
          <DataGrid
            label={productsTitle}
            columns={productLines}
            rows={products.data}
            rowKey={(row) => row.id}
            empty={{ reason: t('inboundOrder.noProducts') }}
          />
        </div>
      </section>
      <section className="card">
        <h2>{containersTitle}</h2>
        <div style={{ display: 'flex', height: heightOf(containers.data?.length ?? 0) }}>
          <DataGrid
            label={containersTitle}
            columns={containerLines}
            rows={containers.data}
            rowKey={(row) => row.id}
            empty={{ reason: t('inboundOrder.noContainers') }}
          />
        </div>
      </section>
    </>
  )
}
