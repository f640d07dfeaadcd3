import type { Read } from '@yuncang/db/handle'
import { monthWaitsFor } from '@yuncang/shared/nouns/month-close/rules'
import type { MonthTask } from '@yuncang/shared/nouns/month-close/tasks'
import { listedMonths } from './months.ts'

/** A step: how many months wait for something. */
const waiting = (task: MonthTask) => async (db: Read, day: string) => ({
  count: (await listedMonths(db, day)).filter((month) => monthWaitsFor(task, month)).length,
  due: null,
  late: 0,
})

/** Months that are over and whose storage nobody has charged. */
export const monthsToRun = waiting('run')
/** Months that are over and charged, and that nobody has handed in. */
export const monthsToHandIn = waiting('handIn')
export const monthsToClose = waiting('close')
