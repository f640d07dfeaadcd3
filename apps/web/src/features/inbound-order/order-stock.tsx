import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type { Lot } from '@yuncang/shared/nouns/inventory/contract'
import { productStatuses } from '@yuncang/shared/nouns/inventory/rules'
import type { TFunction } from 'i18next'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList, gridStateOf } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { counted } from '../../lib/language.ts'
import { grouped, tonnes } from '../../lib/numbers.ts'
import { CodeText } from '../../ui/code-text.tsx'
import { DataGrid, type GridColumn, type GridQuery } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { heightOf } from './order-lines.tsx'

const firstPage = { current: 1, size: 50 }

/** The lots that an order became, as they stand now; each leads to its ledger. */
export function OrderStock({ order }: { order: InboundOrder }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const router = useRouter()
  const [paging, setPaging] = useState<GridQuery>(firstPage)
  const { current, size } = paging
  const lots = useQuery({
    ...trpc.inventory.page.queryOptions({ inboundOrderId: order.id, current, size }),
    ...asList,
  })
  const { labelOf: condition } = useDictionary('PRODUCT_STATUS')
  const columns = useMemo(() => lotColumns(t, condition), [t, condition])
  const total = lots.data?.total ?? 0
  const title = counted(t('inboundOrder.stock'), lots.data?.total)
  const lotAt = (id: string) => ({ to: '/wms/inventory/index/$id', params: { id } }) as const
  if (lots.data && total === 0) return null
  return (
    <section className="card">
      <h2>
        {title}
        <Button
          type="link"
          size="small"
          onClick={() =>
            void navigate({ to: '/wms/inventory/index', search: { inboundOrderId: order.id } })
          }
        >
          {t('inboundOrder.toStock')}
        </Button>
      </h2>
      <div style={{ display: 'flex', height: `calc(${heightOf(Math.min(total, size))} + 48px)` }}>
        <DataGrid
          {...gridStateOf(lots)}
          label={title}
          columns={columns}
          rows={lots.data?.records}
          rowKey={idOf}
          paging={{ query: paging, total, onChange: setPaging }}
          empty={{ reason: t('inboundOrder.noPlans') }}
          onOpen={({ id }) => void navigate(lotAt(id))}
          hrefOf={({ id }) => router.buildLocation(lotAt(id)).href}
        />
      </div>
    </section>
  )
}

const idOf = ({ id }: Lot) => id

const figure = (key: string, title: string, text: (row: Lot) => string): GridColumn<Lot> => ({
  key,
  title,
  width: 115,
  align: 'end',
  text,
})

const lotColumns = (t: TFunction, condition: (value: string) => string): GridColumn<Lot>[] => [
  {
    key: 'lotNo',
    title: t('inboundOrder.lot.no'),
    width: 200,
    text: (row) => row.lotNo,
    render: (row) => <CodeText value={row.lotNo} />,
  },
  {
    key: 'productName',
    title: t('inboundOrder.field.productName'),
    width: 180,
    text: (row) => row.productName,
  },
  {
    key: 'locationCode',
    title: t('inboundOrder.field.locationCode'),
    width: 140,
    text: (row) => row.locationCode,
    render: (row) => <CodeText value={row.locationCode} />,
  },
  {
    key: 'productStatus',
    title: t('inboundOrder.lot.condition'),
    width: 90,
    text: (row) => condition(row.productStatus),
    render: (row) => (
      <StatusTag
        tone={row.productStatus === productStatuses.good ? 'good' : 'bad'}
        label={condition(row.productStatus)}
      />
    ),
  },
  figure('pieces', t('inboundOrder.lot.pieces'), (row) => grouped(String(row.onHandPieces))),
  figure('pallets', t('inboundOrder.lot.pallets'), (row) => grouped(String(row.onHandPallets))),
  figure('net', t('inboundOrder.lot.net'), (row) => tonnes(row.onHandNet)),
  { key: 'inDate', title: t('inboundOrder.lot.inDate'), width: 115, text: (row) => row.inDate },
  {
    key: 'containerNo',
    title: t('inboundOrder.field.containerNo'),
    width: 150,
    text: (row) => row.containerNo,
  },
]
