import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { GridColumn, GridProps } from './types.ts'
import { edgeWidth } from './use-columns.ts'
import { useLate } from './use-late.ts'

type Props<R> = Pick<GridProps<R>, 'rows' | 'error' | 'empty' | 'paging' | 'bulk'> & {
  columns: readonly GridColumn<R>[]
  widthOf: (key: string) => number
  rowHeight: number
}

const skeletonRows = 12

/** What stands where no rows are: a failure with a way out, the shape of what comes, or why there is nothing. */
export function GridState<R>({
  rows,
  error,
  empty,
  paging,
  bulk,
  columns,
  widthOf,
  rowHeight,
}: Props<R>) {
  const { t } = useTranslation()
  const isLate = useLate(rows === undefined && !error)
  if (error) {
    return (
      <div className="grid-state" role="alert">
        <p>{error.message}</p>
        {error.retry && <Button onClick={error.retry}>{t('action.retry')}</Button>}
      </div>
    )
  }
  if (rows === undefined) {
    if (!isLate) return null
    return (
      <div
        className="grid-skeleton"
        style={{ paddingInlineStart: bulk ? edgeWidth : 0 }}
        aria-hidden
      >
        {Array.from({ length: skeletonRows }, (_, index) => (
          <div key={index} className="grid-row" style={{ height: rowHeight }}>
            {columns.map((column) => (
              <div key={column.key} className="grid-cell" style={{ width: widthOf(column.key) }}>
                <i />
              </div>
            ))}
          </div>
        ))}
      </div>
    )
  }
  if (rows.length > 0) return null
  if (paging && paging.total > 0) {
    return (
      <div className="grid-state">
        <p>{t('grid.beyondEnd')}</p>
        <Button onClick={() => paging.onChange({ ...paging.query, current: 1 })}>
          {t('grid.firstPage')}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid-state">
      <p>{empty.reason}</p>
      {empty.action}
    </div>
  )
}
