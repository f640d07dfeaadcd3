import { z } from 'zod'
import { flag, listSearch, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['dataNode', 'name'] as const

/** What the list of tenants keeps in its address. */
export const tenantSearch = z.object({ ...listSearch, name: text, dataNode: text, isLock: flag })
export type TenantSearch = z.output<typeof tenantSearch>

export const tenantQuery = ({ view: _view, ...search }: TenantSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
