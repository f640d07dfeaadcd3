import type { Read } from '@yuncang/db/handle'
import { eq, sql } from '@yuncang/db/sql'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export const params = rowsIn('param', (t) => t.param)
export const rates = rowsIn('fxRate', (t) => t.fxRate)

export const rateList = listing({
  name: 'fxRate',
  table: (t) => t.fxRate,
  filters: {
    currency: { where: (t) => eq(t.currency, sql.placeholder('currency')) },
    month: { where: (t) => eq(t.month, sql.placeholder('month')) },
  },
})

export const rateOf = (db: Read, currency: string, month: string) =>
  db
    .stmt('fxRate.of', (q, { fxRate }) =>
      q.select(
        fxRate,
        eq(fxRate.isDeleted, 0),
        eq(fxRate.currency, sql.placeholder('currency')),
        eq(fxRate.month, sql.placeholder('month')),
      ),
    )
    .first({ currency, month })
