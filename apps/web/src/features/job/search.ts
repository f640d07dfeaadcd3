import { jobStatuses } from '@yuncang/shared/nouns/job/rules'
import { type Found, listSearch, oneOf, searchOf, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['createTime', 'finishTime'] as const

/** What the list of jobs keeps in its address. */
export const jobSearch = searchOf({
  ...listSearch,
  title: text,
  kind: text,
  ownerName: text,
  status: oneOf(jobStatuses),
})
export type JobSearch = Found<typeof jobSearch>

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: JobSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
