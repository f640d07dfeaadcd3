import { flag, listSearch, sortOf, text, searchOf, type Found } from '../../lib/list-search.ts'

const sortable = ['dataNode', 'name'] as const

/** What the list of tenants keeps in its address. */
export const tenantSearch = searchOf({ ...listSearch, name: text, dataNode: text, isLock: flag })
export type TenantSearch = Found<typeof tenantSearch>

export const tenantQuery = ({ view: _view, ...search }: TenantSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
