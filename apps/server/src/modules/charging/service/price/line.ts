import type { ExtraStep } from '@yuncang/shared/nouns/fee-line/rules'
import { rateMonthOf } from '@yuncang/shared/nouns/param/rate-month'
import {
  compare,
  divide,
  isDecimal,
  isNegative,
  isZero,
  round,
} from '@yuncang/shared/kernel/decimal'
import type { PriceFault } from '@yuncang/shared/nouns/tariff/rating/price-fault'
import {
  rate,
  type Business as Rated,
  type Rating,
  type Unpriced,
} from '@yuncang/shared/nouns/tariff/rating/rate'
import type { Period, TariffDetail } from '@yuncang/shared/nouns/tariff/rating/types'
import type { Business, LineRow, PricedLine, PriceBook } from '../facts.ts'
import type { Price } from './choose.ts'
import { unitOf } from '@yuncang/shared/nouns/tariff/measures'

type Asked = {
  book: PriceBook
  business: Business
  price: Price
  period: Period
  /** Undefined when there is no quantity in the unit. */
  work: Rated | undefined
  earlier?: Parameters<typeof rate>[2]
  /** The lines that this one was before: a line keeps the rate of its currency. */
  existing?: readonly LineRow[]
  isEstimate?: boolean
  source?: PricedLine['source']
  remark?: string
  receiptNo?: string
  traits?: PricedLine['traits']
}

/** What a line without an amount lacks. */
type Lack = Extract<ExtraStep, { kind: 'MISSING' }>

export type Valued = { line: PricedLine; rating: Rating | undefined; lack: Lack | undefined }

/** A fee line's figures with their reasons. What cannot be rated stands with an amount of 0, flagged and explained. */
export function priceLine(asked: Asked): Valued {
  const { book, business, price, period, work } = asked
  const { detail } = price
  const exchangeRate =
    frozenRate(asked.existing ?? [], detail.currency) ?? rateFor(book, detail.currency, period.to)
  const known = lackOf(asked, exchangeRate)
  const rated =
    work === undefined || known?.what === 'VALUE' || known?.what === 'RATE'
      ? undefined
      : rate(detail, work, {
          exchangeRate: exchangeRate ?? '1',
          ...asked.earlier,
        })
  const fault = rated && faultOf(detail, rated)
  const lack = fault ? { kind: 'MISSING' as const, ...fault } : known
  const rating = rated === undefined || 'fault' in rated || fault ? undefined : rated
  const fee = book.fees.get(detail.feeCode)
  const paid = rating?.amounts
  return {
    rating,
    lack,
    line: {
      ...business,
      recPay: 1,
      contractId: price.contractId,
      feeCode: detail.feeCode,
      feeName: fee?.feeName ?? detail.feeCode,
      feeNameEn: fee?.feeNameEn ?? '',
      jfmoduleId: fee?.jfmoduleId ?? '',
      calcMethod: detail.calcMethod,
      priceSource: price.source,
      sheetId: price.sheetId,
      detailId: detail.detailId,
      ruleVersion: price.ruleVersion,
      unit: unitOf(detail.unit),
      qty: rating ? quantityOf(detail, rating) : round('0', 'charged'),
      price: round(rating ? priceOf(rating, detail.price) : detail.price, 'price'),
      currency: detail.currency,
      taxRate: detail.taxRate,
      taxIncluded: detail.taxIncluded,
      amount: paid?.gross ?? '0.00',
      netAmount: paid?.net ?? '0.00',
      taxAmount: paid?.tax ?? '0.00',
      exchangeRate: round(exchangeRate ?? '0', 'rate'),
      localAmount: paid?.localGross ?? '0.00',
      periodFrom: period.from,
      periodTo: period.to,
      explanation: {
        parts: rating?.parts ?? [],
        steps: [...(rating?.steps ?? []), ...(lack ? [lack] : [])],
        ...(price.rule && { rule: price.rule }),
        ...(canChangeInPlace(price) && { terms: detail }),
      },
      isOpen: rating?.isOpen || asked.isEstimate ? 1 : 0,
      isMissingPrice: lack ? 1 : 0,
      source: asked.source ?? 'AUTO',
      remark: asked.remark ?? '',
      receiptNo: asked.receiptNo ?? '',
      traits: asked.traits ?? {},
    },
  }
}

/** A quotation has versions, and a line keeps the id of its own; other prices are changed where they stand. */
const canChangeInPlace = ({ source }: Price): boolean =>
  source === 'COST_LIST' || source === 'COST_STANDARD'

function lackOf(
  { price, period, work }: Asked,
  exchangeRate: string | undefined,
): Lack | undefined {
  const { currency, unit } = price.detail
  if (price.source === 'MISSING') return { kind: 'MISSING', what: 'PRICE', detail: '' }
  if (lacksValue(price, work)) return { kind: 'MISSING', what: 'VALUE', detail: '' }
  if (exchangeRate === undefined)
    return { kind: 'MISSING', what: 'RATE', detail: rateKey(currency, period.to) }
  if (work === undefined) return { kind: 'MISSING', what: 'UNIT', detail: unitOf(unit) }
  return undefined
}

/** Whether a price by value meets goods whose value nobody has said, or said in another currency. */
const lacksValue = ({ detail }: Price, work: Rated | undefined): boolean =>
  detail.calcMethod === 'PERCENT_YEAR' &&
  (detail.currency !== 'CNY' ||
    (work?.kind === 'STORAGE' && work.lots.some(({ unitValues }) => unitValues === undefined)))

/** The quantity that the price is for, with the digits that goods can have: so it times the price is the amount. */
function quantityOf({ calcMethod }: TariffDetail, { quantity }: Rating): string {
  // The rate is for a year, and days of value are counted.
  const charged = calcMethod === 'PERCENT_YEAR' ? divide(quantity, '365') : quantity
  return round(charged, 'charged')
}

/** Why nothing can be charged by a price: a fault of its own, or more than can be recorded. */
function faultOf(detail: TariffDetail, rated: Rating | Unpriced): PriceFault | undefined {
  if ('fault' in rated) return rated.fault
  const isRecorded = isDecimal(quantityOf(detail, rated), 'charged')
  return isRecorded ? undefined : { what: 'AMOUNT', detail: '' }
}

/** The one price of everything that is paid for, or the tariff's own when tiers or ages give several. */
function priceOf({ parts }: Rating, listed: string): string {
  const paid = parts.filter((part) => !isZero(part.qty) && !('isFree' in part && part.isFree))
  const [first] = paid
  return first && paid.every(({ price }) => compare(price, first.price) === 0)
    ? first.price
    : listed
}

/** The rate that a line freezes: that of the month before its last day; undefined while nobody has entered it. */
export function rateFor(book: PriceBook, currency: string, day: string): string | undefined {
  if (currency === 'CNY') return '1'
  const known = book.rates.get(rateKey(currency, day))
  return known === undefined || isNegative(known) ? undefined : known
}

/** Currency and month whose rate counts for a day, 'USD 202502'. */
const rateKey = (currency: string, day: string): string => `${currency} ${rateMonthOf(day)}`

const frozenRate = (existing: readonly LineRow[], currency: string): string | undefined =>
  existing.findLast((row) => !row.isMissingPrice && row.currency === currency)?.exchangeRate
