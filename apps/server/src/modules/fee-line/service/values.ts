import type { ExtraStep } from '@yuncang/shared/domain/fee-line'
import { compare, isZero, round } from '@yuncang/shared/domain/decimal'
import { basisOf } from '@yuncang/shared/domain/charging/measures'
import { rate, type Business as Rated, type Rating } from '@yuncang/shared/domain/rating/rate'
import type { Period } from '@yuncang/shared/domain/rating/types'
import type { LineRow } from '../repo.ts'
import { rateFor, rateKey, type Price } from './choose.ts'
import type { PriceBook } from './price-book.ts'

/** The document that is charged, and who pays. */
export type Business = Pick<
  LineRow,
  'module' | 'businessId' | 'businessNo' | 'masterBillNo' | 'customerId' | 'customerName'
>

type OwnFields =
  | 'id'
  | 'tenantNode'
  | 'jtNo'
  | 'revision'
  | 'reversalOf'
  | 'billId'
  | 'status'
  | 'createBy'
  | 'createTime'
  | 'updateBy'
  | 'updateTime'
  | 'version'
  | 'isDeleted'
/** What a line says of its business; the rest is its own life. */
export type LineValues = Omit<LineRow, OwnFields>

type Asked = {
  book: PriceBook
  business: Business
  price: Price
  period: Period
  /** Undefined when there is no quantity in the unit. */
  work: Rated | undefined
  earlier?: Parameters<typeof rate>[2]
  /** The rate that the line was made with, by currency. */
  frozen?: ReadonlyMap<string, string>
  isEstimate?: boolean
  source?: LineValues['source']
  remark?: string
}

export type Valued = { values: LineValues; rating: Rating | undefined }

/** A fee line's figures with their reasons. What cannot be rated stands with an amount of 0, flagged and explained. */
export function valuesOf(asked: Asked): Valued {
  const { book, business, price, period, work, frozen } = asked
  const { detail } = price
  const exchangeRate = frozen?.get(detail.currency) ?? rateFor(book, detail.currency, period.to)
  const lack = lackOf(asked, exchangeRate)
  const rating =
    work === undefined || lack?.what === 'VALUE' || lack?.what === 'RATE'
      ? undefined
      : rate(detail, work, {
          exchangeRate: exchangeRate ?? '1',
          ...asked.earlier,
        })
  const fee = book.fees.get(detail.feeCode)
  const paid = rating?.amounts
  return {
    rating,
    values: {
      ...business,
      recPay: 1,
      contractId: price.contractId,
      feeCode: detail.feeCode,
      feeName: fee?.feeName ?? detail.feeCode,
      jfmoduleId: fee?.jfmoduleId ?? '',
      calcMethod: detail.calcMethod,
      priceSource: price.source,
      sheetId: price.sheetId,
      detailId: detail.detailId,
      ruleVersion: price.ruleVersion,
      unit: unitOf(detail.unit),
      qty: round(rating?.quantity ?? '0', 'qty'),
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
      },
      isOpen: rating?.isOpen || asked.isEstimate ? 1 : 0,
      isMissingPrice: lack ? 1 : 0,
      source: asked.source ?? 'AUTO',
      remark: asked.remark ?? '',
    },
  }
}

/** W/M is the engine's word for 计费吨. */
export const unitOf = (unit: string): string => (unit === 'W/M' ? '计费吨' : unit)

function lackOf(
  { price, period, work }: Asked,
  exchangeRate: string | undefined,
): Extract<ExtraStep, { kind: 'MISSING' }> | undefined {
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

/** The one price of everything that is paid for, or the tariff's own when tiers or ages give several. */
function priceOf({ parts }: Rating, listed: string): string {
  const paid = parts.filter((part) => !isZero(part.qty) && !('isFree' in part && part.isFree))
  const [first] = paid
  return first && paid.every(({ price }) => compare(price, first.price) === 0)
    ? first.price
    : listed
}

/** Whether the unit of a price counts something of an order by itself. */
export const isCounted = (price: Price): boolean =>
  price.detail.calcMethod === 'FIXED' || basisOf(unitOf(price.detail.unit)) !== undefined
