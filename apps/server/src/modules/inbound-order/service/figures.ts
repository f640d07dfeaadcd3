import { only } from '@yuncang/shared/kernel/expected'
import type { Read } from '@yuncang/db/handle'
import { todos } from '@yuncang/shared/nouns/dashboard/rules'
import * as figures from '../figures/repo.ts'
import { total } from '../repo.ts'

// Every state that waits for anybody, whoever asks: one statement for all.
const statuses = Object.values(todos).flatMap((todo) =>
  todo.of === 'inboundOrder' && 'status' in todo ? [todo.status] : [],
)

/** A step: orders by the state in which they wait, and how many are due on the day. */
export const waitingOn = async (db: Read, day: string) => ({
  waiting: await figures.waiting(db, statuses, day),
  today: await total(db, { expectDateFrom: day, expectDateTo: day }),
})

/** A step: drafts that customers wrote. */
export const waitingForSubmission = async (db: Read, day: string) =>
  only(await figures.waitingForSubmission(db, day))

/** A step: bonded orders that wait for the customs gate. */
export const waitingForCard = async (db: Read, day: string) =>
  only(await figures.waitingForCard(db, day))
