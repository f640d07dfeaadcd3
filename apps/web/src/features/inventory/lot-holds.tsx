import { useQuery } from '@tanstack/react-query'
import type { Lot } from '@yuncang/shared/nouns/inventory/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { DataGrid } from '../../ui/grid/index.ts'
import { LotPart } from './lot-part.tsx'
import { holderColumns } from './hold-columns.tsx'

/** What one request gives; a lot is rarely held by more. */
const atMost = 200

/** Who holds some of a lot, or did. */
export function LotHolds({ lot }: { lot: Lot }) {
  const { t } = useTranslation()
  const { data } = useQuery(
    trpc.inventory.reservations.queryOptions({ lotId: lot.id, current: 1, size: atMost }),
  )
  const columns = useMemo(() => holderColumns(t), [t])
  const title = counted(t('inventory.holdsOf'), data?.total)
  return (
    <LotPart title={title} count={data?.records.length ?? 0}>
      <DataGrid
        label={title}
        columns={columns}
        rows={data?.records}
        rowKey={(row) => row.id}
        empty={{ reason: t('inventory.hold.none') }}
      />
    </LotPart>
  )
}
