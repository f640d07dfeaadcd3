import { today } from '@yuncang/shared/kernel/calendar'
import { compare } from '@yuncang/shared/kernel/decimal'
import type { AgingRow, UnbilledRow } from '@yuncang/shared/nouns/report/contract'
import { periodOf } from '@yuncang/shared/nouns/bill/rules'
import { unpaid } from '../../bill/service/reports.ts'
import { unbilled } from '../../fee-line/service/reports.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { amount, groupedBy, total } from './grouped.ts'

type Whose = { recPay: 1 | 2; customerId?: string | undefined }

/** What is not paid of audited bills, by the days since it was due (docs/domain/reports.md#aging), the most first. */
export async function agingRows(ctx: Ctx, query: Whose): Promise<AgingRow[]> {
  const day = today(ctx.now())
  const found = await ctx.read((db) => unpaid(db, { ...query, day }))
  return found
    .sort((a, b) => compare(b.total, a.total))
    .map((row) => ({ ...row, id: `${row.customerId} ${row.currency}` }))
}

/** What no bill holds yet, by customer and month (docs/domain/reports.md#unbilled-fees), the oldest first. */
export async function unbilledRows(ctx: Ctx, query: Whose): Promise<UnbilledRow[]> {
  const found = await ctx.read((db) => unbilled(db, query))
  const groups = groupedBy(
    found,
    ({ customerId, day, currency }) => `${periodOf(day)} ${customerId} ${currency}`,
  )
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, some]) => {
      const [{ customerId, customerName, day, currency }] = some
      return {
        id,
        customerId,
        customerName,
        period: periodOf(day),
        currency,
        audited: amount(some, 'audited'),
        open: amount(some, 'open'),
        lines: total(some, 'lines'),
        missing: total(some, 'missing'),
      }
    })
}
