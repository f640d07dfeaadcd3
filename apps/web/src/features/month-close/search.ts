import { monthTasks } from '@yuncang/shared/nouns/month-close/tasks'
import { listSearch, oneOf, searchOf, text, type Found } from '../../lib/list-search.ts'

/** What the list of months keeps in its address. */
export const monthSearch = searchOf({ ...listSearch, name: text, waits: oneOf(monthTasks) })
export type MonthSearch = Found<typeof monthSearch>
