import { lacksContract } from '@yuncang/shared/nouns/inbound-order/facts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useTabTitle } from '../../lib/tab.ts'
import { DocumentsOf } from '../../records/documents/documents-of.tsx'
import { FeesOfBusiness } from '../../records/page/fees-of-business.tsx'
import { RecordWithRail } from '../../records/page/record-rail.tsx'
import { MakeContractLink } from '../../records/page/make-contract-link.tsx'
import { useWalkKeys } from '../../records/page/use-walk-keys.ts'
import { CopyList } from '../../records/papers/copy-list.tsx'
import { PrintButton } from '../../records/papers/print-button.tsx'
import { SealButton } from '../../records/seals/seal-button.tsx'
import { useCan } from '../../session/session-context.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import './detail.css'
import { ManifestOfOrder } from './manifest-of-order.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPlans } from './order-plans.tsx'
import { OrderStock } from './order-stock.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { StatusSteps } from './status-steps.tsx'
import { NoContract, OrderStatus } from './status.tsx'
import { OrderActions } from './steps/actions.tsx'
import { useStepKeys } from './steps/use-step-keys.ts'
import { useOrderParts } from './use-order-parts.ts'

const route = getRouteApi('/wms/inboundOrder/detail/$id')

/** One order: where it stands, the next step, facts, goods, plans, and what has happened to it. */
export function InboundOrderDetail() {
  const { id } = route.useParams()
  const order = useQuery({ ...trpc.inboundOrder.get.queryOptions({ id }), meta: { inPlace: true } })
  if (order.data) return <LoadedOrder order={order.data} />
  if (!order.error) return <Skeleton active />
  return <StatusPage code={apiErrorOf(order.error).code} />
}

function LoadedOrder({ order }: { order: InboundOrder }) {
  const { t } = useTranslation()
  const { products, shownProducts, containers, plans, state } = useOrderParts(order)
  const canSeeStock = useCan('inventory:read')
  useTabTitle(order.masterBillNo)
  useStepKeys(order)
  const navigate = useNavigate()
  useWalkKeys('inboundOrder', order.id, (id) =>
    navigate({ to: '/wms/inboundOrder/detail/$id', params: { id } }),
  )
  return (
    <div className="record-page order-page">
      <div className="page-head">
        <h1>
          <CodeText value={order.masterBillNo} />
        </h1>
        <OrderStatus status={order.orderStatus} />
        <NoContract order={order} />
        {lacksContract(order) && <MakeContractLink customerId={order.customerId} />}
        <span className="count">{order.customerName}</span>
        <OrderActions
          order={order}
          state={state}
          beside={
            <>
              <PrintButton paper="inboundOrder" businessId={order.id} />
              <SealButton
                source={{ type: 'INBOUND', id: order.id, no: order.orderNo }}
                status={order.orderStatus}
              />
            </>
          }
        />
      </div>
      <StatusSteps order={order} />
      <OrderNotes order={order} state={state} />
      <RecordWithRail title={t('inboundOrder.timeline')} timeline={<OrderTimeline id={order.id} />}>
        <section className="card">
          <h2>{t('inboundOrder.head')}</h2>
          <OrderFacts order={order} />
        </section>
        <OrderLines
          products={products}
          shownProducts={shownProducts}
          containers={containers}
          plans={plans}
        />
        <Suspense>
          <ManifestOfOrder order={order} />
        </Suspense>
        {plans && plans.length > 0 && (
          <OrderPlans order={order} plans={plans} products={products} />
        )}
        {canSeeStock && (state.finishedPlans ?? 0) > 0 && <OrderStock order={order} />}
        <Suspense>
          <DocumentsOf module="RKDD" businessId={order.id} status={order.orderStatus} />
        </Suspense>
        <FeesOfBusiness businessId={order.id} />
        <CopyList paper="inboundOrder" businessId={order.id} />
      </RecordWithRail>
    </div>
  )
}
