import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Read, Tx } from '@yuncang/db/handle'
import type {
  FeeLineFilters,
  FeeLineQuery,
  FeeTotal,
  FeesOfBusinesses,
} from '@yuncang/shared/nouns/fee-line/contract'
import type {
  FeeExplanation,
  FeeLineDetail,
  FeeLineFamily,
} from '@yuncang/shared/nouns/fee-line/record'
import { partOf } from '@yuncang/shared/nouns/fee-line/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { liveLines } from '../../charging/service/lines.ts'
import * as repo from '../repo.ts'
import { partsOf } from '../split/repo.ts'

/** A line as it leaves the server. The explanation was written by the rating engine and reconcile, in these words. */
export const present = (row: repo.LineRow): FeeLineDetail => ({
  ...row,
  explanation: row.explanation as FeeExplanation,
})

/**
 * The same for a customer, who is not told what others carry of a split charge
 * (docs/domain/fees.md#split-charges).
 */
export function presentToCustomer(row: repo.LineRow): FeeLineDetail {
  const line = present(row)
  const steps = line.explanation.steps.map((step) => {
    if (step.kind !== 'SHARE') return step
    const { whole: _whole, ...own } = step
    return own
  })
  return { ...line, explanation: { ...line.explanation, steps } }
}

/** As whoever reads may see them. */
const presentIn = ({ scope }: Read) => {
  const limits = 'tenant' in scope ? scope.rows?.limits.feeLine : undefined
  return limits?.includes('customer') ? presentToCustomer : present
}

export const page = (ctx: Ctx, query: FeeLineQuery) => ctx.read((db) => repo.page(db, query))

const nothing = { amount: '0.00', netAmount: '0.00', taxAmount: '0.00', localAmount: '0.00' }

/** Sums by side and currency, each with the number of voided lines that it leaves out. */
export const totals = (ctx: Ctx, query: FeeLineFilters) =>
  ctx.read(async (db) => {
    const [sums, left] = [await repo.totals(db, query), await repo.voidedIn(db, query)]
    const isOf = (a: Kind) => (b: Kind) => a.recPay === b.recPay && a.currency === b.currency
    const onlyVoided = left.filter((kind) => !sums.some(isOf(kind)))
    return [...sums, ...onlyVoided.map((kind) => ({ ...nothing, ...kind, count: 0 }))]
      .map((sum) => ({ ...sum, voided: left.find(isOf(sum))?.count ?? 0 }))
      .toSorted((a, b) => a.recPay - b.recPay || (a.currency < b.currency ? -1 : 1))
  })
type Kind = Pick<FeeTotal, 'recPay' | 'currency'>

export const get = (ctx: Ctx, input: { id: string }) =>
  ctx.read(async (db): Promise<FeeLineFamily> => {
    const row = await mustFind(db, input.id)
    const family = await repo.familyOf(db, row)
    const splitNo = partOf(row)
    const parts = splitNo === undefined ? [] : await partsOf(db, splitNo)
    const isOther = ({ id }: repo.LineRow) => id !== row.id
    return {
      ...presentIn(db)(row),
      related: family.filter(isOther),
      parts: parts.filter(isOther).map((part) => ({ ...part, weight: weightOf(part) })),
    }
  })

const weightOf = (row: repo.LineRow): string =>
  present(row).explanation.steps.find((step) => step.kind === 'SHARE')?.weight ?? ''

/** Every line of a document, voided ones too. */
export const ofBusiness = (ctx: Ctx, input: { businessId: string }) =>
  ctx.read(async (db) => (await repo.allOf(db, input.businessId)).map(presentIn(db)))

export const ofInbound = (ctx: Ctx, input: FeesOfBusinesses) =>
  ofDocuments(ctx, input, businessModules.inboundOrder)
export const ofOutbound = (ctx: Ctx, input: FeesOfBusinesses) =>
  ofDocuments(ctx, input, businessModules.outboundOrder)

const ofDocuments = (ctx: Ctx, { businessIds, recPay }: FeesOfBusinesses, module: string) =>
  ctx.read(async (db) => {
    const rows = await liveLines(db, [...new Set(businessIds)], { recPay })
    return rows.filter((row) => row.module === module).map(presentIn(db))
  })

export async function mustFind(db: Read | Tx, id: string): Promise<repo.LineRow> {
  const row = await repo.find(db, id)
  if (!row) throw new AppError('record.notFound')
  return row
}
