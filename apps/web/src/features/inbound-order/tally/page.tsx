import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type { InboundPlan } from '@yuncang/shared/nouns/inbound-plan/contract'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { Alert, Button, Skeleton } from 'antd'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'
import { apiErrorOf } from '../../../api/link.ts'
import { useTabTitle } from '../../../lib/tab.ts'
import { DocumentsOf } from '../../../records/documents/documents-of.tsx'
import { CodeText } from '../../../ui/code-text.tsx'
import { StatusPage } from '../../../ui/status-page.tsx'
import { NotNow } from '../not-now.tsx'
import { OrderStatus } from '../status.tsx'
import { TallyFooter } from './footer.tsx'
import { groupsOf, nextOpen, stateOf, type Group } from './groups.ts'
import { GroupPicker } from './picker.tsx'
import { PlanCard } from './plan-card.tsx'
import { useTally } from './use-tally.ts'
import './tally.css'

const route = getRouteApi('/wms/inboundOrder/tally/$id')

/** The tally of an order: container after container, on a phone in the warehouse or at a desk. */
export function TallyOrder() {
  const { id } = route.useParams()
  const order = useQuery({ ...trpc.inboundOrder.get.queryOptions({ id }), meta: { inPlace: true } })
  const plans = useQuery({ ...trpc.inboundPlan.list.queryOptions({ id }), meta: { inPlace: true } })
  const error = order.error ?? plans.error
  if (error) return <StatusPage code={apiErrorOf(error).code} />
  if (!order.data || !plans.data) return <Skeleton active />
  if (plans.data.length === 0) return <NotNow order={order.data} />
  return <Tally order={order.data} plans={plans.data} />
}

type Props = { order: InboundOrder; plans: readonly InboundPlan[] }

function Tally({ order, plans }: Props) {
  const { t } = useTranslation()
  const groups = useMemo(() => groupsOf(plans), [plans])
  const [picked, setPicked] = useState<string>()
  const current =
    groups.find(({ key }) => key === picked) ?? nextOpen(groups, groups.at(-1)!.key) ?? groups[0]!
  const tally = useTally(order, plans, {
    onFinished: () => setPicked(nextOpen(groups, current.key)?.key),
  })
  useTabTitle(t('inboundOrder.tally.tab', { no: order.masterBillNo }))
  const finished = groups.filter((group) => stateOf(group) === 'finished').length
  return (
    <div className="tally-page">
      <header className="tally-head">
        <h1>
          <CodeText value={order.masterBillNo} />
        </h1>
        <OrderStatus status={order.orderStatus} />
        <span className="count">
          {t('inboundOrder.tally.progress', { finished, count: groups.length })}
        </span>
      </header>
      {finished === groups.length && <AllDone order={order} />}
      {tally.gate !== undefined && <Alert type="warning" showIcon title={tally.gate} />}
      <GroupPicker groups={groups} current={current} onPick={setPicked} />
      <Cards order={order} group={current} tally={tally} />
      <Suspense>
        <DocumentsOf module="RKDD" businessId={order.id} status={order.orderStatus} />
      </Suspense>
      <TallyFooter order={order} group={current} tally={tally} />
    </div>
  )
}

type CardsProps = { order: InboundOrder; group: Group; tally: ReturnType<typeof useTally> }

function Cards({ order, group, tally }: CardsProps) {
  const products = useQuery(trpc.inboundOrder.products.queryOptions({ id: order.id })).data
  const lines = useMemo(() => new Map(products?.map((line) => [line.id, line])), [products])
  const isOpen = stateOf(group) === 'underWay'
  return (
    <div className="tally-plans">
      {group.plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          line={lines.get(plan.lineId)}
          doubt={tally.doubtOf(plan)}
          edit={tally.edits[plan.id] ?? {}}
          findings={tally.findingsOf(plan)}
          isOpen={isOpen && tally.mayTally}
          onEdit={(edit) => tally.type(plan.id, edit)}
          onUnFinish={tally.mayUnFinish ? () => tally.unFinish(plan) : undefined}
        />
      ))}
    </div>
  )
}

function AllDone({ order }: { order: InboundOrder }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id, orderStatus } = order
  if (orderStatus < orderStatuses.received) return null
  return (
    <Alert
      type="success"
      showIcon
      title={t('inboundOrder.tally.allDone')}
      action={
        <Button
          onClick={() => void navigate({ to: '/wms/inboundOrder/detail/$id', params: { id } })}
        >
          {t('inboundOrder.toOrder')}
        </Button>
      }
    />
  )
}
