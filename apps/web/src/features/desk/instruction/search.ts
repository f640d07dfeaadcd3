import { z } from 'zod'
import { flag, listSearch, sortOf, text } from '../../../lib/list-search.ts'

const sortable = ['title', 'activeRoute', 'createTime', 'updateTime'] as const

/** What the list of notes keeps in its address. */
export const instructionSearch = z.object({
  ...listSearch,
  title: text,
  activeRoute: text,
  status: flag,
})
export type InstructionSearch = z.output<typeof instructionSearch>

/** The page that notes are written about. */
export const noteSearch = z.object({
  activeRoute: z.string().catch('/wel/index').default('/wel/index'),
})

export const queryOf = ({ view: _view, ...search }: InstructionSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
