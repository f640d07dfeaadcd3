import type { Read } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import { daysOf, periodOf } from '@yuncang/shared/nouns/bill/rules'
import type { ListedMonth, Month } from '@yuncang/shared/nouns/month-close/contract'
import { monthStatuses, nextPeriod } from '@yuncang/shared/nouns/month-close/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

/** A month with which nobody has done anything. */
const untouched = (id: string): Month => ({
  id,
  status: monthStatuses.open,
  submitBy: null,
  submitName: '',
  submitTime: null,
  closeName: '',
  closeTime: null,
  reason: '',
  version: 0,
})

/** A month as it leaves the server. */
export const present = ({ period, ...row }: repo.MonthRow): Month => ({ ...row, id: period })

/** The months from the first in which something happened to the running one, newest first. */
export async function monthsOf(db: Read, day: string): Promise<Month[]> {
  const rows = await repo.all(db)
  const movement = await repo.firstMovement(db)
  const running = periodOf(day)
  const [first = running] = [
    ...rows.map(({ period }) => period),
    ...(movement === undefined ? [] : [periodOf(movement)]),
    (await repo.firstPeriod(db)) ?? running,
  ].sort()
  const known = new Map(rows.map((row) => [row.period, present(row)]))
  const months: Month[] = []
  for (let period = first; period <= running; period = nextPeriod(period))
    months.unshift(known.get(period) ?? untouched(period))
  return months
}

/** Throws 404 for a month that is none yet, or that lies before closed ones without having had anything. */
export async function assertListed(db: Read, id: string, day: string): Promise<void> {
  const isBeforeClosed = (await repo.all(db)).some(
    ({ period, status }) => status === monthStatuses.closed && period > id,
  )
  if (id > periodOf(day) || isBeforeClosed) throw new AppError('record.notFound')
}

export const list = (ctx: Ctx): Promise<ListedMonth[]> =>
  ctx.read((db) => listedMonths(db, today(ctx.now())))

/** A step: the same with what is to be done with each. */
export async function listedMonths(db: Read, day: string): Promise<ListedMonth[]> {
  const found: ListedMonth[] = []
  for (const month of await monthsOf(db, day)) {
    const isOver = daysOf(month.id).to < day
    found.push({ ...month, isOver, isRun: isOver ? await isRun(db, month) : null })
  }
  return found
}

/** Nobody closes a month whose storage is not charged, so that of closed ones nobody asks the lines. */
async function isRun(db: Read, { id, status }: Month): Promise<boolean> {
  if (status === monthStatuses.closed) return true
  const days = daysOf(id)
  return (await repo.hasStorageUntil(db, days)) || !(await repo.hasStockFrom(db, days))
}

export const get = (ctx: Ctx, { id }: { id: string }): Promise<Month> =>
  ctx.read(async (db) => {
    const row = await repo.find(db, id)
    if (row) return present(row)
    await assertListed(db, id, today(ctx.now()))
    return untouched(id)
  })
