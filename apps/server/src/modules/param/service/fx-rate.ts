import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import type { FxRateChange, FxRateDraft, FxRateQuery } from '@yuncang/shared/nouns/param/contract'
import { lastMonth } from '@yuncang/shared/kernel/calendar'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import { add, mustFind, save, type Noun } from '../../../kernel/master-data/service/noun.ts'
import * as repo from '../repo.ts'

const rateNoun: Noun<Schema['fxRate']> = {
  rows: repo.rates,
  operateModule: businessModules.param,
  indexes: 'fx_rate_',
  duplicate: 'record.taken',
  unique: [
    {
      fields: ['month', 'currency'],
      duplicate: ({ month, currency }) =>
        new AppError('fxRate.taken', { params: { month, currency } }),
    },
  ],
}

export const ratePage = (ctx: Ctx, query: FxRateQuery) =>
  ctx.read((db) => repo.rateList.page(db, query))

/** The dollar of last month. Throws 404 that names the month while nobody has entered its rate. */
export const lastMonthUsd = (ctx: Ctx) =>
  ctx.read(async (db) => {
    const month = lastMonth(ctx.now())
    const row = await repo.rateOf(db, 'USD', month)
    if (!row) throw new AppError('fxRate.missing', { params: { month } })
    return { currency: 'USD' as const, month, rate: row.rate }
  })

export const createRate = (ctx: Ctx, draft: FxRateDraft) =>
  ctx.transaction(async (tx) => only(await addRates(tx, ctx, [draft])))

export async function addRates(tx: Tx, ctx: Ctx, drafts: readonly FxRateDraft[]) {
  await assertCurrencies(tx, ctx, drafts)
  return add(tx, ctx, rateNoun, drafts)
}

export const updateRate = (ctx: Ctx, { id, version, ...changes }: FxRateChange) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, rateNoun, id)
    await assertCurrencies(tx, ctx, [changes])
    return save(tx, ctx, rateNoun, { before, version, action: 'update', changes })
  })

async function assertCurrencies(tx: Tx, ctx: Ctx, drafts: readonly FxRateDraft[]): Promise<void> {
  const currencies = [...new Set(drafts.map((draft) => draft.currency))]
  await assertInDictionary(tx, ctx, { code: 'CURRENCY', field: 'currency' }, currencies)
}
