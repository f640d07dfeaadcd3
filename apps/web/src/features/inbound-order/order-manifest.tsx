import { useQuery } from '@tanstack/react-query'
import type { InboundManifest } from '@yuncang/shared/nouns/inbound-manifest/contract'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { Button } from 'antd'
import type { TFunction } from 'i18next'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { counted } from '../../lib/language.ts'
import { grouped, tonnes } from '../../lib/numbers.ts'
import { useCan } from '../../session/session-context.tsx'
import { DataGrid, type GridColumn } from '../../ui/grid/index.ts'
import { heightOf } from './order-lines.tsx'

const ManifestSheet = lazy(async () => ({
  default: (await import('./manifest-sheet.tsx')).ManifestSheet,
}))

/** What the carrier's list says of the bill of an order, and the sheet to write it, until the order is complete. */
export function OrderManifest({ order }: { order: InboundOrder }) {
  const { t } = useTranslation()
  const { masterBillNo, orderStatus } = order
  const mayManage = useCan('inboundOrder:manage')
  const isOpen = orderStatus < orderStatuses.completed || orderStatus === orderStatuses.rejected
  const { labelOf: packType } = useDictionary('PACK_TYPE')
  const [isEditing, setEditing] = useState(false)
  const lines = useQuery(trpc.inboundManifest.ofBill.queryOptions({ masterBillNo })).data
  const columns = useMemo(() => manifestColumns(t, packType), [t, packType])
  const canWrite = mayManage && isOpen
  if (!lines || (lines.length === 0 && !canWrite)) return null
  const title = counted(t('inboundOrder.manifest'), lines.length)
  const pieces = lines.reduce((all, { manifestPieces }) => all + manifestPieces, 0)
  return (
    <section className="card">
      <h2>
        {title}
        {lines.length > 0 && (
          <small>{t('inboundOrder.manifestTotal', { pieces: grouped(String(pieces)) })}</small>
        )}
      </h2>
      {lines.length > 0 ? (
        <div style={{ display: 'flex', height: heightOf(lines.length) }}>
          <DataGrid
            label={title}
            columns={columns}
            rows={lines}
            rowKey={idOf}
            empty={{ reason: t('inboundOrder.noManifest') }}
          />
        </div>
      ) : (
        <p className="hint">{t('inboundOrder.noManifest')}</p>
      )}
      {canWrite && (
        <p style={{ marginBlock: '8px 0' }}>
          <Button onClick={() => setEditing(true)}>{t('inboundOrder.writeManifest')}</Button>
        </p>
      )}
      <Suspense>
        {isEditing && (
          <ManifestSheet bill={masterBillNo} lines={lines} onClose={() => setEditing(false)} />
        )}
      </Suspense>
    </section>
  )
}

const idOf = ({ id }: InboundManifest) => id

type Column = GridColumn<InboundManifest>

const manifestColumns = (t: TFunction, packType: (value: string) => string): Column[] => [
  {
    key: 'manifestPieces',
    title: t('inboundOrder.field.manifestPieces'),
    width: 110,
    align: 'end',
    text: (row) => grouped(String(row.manifestPieces)),
  },
  {
    key: 'manifestGross',
    title: t('inboundOrder.field.manifestGrossTonnes'),
    width: 150,
    align: 'end',
    text: (row) => (row.manifestGross === null ? '' : tonnes(row.manifestGross)),
  },
  {
    key: 'packType',
    title: t('inboundOrder.field.packType'),
    width: 120,
    text: (row) => (row.packType === '' ? '' : packType(row.packType)),
  },
  {
    key: 'consignee',
    title: t('inboundOrder.field.consignee'),
    width: 260,
    text: (row) => row.consignee,
  },
  { key: 'mark', title: t('inboundOrder.field.mark'), width: 260, text: (row) => row.mark },
]
