import {
  flag,
  type Found,
  listSearch,
  number,
  searchOf,
  sortOf,
  text,
} from '../../lib/list-search.ts'

const workerSortable = ['workerNo', 'name', 'team', 'createTime', 'updateTime'] as const
const forkliftSortable = ['code', 'capacity', 'createTime', 'updateTime'] as const

/* What the lists of workers and forklifts keep in their addresses, and what the server is asked for. */

export const workerSearch = searchOf({
  ...listSearch,
  name: text,
  team: text,
  workerType: text,
  isStop: flag,
})
export type WorkerSearch = Found<typeof workerSearch>
export const workerQuery = ({ view: _view, ...search }: WorkerSearch) => ({
  ...search,
  ...sortOf(workerSortable, search),
})

export const forkliftSearch = searchOf({ ...listSearch, code: text, status: number })
export type ForkliftSearch = Found<typeof forkliftSearch>
export const forkliftQuery = ({ view: _view, ...search }: ForkliftSearch) => ({
  ...search,
  ...sortOf(forkliftSortable, search),
})
