import { useEffect, useState } from 'react'
import type { LineColumn, LineOption } from './column.ts'

const none: readonly LineOption[] = []
const pauseMs = 250
const searchFrom = 2
/** Of thousands of choices nobody reads more; typing finds the others. */
const shownAtMost = 200

const matches = ({ value, label }: LineOption, text: string) =>
  [value, label].some((each) => each.toLowerCase().includes(text.toLowerCase()))

/** What may be chosen for a cell: all of a few while nothing is typed, then those that fit; of many those found. */
export function useOptions(
  column: LineColumn,
  text: string,
  isTyped: boolean,
): readonly LineOption[] {
  const [found, setFound] = useState(none)
  const search = column.kind === 'remote' ? column.search : undefined
  useEffect(() => {
    if (!search || text.trim().length < searchFrom) return
    let isStale = false
    const timer = setTimeout(() => {
      void search(text.trim()).then((options) => (isStale ? undefined : setFound(options)))
    }, pauseMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [search, text])
  if (column.kind === 'select') {
    const fitting = isTyped
      ? column.options.filter((option) => matches(option, text.trim()))
      : column.options
    return fitting.slice(0, shownAtMost)
  }
  return search && text.trim().length >= searchFrom ? found : none
}
