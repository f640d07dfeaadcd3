import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { useQuery } from '@tanstack/react-query'
import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import type { OutboundTruck } from '@yuncang/shared/nouns/outbound-order/truck'
import { sum } from '@yuncang/shared/kernel/decimal'
import type { FileDocument } from '@yuncang/shared/nouns/file/contract'
import { isLoadPhoto } from '@yuncang/shared/nouns/file/rules'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { grouped, tonnes } from '../../lib/numbers.ts'
import { LoadPhotosOf } from '../../records/documents/documents-of.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { TruckStatus } from './status.tsx'
import { TruckSteps } from './truck-steps.tsx'
import './trucks.css'

/** The trucks of an order, each with what can be done with it now; made for the gate's and the yard's phones as well. */
export function TruckSection({ order }: { order: OutboundOrder }) {
  const { t } = useTranslation()
  const trucks = useQuery(trpc.outboundTruck.list.queryOptions({ id: order.id }))
  const files = useQuery({
    ...trpc.file.list.queryOptions({
      uploadModuleCode: businessModules.outboundOrder,
      businessId: order.id,
    }),
    meta: { inPlace: true },
  })
  const photosOf = (id: string) => files.data?.filter((file) => isLoadPhoto(file, id))
  return (
    <section className="card">
      <h2>{counted(t('outboundOrder.trucks'), trucks.data?.length)}</h2>
      {trucks.data?.length === 0 && <p className="hint">{t('outboundOrder.noTrucks')}</p>}
      <ul className="trucks">
        {trucks.data?.map((truck) => (
          <li key={truck.id} className="truck">
            <div className="truck-head">
              <span className="truck-plate">{truck.plateNo}</span>
              <TruckStatus status={truck.status} />
            </div>
            <TruckFacts truck={truck} />
            <Suspense>
              {!files.isPending && (
                <TruckWork order={order} truck={truck} photos={photosOf(truck.id)} />
              )}
            </Suspense>
          </li>
        ))}
      </ul>
    </section>
  )
}

type WorkProps = {
  order: OutboundOrder
  truck: OutboundTruck
  /** Unknown when they cannot be listed. */
  photos: FileDocument[] | undefined
}

/** What is done with a truck, all at once: photos that came after the steps would push them away under a thumb. */
const TruckWork = ({ order, truck, photos }: WorkProps) => (
  <>
    <LoadPhotosOf orderId={order.id} truck={truck} photos={photos ?? []} />
    <TruckSteps order={order} truck={truck} needsPhoto={photos?.length === 0} />
  </>
)

function TruckFacts({ truck }: { truck: OutboundTruck }) {
  const { t } = useTranslation()
  const { loads } = truck
  const pieces = loads.reduce((all, load) => all + load.pieces, 0)
  const gone = loads.every(({ net }) => net !== null) && loads.length > 0
  const facts: [string, React.ReactNode][] = [
    [t('outboundOrder.field.thNo'), <CodeText key="no" value={truck.thNo} />],
    [
      t('outboundOrder.field.driverName'),
      <>
        {truck.driverName} <a href={`tel:${truck.driverPhone}`}>{truck.driverPhone}</a>
      </>,
    ],
    [t('outboundOrder.field.trailerNo'), truck.trailerNo],
    [
      t('outboundOrder.field.pickCode'),
      truck.pickCode && <CodeText key="code" value={truck.pickCode} />,
    ],
    [t('outboundOrder.field.gateInTime'), truck.gateInTime],
    [t('outboundOrder.field.tareWeight'), truck.tareWeight && grouped(truck.tareWeight)],
    [t('outboundOrder.field.signer'), truck.signer],
    [t('outboundOrder.field.loadedPieces'), loads.length > 0 && grouped(String(pieces))],
    [t('outboundOrder.field.netWeight'), gone && tonnes(sum(loads.map(({ net }) => net ?? '0')))],
    [t('outboundOrder.field.grossWeight'), truck.grossWeight && grouped(truck.grossWeight)],
    [t('outboundOrder.field.gateOutTime'), truck.gateOutTime],
    [t('outboundOrder.field.bizDate'), truck.bizDate],
  ]
  return (
    <dl>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
