import type { SealRecord } from '@yuncang/shared/nouns/seal-record/contract'
import type { TFunction } from 'i18next'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { SealStatusTag, sourceLabel, statusLabel, typeLabel } from './status.tsx'

const column = (
  t: TFunction,
  key: keyof SealRecord,
  width: number,
  more: Partial<GridColumn<SealRecord>> = {},
): GridColumn<SealRecord> => ({
  key,
  title: t(`sealRecord.field.${key}`),
  width,
  text: (row) => String(row[key] ?? ''),
  ...more,
})

export const sealColumns = (t: TFunction): GridColumn<SealRecord>[] => [
  column(t, 'sealNo', 170, {
    sortable: true,
    pinned: 'start',
    render: (row) => <CodeText value={row.sealNo} />,
  }),
  column(t, 'status', 110, {
    sortable: true,
    isState: true,
    text: (row) => statusLabel(row.status),
    render: (row) => <SealStatusTag status={row.status} />,
  }),
  column(t, 'sealType', 110, { text: (row) => typeLabel(row.sealType) }),
  column(t, 'sourceType', 110, { text: (row) => sourceLabel(row.sourceType) }),
  column(t, 'sourceNo', 170, { render: (row) => <CodeText value={row.sourceNo} /> }),
  column(t, 'customerName', 220),
  column(t, 'documentName', 220),
  column(t, 'copies', 80, { align: 'end' }),
  column(t, 'purpose', 200),
  column(t, 'sealedBy', 110),
  column(t, 'sealedTime', 170),
  column(t, 'sha256', 200, { hidden: true }),
  column(t, 'createTime', 170, { sortable: true, hidden: true }),
]
