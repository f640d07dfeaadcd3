import { type Found, listSearch, number, searchOf, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['code', 'name', 'level', 'createTime', 'updateTime'] as const

/** What the list of locations keeps in its address. */
export const locationSearch = searchOf({
  ...listSearch,
  /** The import on screen. */
  importId: text,
  /** Whose places are shown; the warehouses without it. */
  parentStorageId: text,
  code: text,
  name: text,
  areaType: text,
  status: number,
})
export type LocationSearch = Found<typeof locationSearch>

/** What the server is asked for: the locations below one, or the warehouses; a filter alone looks everywhere. */
export function queryOf({ view: _view, importId: _importId, ...search }: LocationSearch) {
  const { parentStorageId, code, name, areaType, status } = search
  const isOpen = [parentStorageId, code, name, areaType, status].every((each) => each === undefined)
  const sort = sortOf(sortable, search)
  const isSorted = sort.ascs !== undefined || sort.descs !== undefined
  return {
    ...search,
    ...sort,
    ...(!isSorted && { ascs: ['code' as const] }),
    ...(isOpen && { level: 1 }),
  }
}
