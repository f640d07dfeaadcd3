import { flag, listSearch, number, sortOf, searchOf, type Found } from '../../lib/list-search.ts'

/** What the list of outgoing messages keeps in its address. */
export const outboxSearch = searchOf({ ...listSearch, status: number, isPlatform: flag })
export type OutboxSearch = Found<typeof outboxSearch>

const states = [0, 1, 2] as const
export const outboxQuery = ({ view: _view, status, ...search }: OutboxSearch) => ({
  ...search,
  ...sortOf(['createTime', 'dueTime'] as const, search),
  status: states.find((each) => each === status),
})
