import type { PriceRows } from '@yuncang/shared/nouns/tariff/contract'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Lines } from '../../ui/form/line-editor/lines.ts'

/** A row of a workbook, by its number there, and what is wrong with it. */
export type OpenRow = { readonly row: number; readonly faults: readonly string[] }

/** The rows of a workbook that do not hold as they stand in the sheet; `at` says where each one stands. */
export const openRowsIn = (
  lines: Lines,
  rows: PriceRows['rows'],
  at: readonly number[],
): OpenRow[] =>
  rows.flatMap(({ row }, index) => {
    const placed = lines.view().rows[at[index] ?? -1]
    const findings = placed ? [...lines.findingsOf(placed)].sort(([a], [b]) => a - b) : []
    const faults = findings.map(([col, message]) => `${lines.columns[col]?.title ?? ''} ${message}`)
    return faults.length === 0 ? [] : [{ row, faults }]
  })

/** Which rows of a workbook were not understood when it was read. */
export function OpenRows({ rows, onClose }: { rows: readonly OpenRow[]; onClose: () => void }) {
  const { t } = useTranslation()
  if (rows.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: 8 }}
      title={t('record.workbook.open', { count: rows.length })}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20, maxHeight: 160, overflow: 'auto' }}>
          {rows.map(({ row, faults }) => (
            <li key={row}>
              {t('record.workbook.openRow', { row, what: faults.join(t('record.workbook.and')) })}
            </li>
          ))}
        </ul>
      }
      closable={{ onClose }}
    />
  )
}
