import { useTranslation } from 'react-i18next'
import { useIsNarrow } from '../../lib/size-class.ts'
import { cardHeight } from './cards.ts'
import { DataGrid } from './data-grid.tsx'
import type { GridProps } from './types.ts'

const rowHeight = 40
const headHeight = 50
const totalsHeight = 42

/** Lines of a record: as high as they are, up to half a window; beyond that they scroll, however many there are. */
export function RecordGrid<R>(props: Omit<GridProps<R>, 'paging' | 'layout' | 'onLayout'>) {
  const { t } = useTranslation()
  const { rows, columns, card } = props
  const isNarrow = useIsNarrow()
  const isCards = isNarrow && card !== undefined
  const each = isCards ? cardHeight(card) : rowHeight
  const head = isCards ? 10 : headHeight
  const around = head + (columns.some(({ total }) => total) ? totalsHeight : 0)
  const height = Math.max(rows?.length ?? 0, 2) * each + around
  return (
    <div style={{ display: 'flex', height: `min(${height}px, 55vh)` }}>
      <DataGrid {...props} totalLabel={t('lines.total')} />
    </div>
  )
}
