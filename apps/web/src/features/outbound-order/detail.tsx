import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import {
  isBondedAsDomestic,
  outboundLacksContract,
  outboundStatuses,
} from '@yuncang/shared/nouns/outbound-order/rules'
import { Alert, Skeleton } from 'antd'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { counted } from '../../lib/language.ts'
import { grouped, tonnes } from '../../lib/numbers.ts'
import { useTabTitle } from '../../lib/tab.ts'
import { DocumentsOf } from '../../records/documents/documents-of.tsx'
import { FeesOfBusiness } from '../../records/page/fees-of-business.tsx'
import { RecordTimeline } from '../../records/history/history.tsx'
import { MakeContractLink } from '../../records/page/make-contract-link.tsx'
import { RecordWithRail } from '../../records/page/record-rail.tsx'
import { useWalkKeys } from '../../records/page/use-walk-keys.ts'
import { MailSection } from '../../records/mail/mail-section.tsx'
import { CopyList } from '../../records/papers/copy-list.tsx'
import { PrintButton } from '../../records/papers/print-button.tsx'
import { Permit } from '../../session/session-context.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { RecordGrid } from '../../ui/grid/index.ts'
import { StatusPage } from '../../ui/status-page.tsx'
import { OutboundActions } from './actions.tsx'
import { allocationCard, allocationColumns, goodsCard, goodsColumns } from './lot-columns.tsx'
import { OrderMailButton } from './mail-button.tsx'
import { OutboundProgress } from './progress.tsx'
import { NoContract, OutboundStatus } from './status.tsx'
import { TruckSection } from './trucks.tsx'
import { useRecordWords } from './step-words.ts'

const route = getRouteApi('/wms/outboundOrder/detail/$id')
const { submitted, reserved, rejected, voided } = outboundStatuses

/** One order: head with the next step, its way, trucks, goods, facts, and what has happened to it. */
export function OutboundOrderDetail() {
  const { id } = route.useParams()
  const order = useQuery({
    ...trpc.outboundOrder.get.queryOptions({ id }),
    meta: { inPlace: true },
  })
  if (order.data) return <LoadedOrder order={order.data} />
  if (!order.error) return <Skeleton active />
  return <StatusPage code={apiErrorOf(order.error).code} />
}

function LoadedOrder({ order }: { order: OutboundOrder }) {
  const { t } = useTranslation()
  const wordsOf = useRecordWords()
  useTabTitle(order.orderNo)
  const navigate = useNavigate()
  useWalkKeys('outboundOrder', order.id, (id) =>
    navigate({ to: '/wms/outboundOrder/detail/$id', params: { id } }),
  )
  const { outboundStatus: status } = order
  const hasGoods = status >= reserved && status < rejected
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>
          <CodeText value={order.orderNo} />
        </h1>
        <OutboundStatus status={status} />
        <NoContract order={order} />
        {outboundLacksContract(order) && <MakeContractLink customerId={order.customerId} />}
        <span className="count">{order.customerName}</span>
        <OutboundActions
          order={order}
          beside={
            <>
              <OrderMailButton order={order} />
              <PrintButton paper="outboundOrder" businessId={order.id} />
            </>
          }
        />
      </div>
      <EndReason order={order} />
      <AuditNotes order={order} />
      <OutboundProgress order={order} />
      <RecordWithRail
        title={t('outboundOrder.timeline')}
        timeline={<RecordTimeline id={order.id} wordsOf={wordsOf} />}
      >
        {(hasGoods || status === voided) && <TruckSection order={order} />}
        <section className="card">
          <h2>{t('outboundOrder.head')}</h2>
          <OrderFacts order={order} />
        </section>
        <Goods order={order} />
        {hasGoods && <Allocations order={order} />}
        <Suspense>
          <DocumentsOf module="CKDD" businessId={order.id} status={status} />
        </Suspense>
        <FeesOfBusiness businessId={order.id} />
        {hasGoods && (
          <Permit code="outboundOrder:mail">
            <div className="card">
              <MailSection id={order.id} calls={client.outboundOrder} />
            </div>
          </Permit>
        )}
        <CopyList paper="outboundOrder" businessId={order.id} />
      </RecordWithRail>
    </div>
  )
}

/** What whoever audits an order must not miss. */
function AuditNotes({ order }: { order: OutboundOrder }) {
  const { t } = useTranslation()
  if (order.outboundStatus !== submitted) return null
  const { customerName: customer, pickDate: date } = order
  const notes = [
    outboundLacksContract(order) && t('outboundOrder.note.noContract', { customer, date }),
    isBondedAsDomestic(order) && t('outboundOrder.note.domestic'),
  ].filter((note) => note !== false)
  return notes.map((note) => <Alert key={note} type="warning" showIcon title={note} />)
}

