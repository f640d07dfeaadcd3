import { useQuery } from '@tanstack/react-query'
import type { Lot, LotLedgerRow } from '@yuncang/shared/nouns/inventory/contract'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { cubicMetres, grouped, tonnes } from '../../lib/numbers.ts'
import { quantity } from '../../lib/quantity.ts'
import { signed } from '../../lib/signed.ts'
import { ExportButton } from '../../records/list/export-button.tsx'
import { DataGrid, type GridColumn } from '../../ui/grid/index.ts'
import { DocumentLink } from './document-link.tsx'
import { LotPart } from './lot-part.tsx'
import { movementOf } from './rule-words.ts'

/** Everything that happened to a lot, the latest first, with what was left after each movement. */
export function LotLedger({ lot }: { lot: Lot }) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.inventory.ledger.queryOptions({ id: lot.id }))
  const columns = useMemo(() => ledgerColumns(t, lot.unit), [t, lot.unit])
  const rows = useMemo(() => data?.toReversed(), [data])
  const title = counted(t('inventory.ledgerOf'), data?.length)
  return (
    <LotPart
      title={title}
      count={data?.length ?? 0}
      action={<ExportButton list="inventoryLedger" query={{ id: lot.id }} total={data?.length} />}
    >
      <DataGrid
        label={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        empty={{ reason: t('inventory.ledger.empty') }}
      />
    </LotPart>
  )
}

type Column = GridColumn<LotLedgerRow>

export function ledgerColumns(t: TFunction, unit: string): Column[] {
  const figure = (key: string, title: string, width: number, text: Column['text']): Column => ({
    key,
    title,
    width,
    align: 'end',
    text,
  })
  return [
    {
      key: 'bizDate',
      title: t('inventory.ledger.bizDate'),
      width: 110,
      text: (row) => row.bizDate,
    },
    {
      key: 'type',
      title: t('inventory.ledger.type'),
      width: 90,
      text: (row) => movementOf(row.type),
    },
    {
      key: 'refNo',
      title: t('inventory.ledger.refNo'),
      width: 150,
      text: (row) => row.refNo,
      render: (row) => <DocumentLink module={row.refModule} id={row.refId} no={row.refNo} />,
    },
    figure('qty', t('inventory.ledger.qty'), 100, (row) => signed(quantity(row.qty, unit))),
    figure('qtyAfter', t('inventory.ledger.qtyAfter'), 100, (row) => quantity(row.qtyAfter, unit)),
    figure('pieces', t('inventory.ledger.pieces'), 75, (row) =>
      signed(grouped(String(row.pieces))),
    ),
    figure('net', t('inventory.ledger.net'), 110, (row) => signed(tonnesOf(row.net))),
    figure('gross', t('inventory.ledger.gross'), 110, (row) => signed(tonnesOf(row.gross))),
    figure('volume', t('inventory.ledger.volume'), 120, (row) => signed(cubicMetres(row.volume))),
    figure('pallets', t('inventory.ledger.pallets'), 80, (row) =>
      signed(grouped(String(row.pallets))),
    ),
    {
      key: 'postTime',
      title: t('inventory.ledger.postTime'),
      width: 170,
      text: (row) => row.postTime,
    },
    {
      key: 'poster',
      title: t('inventory.ledger.poster'),
      width: 110,
      text: (row) => row.poster,
    },
  ]
}

/** Kilograms in tonnes; the sign is moved around the figure. */
const tonnesOf = (kilograms: string) =>
  kilograms.startsWith('-') ? `-${tonnes(kilograms.slice(1))}` : tonnes(kilograms)
