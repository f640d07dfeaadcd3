import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import { plainSearch } from '../../lib/plain-search.ts'
import type { Found } from '../../lib/list-search.ts'
import { FilterBar, TextFilter } from './filters.tsx'

type Search = Found<typeof plainSearch>
type Given<R> = {
  search: Search
  onSearch: (next: Search, replace: boolean) => void
  /** Of the only filter. */
  label: string
  /** What the filter looks at. */
  textOf: (row: R) => string
}
type Page<R> = { records: R[]; total: number }

const noFilters = { name: undefined }

/** A list that comes whole from the server and is searched by name here: how it selects, and what its page is given. */
export function usePlainList<R extends object>({ search, onSearch, label, textOf }: Given<R>) {
  const { name = '' } = search
  const select = useCallback(
    (rows: R[]): Page<R> => {
      const records = rows.filter((row) => textOf(row).includes(name))
      return { records, total: records.length }
    },
    [name, textOf],
  )
  const propsOf = (list: UseQueryResult<Page<R>, unknown>) => ({
    list,
    rows: list.data?.records,
    search,
    read: (raw: object) => plainSearch.parse(raw),
    onSearch,
    noFilters,
    renderFilters: (filter: (next: Partial<Search>) => void) => (
      <FilterBar onReset={() => filter(noFilters)}>
        <TextFilter label={label} value={search.name} onChange={(text) => filter({ name: text })} />
      </FilterBar>
    ),
    loadPage: async () => list.data ?? { records: [], total: 0 },
  })
  return { select, propsOf }
}
