import { Button } from 'antd'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineColumn } from './column.ts'
import type { Lines, LinesView } from './lines.ts'

const shownAtMost = 5

type Props = { lines: Lines; view: LinesView; columns: readonly LineColumn[] }

/** What is wrong in all lines, however far down; each entry leads to its cell. */
export function Findings({ lines, view, columns }: Props) {
  const { t } = useTranslation()
  // Looking through thousands of lines must not hold up the key that changed one of them.
  const settled = useDeferredValue(view)
  const found = useMemo(() => (settled ? lines.allFindings() : []), [lines, settled])
  return (
    <div className="line-findings" aria-live="polite">
      {found.length > 0 && (
        <>
          <strong>{t('lines.wrong', { count: found.length })}</strong>
          <ul>
            {found.slice(0, shownAtMost).map(({ row, col, message }) => (
              <li key={`${row} ${col}`}>
                <Button type="link" size="small" onClick={() => lines.goTo({ row, col })}>
                  {t('lines.cell', { column: columns[col]?.title ?? '', row: row + 1 })}
                </Button>
                {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
