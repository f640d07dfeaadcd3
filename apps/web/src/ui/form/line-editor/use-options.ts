import { useEffect, useState } from 'react'
import type { LineColumn, LineOption } from './column.ts'

const none: readonly LineOption[] = []
const pauseMs = 250
const searchFrom = 2
/** Of thousands of choices nobody reads more; typing finds the others. */
const shownAtMost = 200

/** How well a choice fits what was typed: 0 begins with it, 1 contains it, 2 by its value alone; undefined not at all. */
function fitOf({ value, label }: LineOption, typed: string): number | undefined {
  const text = typed.toLowerCase()
  const at = label.toLowerCase().indexOf(text)
  if (at >= 0) return Math.min(at, 1)
  return value.toLowerCase().includes(text) ? 2 : undefined
}

function fittingOf(options: readonly LineOption[], text: string): readonly LineOption[] {
  const ranked = Map.groupBy(options, (option) => fitOf(option, text))
  return [0, 1, 2].flatMap((fit) => ranked.get(fit) ?? [])
}

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
    const fitting = isTyped ? fittingOf(column.options, text.trim()) : column.options
    return fitting.slice(0, shownAtMost)
  }
  return search && text.trim().length >= searchFrom ? found : none
}
