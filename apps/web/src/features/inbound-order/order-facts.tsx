import { useQuery } from '@tanstack/react-query'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { orderStatuses } from '@yuncang/shared/domain/inbound-order'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { cubicMetres, grouped, tonnes } from '../../lib/numbers.ts'
import { useCan } from '../../session/session-context.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { useAreas } from './areas.ts'
import { vesselOf } from './columns.tsx'

/** What is known of an order, in the order in which it is asked for. */
export function OrderFacts({ order }: { order: InboundOrder }) {
  const { t } = useTranslation()
  const inboundTypes = useDictionary('INBOUND_TYPE')
  const businessTypes = useDictionary('BUSINESS_TYPE')
  const tradeTypes = useDictionary('TRADE_TYPE')
  const { labelOf: areaOf } = useAreas()
  const owner = order.hqCustomerName ?? order.customerName
  const split = order.splitSeq > 0 ? t('inboundOrder.split', { count: order.splitSeq }) : ''
  const house = order.houseBillNo && <CodeText value={order.houseBillNo} />
  const contractNo = order.contractId && <ContractNo id={order.contractId} />
  const facts = [
    [t('inboundOrder.field.orderNo'), <CodeText key="no" value={order.orderNo} />],
    [t('inboundOrder.field.hqCustomerName'), owner],
    [t('inboundOrder.field.inboundType'), inboundTypes.labelOf(order.inboundType)],
    [t('inboundOrder.field.businessType'), businessTypes.labelOf(order.businessType)],
    [t('inboundOrder.field.bondedFlag'), <Bonded key="bonded" order={order} />],
    [t('inboundOrder.field.vessel'), vesselOf(order)],
    [t('inboundOrder.field.expectDate'), order.expectDate],
    [t('inboundOrder.field.totalPieces'), grouped(String(order.totalPieces))],
    [t('inboundOrder.field.netWeight'), tonnes(order.netWeight)],
    [t('inboundOrder.field.grossWeight'), tonnes(order.grossWeight)],
    [t('inboundOrder.field.volume'), cubicMetres(order.volume)],
    [t('inboundOrder.field.createTime'), order.createTime],
  ] as const
  /** Said where there is something to say. */
  const more = [
    [t('inboundOrder.field.contract'), contractNo],
    [t('inboundOrder.field.houseBillNo'), house],
    [t('inboundOrder.field.splitSeq'), split],
    [t('inboundOrder.field.tradeType'), order.tradeType && tradeTypes.labelOf(order.tradeType)],
    [t('inboundOrder.field.storageAreaId'), areaOf(order.storageAreaId)],
    [t('inboundOrder.field.isFillBag'), order.isFillBag === 1 ? t('inboundOrder.yes') : ''],
    [t('inboundOrder.field.portCode'), order.portCode],
    [t('inboundOrder.field.eta'), order.eta],
    [t('inboundOrder.field.ata'), order.ata],
    [t('inboundOrder.field.inboundDate'), order.inboundDate],
    [t('inboundOrder.field.remark'), order.remark],
  ] as const
  return <Facts items={[...facts, ...more.filter(([, value]) => value !== '' && value !== null)]} />
}

/** 保税, with whether the customs gate was passed; monthly agency beside it. */
function Bonded({ order }: { order: InboundOrder }) {
  const { t } = useTranslation()
  const gate = order.isCard === 1 ? t('inboundOrder.carded') : t('inboundOrder.notCarded')
  const words = [
    order.bondedFlag === 1 ? t('inboundOrder.bonded') : t('inboundOrder.unbonded'),
    order.bondedFlag === 1 && order.orderStatus >= orderStatuses.audited ? gate : '',
    order.monthAgency === 1 ? t('inboundOrder.monthAgency') : '',
  ]
  return words.filter(Boolean).join(' · ')
}

function ContractNo({ id }: { id: string }) {
  const canRead = useCan('contract:read')
  const { data } = useQuery({
    ...trpc.contract.get.queryOptions({ id }),
    enabled: canRead,
    meta: { inPlace: true },
  })
  return data ? <CodeText value={data.contractNo} /> : '…'
}
