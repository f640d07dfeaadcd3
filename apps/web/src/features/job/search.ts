import { jobStatuses } from '@yuncang/shared/domain/job'
import { z } from 'zod'
import { listSearch, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['createTime', 'finishTime'] as const

/** What the list of jobs keeps in its address. */
export const jobSearch = z.object({
  ...listSearch,
  title: text,
  kind: text,
  ownerName: text,
  status: z.enum(jobStatuses).optional().catch(undefined),
})
export type JobSearch = z.output<typeof jobSearch>

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: JobSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
