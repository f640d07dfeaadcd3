import type { StatementEntry } from '@yuncang/shared/nouns/bill-statement/contract'
import { billStatementExportColumns } from '@yuncang/shared/nouns/bill-statement/export'
import { entryKindLabels } from '@yuncang/shared/nouns/bill-statement/rules'
import type { TFunction } from 'i18next'
import { currentLanguage } from '../../lib/language.ts'
import { money } from '../../lib/money.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'

const figures: ReadonlySet<string> = new Set(['charged', 'settled', 'balance'])
const widths: Readonly<Record<string, number>> = { no: 165, about: 180, period: 90, currency: 96 }
/** Said of bills alone: behind the figures, which a phone has room for. */
const ofBills: readonly string[] = ['dueDate', 'period', 'currency']
const shown = billStatementExportColumns.toSorted(
  (a, b) => ofBills.indexOf(a.key) - ofBills.indexOf(b.key),
)

/** The columns of its file. */
export const billStatementColumns = (t: TFunction): GridColumn<StatementEntry>[] =>
  shown.map(({ key }) => ({
    key,
    title: t(`statement.field.${key}`),
    width: widths[key] ?? 115,
    text: (row) => textOf(row, key),
    ...(figures.has(key) && { align: 'end' as const }),
    ...(key === 'kind' && { isState: true as const }),
    ...(key === 'currency' && { hidden: true as const }),
    ...(key === 'day' && { sortable: true as const, pinned: 'start' as const }),
    ...(key === 'no' && {
      isName: true as const,
      render: ({ no }: StatementEntry) => (no === '' ? '' : <CodeText value={no} />),
    }),
  }))

type Key = (typeof billStatementExportColumns)[number]['key']

function textOf(row: StatementEntry, key: Key): string {
  if (key === 'kind') return entryKindLabels[row.kind][currentLanguage()]
  const value = row[key]
  if (value === null) return ''
  return figures.has(key) ? money(value, row.currency) : value
}
