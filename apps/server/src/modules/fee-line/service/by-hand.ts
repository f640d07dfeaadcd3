import type { Tx } from '@yuncang/db/handle'
import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'
import type { FeeUnit } from '@yuncang/shared/nouns/cost-code/fee-units'
import type { CalcMethod } from '@yuncang/shared/nouns/cost-code/calc-methods'
import type { FeeLineDraft } from '@yuncang/shared/nouns/fee-line/contract'
import { recPayLabels } from '@yuncang/shared/nouns/fee-line/rules'
import { rateMonthOf } from '@yuncang/shared/nouns/param/rate-month'
import { plainTerms, type TariffDetail } from '@yuncang/shared/nouns/tariff/rating/types'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import type { NamedDocument } from '../../charging/service/charge-source.ts'
import type { PriceBook } from '../../charging/service/facts.ts'
import { contractOn, type Price } from '../../charging/service/price/choose.ts'
import { rateFor, type Valued } from '../../charging/service/price/line.ts'
import { documentKinds } from '../../charging/service/sources.ts'

/* What every fee that somebody enters is made of, whether one customer pays it or several. */

/** The fee name, in use and for this side. */
export function assertFee(
  { call }: Ctx,
  { fees }: PriceBook,
  { feeCode, recPay }: Pick<FeeLineDraft, 'feeCode' | 'recPay'>,
) {
  const code = normalizeCode(feeCode)
  const fee = fees.get(code)
  if (!fee || fee.forbiddenStatus) throw new AppError('feeLine.unknownFee', { params: { code } })
  if (fee.recPay !== 3 && fee.recPay !== recPay) {
    const side = recPayLabels[recPay][call.locale]
    throw new AppError('feeLine.wrongSide', { params: { fee: feeNameIn(call.locale, fee), side } })
  }
  return fee
}
export type Fee = ReturnType<typeof assertFee>

/** Throws 409 while there is no rate of the currency for the day. */
export function assertRate(book: PriceBook, currency: string, bizDate: string): void {
  if (rateFor(book, currency, bizDate) === undefined)
    throw new AppError('feeLine.noRate', { params: { currency, month: rateMonthOf(bizDate) } })
}

/** What is charged by hand is charged now, or not at all. */
export function assertPriceable(
  { call }: Ctx,
  priced: Fee,
  { what, detail }: NonNullable<Valued['lack']>,
): void {
  const fee = feeNameIn(call.locale, priced)
  if (what === 'AMOUNT') throw new AppError('value.outOfRange')
  if (what === 'TIERS') throw new AppError('feeLine.wrongTier', { params: { fee, row: detail } })
  if (what === 'TERMS') throw new AppError('feeLine.wrongTerms', { params: { fee } })
}

type Typed = Pick<
  FeeLineDraft,
  'customerId' | 'bizDate' | 'currency' | 'taxRate' | 'taxIncluded'
> & {
  calcMethod: Extract<CalcMethod, 'UNIT' | 'FIXED' | 'PASS'>
  unit?: FeeUnit | undefined
  price: string
}

/** A price that was typed; an advance has none. */
export function typedPrice(book: PriceBook, fee: Fee, typed: Typed): Price {
  const { calcMethod, unit, price, currency, taxRate, taxIncluded, customerId, bizDate } = typed
  const detail: TariffDetail = {
    detailId: '',
    feeCode: fee.feeCode,
    calcMethod,
    unit: unit ?? fee.defaultUnit,
    price,
    currency,
    taxRate: taxRate ?? fee.taxRate,
    taxIncluded,
    ...plainTerms,
  }
  const contractId = contractOn(book, customerId, bizDate)?.id ?? ''
  return { source: 'MANUAL', sheetId: '', ruleVersion: 0, contractId, detail }
}

const noDocument: NamedDocument = {
  business: { module: '', businessId: '', businessNo: '', masterBillNo: '' },
  traits: { businessType: '', containerSize: '' },
}

/** The document that a number names. Throws 400 for a number of none. */
export async function documentOf(tx: Tx, no: string): Promise<NamedDocument> {
  if (no === '') return noDocument
  for (const kind of documentKinds) {
    const document = await kind.named(tx, no)
    if (document) return document
  }
  throw new AppError('feeLine.unknownBusiness', { params: { no } })
}

/** That there is a fee under the same key. */
export function taken(
  { call }: Ctx,
  line: Parameters<typeof feeNameIn>[1],
  { date, cause }: { date: string; cause?: unknown },
): AppError {
  return new AppError('feeLine.taken', {
    params: { date, fee: feeNameIn(call.locale, line) },
    cause,
  })
}
