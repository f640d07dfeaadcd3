import { useQuery } from '@tanstack/react-query'
import type {
  OutboundAllocation,
  OutboundLine,
} from '@yuncang/shared/nouns/outbound-order/contract'
import type { OutboundTruck } from '@yuncang/shared/nouns/outbound-order/truck'
import { isZero, subtract } from '@yuncang/shared/kernel/decimal'
import { without } from '@yuncang/shared/nouns/inventory/rules'
import { Button, Form, Input, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { plain, quantity } from './quantity.ts'
import { TruckDialog } from './truck-dialog.tsx'
import { decimalRule, requiredRule } from './truck-rules.ts'
import './trucks.css'

type Amount = { qty?: string; pieces?: string; pallets?: string }
type Fields = { amounts: Record<string, Amount>; signer: string }

/** What is left for this truck of what an order was promised, its own load included. */
function restOf(allocation: OutboundAllocation, { loads }: OutboundTruck) {
  const own = loads.find((load) => load.allocationId === allocation.id)
  const others = {
    qty: subtract(allocation.loadedQty, own?.qty ?? '0'),
    pieces: allocation.loadedPieces - (own?.pieces ?? 0),
    pallets: allocation.loadedPallets - (own?.pallets ?? 0),
  }
  return { own, ...without(allocation, others) }
}

const counts = ['pieces', 'pallets'] as const

/** What was typed, lot by lot. */
const typedIn = (amounts: Fields['amounts'] | undefined) =>
  Object.entries(amounts ?? {}).map(([allocationId, { qty = '', pieces = '', pallets = '' }]) => ({
    allocationId,
    qty: qty.trim(),
    pieces: pieces.trim(),
    pallets: pallets.trim(),
  }))

/** An amount as its fields hold it. */
const written = ({ qty, pieces, pallets }: { qty: string; pieces: number; pallets: number }) => ({
  qty: plain(qty),
  pieces: String(pieces),
  pallets: String(pallets),
})

const isLoaded = ({ qty }: { qty: string }) => qty !== '' && !isZero(qty)

const loadsOf = (amounts: Fields['amounts'] | undefined) =>
  typedIn(amounts)
    .filter(isLoaded)
    .map(({ allocationId, qty, pieces, pallets }) => ({
      allocationId,
      qty,
      ...(pieces !== '' && { pieces: Number(pieces) }),
      ...(pallets !== '' && { pallets: Number(pallets) }),
    }))

type Props = { truck: OutboundTruck; onClose: () => void }

/** Says what is on a truck: everything that is left, or a part of each lot. */
export function LoadDialog({ truck, onClose }: Props) {
  const { t } = useTranslation()
  const { id, version, orderId, plateNo: plate } = truck
  const fresh = { staleTime: 0 }
  const allocations = useQuery({
    ...trpc.outboundOrder.allocations.queryOptions({ id: orderId }),
    ...fresh,
  })
  const lines = useQuery(trpc.outboundOrder.lines.queryOptions({ id: orderId }))
  const goods = new Map(lines.data?.map((line) => [line.id, line]))
  const open = (allocations.data ?? []).filter((each) => !isZero(restOf(each, truck).qty))
  const amounts = Object.fromEntries(
    open.map((each) => {
      const { own } = restOf(each, truck)
      return [each.id, own ? written(own) : {}]
    }),
  )
  if (!allocations.data || !lines.data) return <Skeleton active />
  return (
    <TruckDialog<Fields>
      title={t('outboundOrder.loadTitle', { plate })}
      okText={t('outboundOrder.truck.load')}
      wide
      initial={{ amounts, signer: truck.signer || truck.driverName }}
      run={({ amounts: typed, signer }) =>
        client.outboundTruck.load.mutate({ id, version, signer, loads: loadsOf(typed) })
      }
      lackOf={({ amounts: typed }) => {
        const all = typedIn(typed)
        const half = all.find(
          (each) => !isLoaded(each) && counts.some((count) => Number(each[count]) > 0),
        )
        const lot = open.find(({ id: each }) => each === half?.allocationId)?.lotNo
        if (half) return t('outboundOrder.need.qtyOfLot', { lot })
        return all.some(isLoaded) ? undefined : t('outboundOrder.need.load')
      }}
      onClose={onClose}
    >
      {open.length === 0 && <p className="hint">{t('outboundOrder.nothingToLoad')}</p>}
      {open.map((allocation) => (
        <LotFields
          key={allocation.id}
          allocation={allocation}
          truck={truck}
          line={goods.get(allocation.lineId)}
        />
      ))}
      <Form.Item
        name="signer"
        label={t('outboundOrder.field.signer')}
        rules={[requiredRule(t('outboundOrder.need.signer'))]}
      >
        <Input maxLength={50} />
      </Form.Item>
    </TruckDialog>
  )
}

type LotProps = {
  allocation: OutboundAllocation
  truck: OutboundTruck
  line: Pick<OutboundLine, 'productName' | 'unit'> | undefined
}

function LotFields({ allocation, truck, line }: LotProps) {
  const { t } = useTranslation()
  const { labelOf } = useDictionary('MEASURING_UNIT')
  const { productName = '', unit = '' } = line ?? {}
  const form = Form.useFormInstance()
  const rest = restOf(allocation, truck)
  const { id, lotNo, batchNo, locationCode, containerNo } = allocation
  const takeAll = () => {
    form.setFieldValue(['amounts', id], written(rest))
  }
  return (
    <div className="load-lot">
      <div>
        <strong>{lotNo}</strong>
        <span className="load-place">{productName}</span>
        {batchNo !== '' && (
          <span className="load-place">{t('outboundOrder.ofBatch', { batchNo })}</span>
        )}
        <span className="load-place">
          {[locationCode, containerNo].filter(Boolean).join(' · ')}
        </span>
      </div>
      <Form.Item
        name={['amounts', id, 'qty']}
        label={t('outboundOrder.loadQty', {
          rest: `${quantity(rest.qty, unit)} ${labelOf(unit)}`.trim(),
        })}
        rules={[decimalRule('qty')]}
      >
        <Input inputMode="decimal" maxLength={16} autoComplete="off" />
      </Form.Item>
      {counts.map((count) => (
        <Form.Item
          key={count}
          name={['amounts', id, count]}
          label={t(`outboundOrder.loadCount.${count}`, { rest: rest[count] })}
          rules={[{ pattern: /^\s*\d{0,9}\s*$/, message: t('outboundOrder.need.pieces') }]}
        >
          <Input inputMode="numeric" maxLength={9} autoComplete="off" />
        </Form.Item>
      ))}
      <Button onClick={takeAll}>{t('outboundOrder.loadAll')}</Button>
    </div>
  )
}
