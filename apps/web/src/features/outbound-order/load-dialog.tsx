import { useQuery } from '@tanstack/react-query'
import type { OutboundAllocation } from '@yuncang/shared/contracts/outbound-order'
import type { OutboundTruck } from '@yuncang/shared/contracts/outbound-truck'
import { add, isZero, round, subtract } from '@yuncang/shared/domain/decimal'
import { Button, Form, Input, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { quantity } from './quantity.ts'
import { TruckDialog } from './truck-dialog.tsx'
import { decimalRule, requiredRule } from './truck-rules.ts'
import './trucks.css'

type Amount = { qty?: string; pieces?: string }
type Fields = { amounts: Record<string, Amount>; signer: string }

/** What is left for this truck of what an order was promised, its own load included. */
function restOf(allocation: OutboundAllocation, { loads }: OutboundTruck) {
  const own = loads.find((load) => load.allocationId === allocation.id)
  const qty = add(subtract(allocation.qty, allocation.loadedQty), own?.qty ?? '0')
  const pieces = allocation.pieces - allocation.loadedPieces + (own?.pieces ?? 0)
  return { own, qty: round(qty, 'qty'), pieces: Math.max(0, pieces) }
}

const plain = (qty: string) => qty.replace(/\.?0+$/, '')

type Props = { truck: OutboundTruck; onClose: () => void }

/** Says what is on a truck: everything that is left, or a part of each lot. */
export function LoadDialog({ truck, onClose }: Props) {
  const { t } = useTranslation()
  const { id, orderId, plateNo: plate } = truck
  const fresh = { staleTime: 0 }
  const allocations = useQuery({
    ...trpc.outboundOrder.allocations.queryOptions({ id: orderId }),
    ...fresh,
  })
  const lines = useQuery(trpc.outboundOrder.lines.queryOptions({ id: orderId }))
  const units = new Map(lines.data?.map((line) => [line.id, line.unit]))
  const open = (allocations.data ?? []).filter((each) => !isZero(restOf(each, truck).qty))
  const amounts = Object.fromEntries(
    open.map((each) => {
      const { own } = restOf(each, truck)
      return [each.id, own ? { qty: plain(own.qty), pieces: String(own.pieces) } : {}]
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
        client.outboundTruck.load.mutate({
          id,
          signer,
          loads: Object.entries(typed ?? {}).flatMap(([allocationId, { qty = '', pieces = '' }]) =>
            qty.trim() === '' || isZero(qty.trim())
              ? []
              : [
                  {
                    allocationId,
                    qty: qty.trim(),
                    ...(pieces.trim() !== '' && { pieces: Number(pieces) }),
                  },
                ],
          ),
        })
      }
      onClose={onClose}
    >
      {open.length === 0 && <p className="hint">{t('outboundOrder.nothingToLoad')}</p>}
      {open.map((allocation) => (
        <LotFields
          key={allocation.id}
          allocation={allocation}
          truck={truck}
          unit={units.get(allocation.lineId) ?? ''}
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

type LotProps = { allocation: OutboundAllocation; truck: OutboundTruck; unit: string }

function LotFields({ allocation, truck, unit }: LotProps) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const rest = restOf(allocation, truck)
  const { id, lotNo, locationCode, containerNo } = allocation
  const takeAll = () => {
    form.setFieldValue(['amounts', id], { qty: plain(rest.qty), pieces: String(rest.pieces) })
  }
  return (
    <div className="load-lot">
      <div>
        <strong>{lotNo}</strong>
        <span className="load-place">
          {[locationCode, containerNo].filter(Boolean).join(' · ')}
        </span>
      </div>
      <Form.Item
        name={['amounts', id, 'qty']}
        label={t('outboundOrder.loadQty', { rest: quantity(rest.qty, unit) })}
        rules={[decimalRule('qty')]}
      >
        <Input inputMode="decimal" maxLength={16} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={['amounts', id, 'pieces']}
        label={t('outboundOrder.loadPieces', { rest: rest.pieces })}
        rules={[{ pattern: /^\s*\d{0,9}\s*$/, message: t('outboundOrder.need.pieces') }]}
      >
        <Input inputMode="numeric" maxLength={9} autoComplete="off" />
      </Form.Item>
      <Button onClick={takeAll}>{t('outboundOrder.loadAll')}</Button>
    </div>
  )
}
