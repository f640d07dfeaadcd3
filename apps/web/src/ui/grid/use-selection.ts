import { useMemo, useRef, useState } from 'react'

export type Selection<R> = {
  /** In the order of the list. */
  rows: readonly R[]
  has: (id: string) => boolean
  /** All, some or none of the rows on this page. */
  page: 'all' | 'some' | 'none'
  /** Switches the row at an index; extended, every row from the last one switched takes its state. */
  toggle: (index: number, isExtended: boolean) => void
  togglePage: () => void
  /** Every row of the list, from its first. */
  add: (rows: readonly R[]) => void
  remove: (rows: readonly R[]) => void
  clear: () => void
}

const none: never[] = []

/** Where in the list it stood when it was seen last. */
type Chosen<R> = { row: R; place: number }

/** Selected rows, over all pages; those on this page are as fresh as the page. */
export function useSelection<R>(
  page: readonly R[] = none,
  rowKey: (row: R) => string,
  { current, size }: { current: number; size: number } = { current: 1, size: 0 },
): Selection<R> {
  const first = (current - 1) * size
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen<R>>>(new Map())
  const last = useRef<string>(undefined)
  const rows = useMemo(() => {
    if (chosen.size === 0) return none
    const fresh = new Map(
      page.map((row, index) => [rowKey(row), { row, place: first + index }] as const),
    )
    return [...chosen]
      .map(([id, seen]) => fresh.get(id) ?? seen)
      .sort((a, b) => a.place - b.place)
      .map(({ row }) => row)
  }, [chosen, page, rowKey, first])
  const onPage = chosen.size === 0 ? 0 : page.filter((row) => chosen.has(rowKey(row))).length

  const choose = (more: readonly R[], from: number) =>
    setChosen((before) => {
      const seen = more.map((row, index) => [rowKey(row), { row, place: from + index }] as const)
      return new Map([...before, ...seen])
    })
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
    const begin = isExtended && from >= 0 ? Math.min(from, index) : index
    const span = page.slice(begin, (isExtended ? Math.max(from, index) : index) + 1)
    if (chosen.has(rowKey(row))) remove(span)
    else choose(span, first + begin)
  }
  return {
    rows,
    has: (id) => chosen.has(id),
    page: onPage === 0 ? 'none' : onPage === page.length ? 'all' : 'some',
    toggle,
    togglePage: () => (onPage === page.length ? remove(page) : choose(page, first)),
    add: (all) => choose(all, 0),
    remove,
    clear: () => setChosen(new Map()),
  }
}
