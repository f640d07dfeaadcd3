import type { Read } from '@yuncang/db/handle'
import { addDays } from '@yuncang/shared/kernel/calendar'
import { asc, count, eq, sql, type SQL } from '@yuncang/db/sql'
import { stockAges } from '@yuncang/shared/nouns/report/rules'
import { isThere } from '../views/repo.ts'

/** Scaled net weight by owner and the days that it has lain, the first of them day 1. */
export function stockByAge(db: Read, day: string) {
  const t = db.t.inventory
  // Sums of the stored integers: the column's own mapping knows single values only.
  const when = (condition: SQL) =>
    sql<number>`sum(case when ${condition} then ${t.onHandNet} else 0 end)`.mapWith(Number)
  const [first, second, third] = stockAges.map((days) => addDays(day, 1 - days))
  return db
    .pick(
      {
        id: t.hqCustomerId,
        customerName: sql<string>`max(${t.hqCustomerName})`,
        lots: count(),
        first: when(sql`${t.ageDate} >= ${first}`),
        second: when(sql`${t.ageDate} < ${first} and ${t.ageDate} >= ${second}`),
        third: when(sql`${t.ageDate} < ${second} and ${t.ageDate} >= ${third}`),
        older: when(sql`${t.ageDate} < ${third}`),
        total: sql<number>`sum(${t.onHandNet})`.mapWith(Number),
        oldest: sql<string>`min(${t.ageDate})`,
      },
      t,
      eq(t.isDeleted, 0),
      isThere(t),
    )
    .groupBy(t.hqCustomerId)
    .orderBy(asc(t.hqCustomerId))
}
