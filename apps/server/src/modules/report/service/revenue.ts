import { add, compare, divide, isZero, round, subtract } from '@yuncang/shared/kernel/decimal'
import { feeNameIn, type FeeNames } from '@yuncang/shared/nouns/cost-code/fee-name'
import type { RevenueRow } from '@yuncang/shared/nouns/report/contract'
import type { RevenueKey } from '@yuncang/shared/nouns/report/rules'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { reduced } from '../../bill/service/reports.ts'
import { revenue, type RevenueOf } from '../../fee-line/service/reports.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { amount, groupedBy, total } from './grouped.ts'

/** Revenue, cost and profit by fee, customer, bill of lading or month (docs/domain/reports.md#revenue), the most first. */
export async function revenueRows(ctx: Ctx, query: RevenueOf): Promise<RevenueRow[]> {
  const { by } = query
  const [fees, reductions] = await ctx.read(
    async (db) => [await revenue(db, query), await reduced(db, query)] as const,
  )
  const idOf = ({ key, currency }: { key: string; currency: string }) =>
    `${by === 'month' ? key.slice(0, 7) : key} ${currency}`
  const taken = groupedBy(reductions, idOf)
  const rows = [...groupedBy(fees, idOf)].map(([id, some]): RevenueRow => {
    const [{ customerName, currency }] = some
    const earned = amount(some, 'revenue')
    const off = amount(taken.get(id) ?? [], 'reduced')
    const cost = amount(some, 'cost')
    const left = add(earned, off)
    const profit = round(subtract(left, cost), 'money')
    return {
      id,
      label: labelOf(ctx.call.locale, by, some[0]),
      customerName: by === 'bill' ? customerName : '',
      currency,
      lines: total(some, 'lines'),
      revenue: earned,
      reduced: off,
      cost,
      profit,
      margin: shareOf(profit, left),
      estimated: amount(some, 'estimated'),
    }
  })
  // Months in their order, the rest by what they bring.
  if (by !== 'month') rows.sort((a, b) => compare(b.revenue, a.revenue) || (a.id < b.id ? -1 : 1))
  return rows
}

const shareOf = (part: string, whole: string): string | null =>
  isZero(whole) ? null : round(divide(part, whole), 'rate')

type Named = FeeNames & { key: string; customerName: string }

function labelOf(locale: Locale, by: RevenueKey, row: Named): string {
  if (by === 'fee') return feeNameIn(locale, row)
  if (by === 'customer') return row.customerName
  return by === 'month' ? row.key.slice(0, 7) : row.key
}
