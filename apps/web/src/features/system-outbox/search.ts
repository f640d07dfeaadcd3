import { z } from 'zod'
import { flag, listSearch, number, sortOf } from '../../lib/list-search.ts'

/** What the list of outgoing messages keeps in its address. */
export const outboxSearch = z.object({ ...listSearch, status: number, isPlatform: flag })
export type OutboxSearch = z.output<typeof outboxSearch>

const states = [0, 1, 2] as const
export const outboxQuery = ({ view: _view, status, ...search }: OutboxSearch) => ({
  ...search,
  ...sortOf(['createTime', 'dueTime'] as const, search),
  status: states.find((each) => each === status),
})
