import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { Lot } from '@yuncang/shared/nouns/inventory/contract'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { cubicMetres, grouped, tonnes } from '../../lib/numbers.ts'
import { quantity } from '../../lib/quantity.ts'
import { LoadingDrawer } from '../../records/form/loading-drawer.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { SideDrawer } from '../../ui/form/drawer.tsx'
import './inventory.css'
import { DocumentLink } from './document-link.tsx'
import { Condition } from './lot-columns.tsx'
import { LotHolds } from './lot-holds.tsx'
import { LotLedger } from './lot-ledger.tsx'

const listRoute = getRouteApi('/wms/inventory/index')
const lotRoute = getRouteApi('/wms/inventory/index/$id')

/** One lot: what it is, what is left of it, who holds some, and everything that happened to it. */
export function LotDrawer() {
  const { t } = useTranslation()
  const { id } = lotRoute.useParams()
  const search = listRoute.useSearch()
  const navigate = useNavigate()
  const close = () => void navigate({ to: '/wms/inventory/index', search })
  const { data, error } = useQuery({ ...trpc.inventory.get.queryOptions({ id }), ...inPlace })
  if (!data) return <LoadingDrawer title={t('inventory.lot')} error={error} onClose={close} />
  return (
    <SideDrawer title={t('inventory.lotTitle', { no: data.lotNo })} onClose={close}>
      <div className="lot-facts">
        <LotFacts lot={data} />
      </div>
      <LotHolds lot={data} />
      <LotLedger lot={data} />
    </SideDrawer>
  )
}

function LotFacts({ lot }: { lot: Lot }) {
  const { t } = useTranslation()
  const { labelOf: unitOf } = useDictionary('MEASURING_UNIT')
  const { labelOf: conditionOf } = useDictionary('PRODUCT_STATUS')
  const { labelOf: yesNo } = useDictionary('YES_NO')
  const amount = (value: string) => `${quantity(value, lot.unit)} ${unitOf(lot.unit)}`
  const counted = (onHand: number, reserved: number) =>
    reserved === 0
      ? grouped(String(onHand))
      : t('inventory.countOf', {
          onHand: grouped(String(onHand)),
          reserved: grouped(String(reserved)),
        })
  const field = (key: string) => t(`inventory.field.${key}`)
  return (
    <Facts
      items={[
        [field('onHandQty'), amount(lot.onHandQty)],
        [field('reservedQty'), amount(lot.reservedQty)],
        [field('availableQty'), <b key="available">{amount(lot.availableQty)}</b>],
        [field('onHandPieces'), counted(lot.onHandPieces, lot.reservedPieces)],
        [field('onHandPallets'), counted(lot.onHandPallets, lot.reservedPallets)],
        [field('onHandNet'), tonnes(lot.onHandNet)],
        [field('onHandGross'), tonnes(lot.onHandGross)],
        [field('onHandVolume'), cubicMetres(lot.onHandVolume)],
        [field('hqCustomerName'), lot.hqCustomerName],
        [field('masterBillNo'), <CodeText key="bill" value={lot.masterBillNo} />],
        [
          field('sourceNo'),
          <DocumentLink
            key="source"
            module={lot.sourceModule}
            id={lot.sourceId}
            no={lot.sourceNo}
          />,
        ],
        [field('productName'), `${lot.productCode} ${lot.productName}`.trim()],
        [field('brandName'), lot.brandName],
        [field('batchNo'), lot.batchNo],
        [field('containerNo'), [lot.containerNo, lot.containerSize].filter(Boolean).join(' · ')],
        [field('locationCode'), <CodeText key="place" value={lot.locationCode} />],
        [
          field('productStatus'),
          <Condition key="condition" value={lot.productStatus} labelOf={conditionOf} />,
        ],
        [field('bondedFlag'), yesNo(String(lot.bondedFlag))],
        [field('inDate'), lot.inDate],
        [field('ageDays'), lot.ageDays === null ? '' : String(lot.ageDays)],
      ]}
    />
  )
}
