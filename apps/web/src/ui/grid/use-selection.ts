import { useMemo, useRef, useState } from 'react'

export type Selection<R> = {
  rows: readonly R[]
  has: (id: string) => boolean
  /** All, some or none of the rows on this page. */
  page: 'all' | 'some' | 'none'
  /** Switches the row at an index; extended, every row from the last one switched takes its state. */
  toggle: (index: number, isExtended: boolean) => void
  togglePage: () => void
  add: (rows: readonly R[]) => void
  remove: (rows: readonly R[]) => void
  clear: () => void
}

const none: never[] = []

/** Selected rows, over all pages; those on this page are as fresh as the page. */
export function useSelection<R>(
  page: readonly R[] = none,
  rowKey: (row: R) => string,
): Selection<R> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, R>>(new Map())
  const last = useRef<string>(undefined)
  const rows = useMemo(() => {
    if (chosen.size === 0) return none
    const fresh = new Map(page.map((row) => [rowKey(row), row]))
    return [...chosen].map(([id, row]) => fresh.get(id) ?? row)
  }, [chosen, page, rowKey])
  const onPage = chosen.size === 0 ? 0 : page.filter((row) => chosen.has(rowKey(row))).length

  const add = (more: readonly R[]) =>
    setChosen((before) => new Map([...before, ...more.map((row) => [rowKey(row), row] as const)]))
  const remove = (gone: readonly R[]) =>
    setChosen((before) => {
      const ids = new Set(gone.map(rowKey))
      return new Map([...before].filter(([id]) => !ids.has(id)))
    })
  const toggle = (index: number, isExtended: boolean) => {
    const row = page[index]
    if (!row) return
    const from = page.findIndex((each) => rowKey(each) === last.current)
    last.current = rowKey(row)
    const span =
      isExtended && from >= 0 ? page.slice(Math.min(from, index), Math.max(from, index) + 1) : [row]
    if (chosen.has(rowKey(row))) remove(span)
    else add(span)
  }
  return {
    rows,
    has: (id) => chosen.has(id),
    page: onPage === 0 ? 'none' : onPage === page.length ? 'all' : 'some',
    toggle,
    togglePage: () => (onPage === page.length ? remove(page) : add(page)),
    add,
    remove,
    clear: () => setChosen(new Map()),
  }
}
