import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { grouped } from '../../lib/numbers.ts'
import type { Bulk, BulkEntry } from './types.ts'
import type { Selection } from './use-selection.ts'

type Props<R> = {
  bulk: Bulk<R>
  selection: Pick<Selection<R>, 'rows' | 'add' | 'clear'>
  total: number
  onRun: (action: BulkEntry<R>, rows: readonly R[]) => void
}

/** More rows than this are nobody's choice any more, but a job for a filter. */
const atMost = 5000

/** Slides over the footer while rows are selected: how many, all of them, and what can be done. */
export function BulkBar<R>({ bulk, selection, total, onRun }: Props<R>) {
  const { t } = useTranslation()
  const [loaded, setLoaded] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const count = selection.rows.length

  const selectAll = () => {
    setLoaded(0)
    setFailure(undefined)
    bulk
      .loadAll(setLoaded)
      .then(selection.add)
      .catch((error: unknown) => setFailure(bulk.reasonOf(error)))
      .finally(() => setLoaded(undefined))
  }
  return (
    <div className={`grid-bulk${count > 0 ? ' on' : ''}`} inert={count === 0}>
      <strong aria-live="polite">{count > 0 && t('grid.selected', { count })}</strong>
      {total > atMost && (
        <span className="grid-bulk-limit">
          {t('grid.tooManyToSelect', {
            total: grouped(String(total)),
            most: grouped(String(atMost)),
          })}
        </span>
      )}
      {count < total && total <= atMost && (
        <Button size="small" type="text" loading={loaded !== undefined} onClick={selectAll}>
          {loaded
            ? t('grid.selecting', { loaded, count: total })
            : t('grid.selectAll', { total: grouped(String(total)) })}
        </Button>
      )}
      <Button size="small" type="text" onClick={selection.clear}>
        {t('grid.clearSelection')}
      </Button>
      {failure && <span role="alert">{failure}</span>}
      <span className="grid-bulk-actions">
        {bulk.actions.map((action) => (
          <Button
            key={action.key}
            size="small"
            danger={action.danger ?? false}
            onClick={() => onRun(action, selection.rows)}
          >
            {action.label}
          </Button>
        ))}
      </span>
    </div>
  )
}
