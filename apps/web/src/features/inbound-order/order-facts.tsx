import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { figuresOf, lacksContract } from '@yuncang/shared/nouns/inbound-order/facts'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { cubicMetres, grouped, tonnes } from '../../lib/numbers.ts'
import { ContractLink } from '../../records/page/contract-link.tsx'
import { useCan } from '../../session/session-context.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { useAreas } from './areas.ts'
import { figureOf, vesselOf } from './columns.tsx'
import { NoContract } from './status.tsx'

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
  const none = lacksContract(order) && <NoContract order={order} />
  const canReadContract = useCan('contract:read')
  const contract = order.contractId && canReadContract && <ContractLink id={order.contractId} />
  const figure = (of: (figures: ReturnType<typeof figuresOf>) => string) => {
    const [plan, act] = [of(order), of(figuresOf(order))]
    return plan === act ? plan : figureOf(t, order, plan, act)
  }
  const passport = order.passportNo && <CodeText value={order.passportNo} />
  const facts = [
    [t('inboundOrder.field.orderNo'), <CodeText key="no" value={order.orderNo} />],
    [t('inboundOrder.field.hqCustomerName'), owner],
    [t('inboundOrder.field.inboundType'), inboundTypes.labelOf(order.inboundType)],
    [t('inboundOrder.field.businessType'), businessTypes.labelOf(order.businessType)],
    [t('inboundOrder.field.bondedFlag'), <Bonded key="bonded" order={order} />],
    [t('inboundOrder.field.vessel'), vesselOf(order)],
    [t('inboundOrder.field.expectDate'), order.expectDate],
    [t('inboundOrder.field.totalPieces'), figure((of) => grouped(String(of.totalPieces)))],
    [t('inboundOrder.field.netWeight'), figure((of) => tonnes(of.netWeight))],
    [t('inboundOrder.field.grossWeight'), figure((of) => tonnes(of.grossWeight))],
    [t('inboundOrder.field.volume'), figure((of) => cubicMetres(of.volume))],
    [t('inboundOrder.field.createTime'), order.createTime],
  ] as const
  /** Said where there is something to say. */
  const more = [
    [t('inboundOrder.field.contract'), contract || none],
    [t('inboundOrder.field.passportNo'), passport],
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
  return <Facts items={[...facts, ...more.filter(([, value]) => Boolean(value))]} />
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
