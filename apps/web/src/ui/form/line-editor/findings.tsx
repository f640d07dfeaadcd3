import { Button } from 'antd'
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineColumn } from './column.ts'
import type { Finding, Lines, LinesView } from './lines.ts'

const shownAtMost = 5

/** Rows that are looked at before the browser may do something else. */
const atOnce = 500
const noneYet: readonly Finding[] = []

/**
 * What is wrong in all lines. Thousands of lines that nobody has looked at yet, as when a form opens, are looked at some at
 * a time, so that the form can be used meanwhile.
 */
function useFindings(lines: Lines, view: LinesView): readonly Finding[] {
  // Looking through thousands of lines must not hold up the key that changed one of them.
  const settled = useDeferredValue(view)
  const [seen, setSeen] = useState<LinesView>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (lines.checkSome(atOnce)) setSeen(settled)
      else timer = setTimeout(look)
    }
    look()
    return () => clearTimeout(timer)
  }, [lines, settled])
  return useMemo(() => (seen ? lines.allFindings() : noneYet), [lines, seen])
}

type Props = { lines: Lines; view: LinesView; columns: readonly LineColumn[] }

/** What is wrong in all lines, however far down; each entry leads to its cell. */
export const Findings = memo(function Findings({ lines, view, columns }: Props) {
  const { t } = useTranslation()
  const found = useFindings(lines, view)
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
})