/** Why an order came back or ended early, where nobody can miss it. */
function EndReason({ order }: { order: OutboundOrder }) {
  const { t } = useTranslation()
  const isRejected = order.outboundStatus === rejected
  const audits = useQuery({
    ...trpc.record.audits.queryOptions({ businessId: order.id }),
    enabled: isRejected,
  })
  const last = isRejected ? audits.data?.findLast(({ result }) => result === 3) : undefined
  if (last) {
    const { auditor: name, time, msg: reason } = last
    const title = t('outboundOrder.rejectedBy', { name, time, reason })
    return <Alert type="error" showIcon title={title} />
  }
  if (order.closeReason === '' || isRejected) return null
  return (
    <Alert type="info" showIcon title={t('outboundOrder.why', { reason: order.closeReason })} />
  )
}

function OrderFacts({ order }: { order: OutboundOrder }) {
  const { t } = useTranslation()
  const outboundTypes = useDictionary('OUTBOUND_TYPE')
  const businessTypes = useDictionary('BUSINESS_TYPE')
  const { labelOf: yesNo } = useDictionary('YES_NO')
  return (
    <Facts
      items={[
        [t('outboundOrder.field.masterBillNo'), <CodeText key="bill" value={order.masterBillNo} />],
        [t('outboundOrder.field.customerName'), order.customerName],
        [t('outboundOrder.field.outboundType'), outboundTypes.labelOf(order.outboundType)],
        [t('outboundOrder.field.businessType'), businessTypes.labelOf(order.businessType)],
        [t('outboundOrder.field.bondedFlag'), yesNo(String(order.bondedFlag))],
        [t('outboundOrder.field.pickDate'), order.pickDate],
        [t('outboundOrder.field.totalPieces'), grouped(String(order.totalPieces))],
        [t('outboundOrder.field.netWeight'), tonnes(order.netWeight)],
        [t('outboundOrder.field.outPieces'), grouped(String(order.outPieces))],
        [t('outboundOrder.field.outNet'), tonnes(order.outNet)],
        [t('outboundOrder.field.outDate'), order.outDate],
        [t('outboundOrder.field.receiver'), order.receiver],
        [t('outboundOrder.field.receiverPhone'), order.receiverPhone],
        [t('outboundOrder.field.receiveAddress'), order.receiveAddress],
        [t('outboundOrder.field.carrierName'), order.carrierName],
        [t('outboundOrder.field.bondInvtNo'), order.bondInvtNo],
        [t('outboundOrder.field.passportNo'), order.passportNo],
        [t('outboundOrder.field.createTime'), order.createTime],
        [t('outboundOrder.field.remark'), order.remark],
      ]}
    />
  )
}

function Goods({ order }: { order: OutboundOrder }) {
  const { t } = useTranslation()
  const { labelOf } = useDictionary('MEASURING_UNIT')
  const lines = useQuery(trpc.outboundOrder.lines.queryOptions({ id: order.id }))
  const columns = useMemo(() => goodsColumns(t, labelOf), [t, labelOf])
  const title = counted(t('outboundOrder.goodsCount'), lines.data?.length)
  return (
    <section className="card">
      <h2>{title}</h2>
      <RecordGrid
        label={title}
        columns={columns}
        rows={lines.data}
        rowKey={(row) => row.id}
        card={goodsCard}
        empty={{ reason: t('outboundOrder.noGoods') }}
      />
    </section>
  )
}

function Allocations({ order }: { order: OutboundOrder }) {
  const { t } = useTranslation()
  const allocations = useQuery(trpc.outboundOrder.allocations.queryOptions({ id: order.id }))
  const lines = useQuery(trpc.outboundOrder.lines.queryOptions({ id: order.id }))
  const columns = useMemo(() => {
    const units = new Map(lines.data?.map((line) => [line.id, line.unit]))
    return allocationColumns(t, (lineId) => units.get(lineId) ?? '')
  }, [t, lines.data])
  const title = counted(t('outboundOrder.allocations'), allocations.data?.length)
  return (
    <section className="card">
      <h2>{title}</h2>
      <RecordGrid
        label={title}
        columns={columns}
        rows={lines.data && allocations.data}
        rowKey={(row) => row.id}
        card={allocationCard}
        empty={{ reason: t('outboundOrder.noAllocations') }}
      />
    </section>
  )
}
