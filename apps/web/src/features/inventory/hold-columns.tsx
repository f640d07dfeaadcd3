import type { LotHold } from '@yuncang/shared/nouns/inventory/contract'
import type { TFunction } from 'i18next'
import { grouped } from '../../lib/numbers.ts'
import { quantity } from '../../lib/quantity.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { DocumentLink } from './document-link.tsx'
import { holdStatusOf, holdTones, holdTypeOf } from './rule-words.ts'

type Column = GridColumn<LotHold>

/** Who holds, what for, and how much of it is still held. */
export function holderColumns(t: TFunction): Column[] {
  const amount = (key: 'qty' | 'consumedQty' | 'heldQty', title: string): Column => ({
    key,
    title,
    width: 110,
    align: 'end',
    text: (row) => quantity(row[key], row.unit),
  })
  const count = (key: 'heldPieces' | 'heldPallets', title: string): Column => ({
    key,
    title,
    width: 90,
    align: 'end',
    text: (row) => grouped(String(row[key])),
  })
  return [
    {
      key: 'refNo',
      title: t('inventory.hold.refNo'),
      width: 170,
      sortable: true,
      pinned: 'start',
      text: (row) => row.refNo,
      render: (row) => <DocumentLink module={row.refModule} id={row.refId} no={row.refNo} />,
    },
    {
      key: 'type',
      title: t('inventory.hold.type'),
      width: 105,
      text: (row) => holdTypeOf(row.type),
    },
    {
      key: 'status',
      title: t('inventory.hold.status'),
      width: 100,
      text: (row) => holdStatusOf(row.status),
      isState: true,
      render: (row) => (
        <StatusTag tone={holdTones[row.status] ?? 'idle'} label={holdStatusOf(row.status)} />
      ),
    },
    { ...amount('qty', t('inventory.hold.qty')), sortable: true },
    amount('consumedQty', t('inventory.hold.consumedQty')),
    amount('heldQty', t('inventory.hold.heldQty')),
    count('heldPieces', t('inventory.hold.heldPieces')),
    count('heldPallets', t('inventory.hold.heldPallets')),
    {
      key: 'expireTime',
      title: t('inventory.hold.expireTime'),
      width: 170,
      sortable: true,
      text: (row) => row.expireTime ?? t('inventory.hold.forever'),
    },
  ]
}

/** The same with the lot that is held. */
export function holdColumns(t: TFunction, unitOf: (value: string) => string): Column[] {
  const plain = (key: keyof LotHold, width: number, more: Partial<Column> = {}): Column => ({
    key,
    title: t(`inventory.field.${key}`),
    width,
    text: (row) => String(row[key] ?? ''),
    ...more,
  })
  const code = (key: keyof LotHold, width: number): Column =>
    plain(key, width, { render: (row) => <CodeText value={String(row[key] ?? '')} /> })
  const [refNo, type, status, ...figures] = holderColumns(t)
  return [
    refNo!,
    type!,
    status!,
    code('lotNo', 190),
    code('masterBillNo', 160),
    plain('hqCustomerName', 230),
    plain('productName', 150),
    ...figures,
    { ...plain('unit', 80), text: (row) => unitOf(row.unit) },
    code('locationCode', 120),
    plain('containerNo', 140, { hidden: true }),
    plain('createTime', 170, { title: t('inventory.hold.createTime'), sortable: true }),
  ]
}
