import type { Tx } from '@yuncang/db/handle'
import { basisOf, quantityOf, type GoodsMeasures } from '@yuncang/shared/domain/charging/measures'
import type { Conditions } from '@yuncang/shared/domain/rating/types'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { aboutOf, commonTo, type Facts } from './about.ts'
import { choose, feesDue, offered, type Kind, type Price } from './choose.ts'
import { readPrices, type PriceBook } from './price-book.ts'
import { reconcile } from './reconcile.ts'
import { unitOf, valuesOf, type Business, type LineValues } from './values.ts'
import { write } from './write.ts'

type Handled = GoodsMeasures & { facts: Partial<Facts> }

/** Work that has been done, or is planned, for a customer. */
export type Work = {
  business: Business
  bizDate: string
  goods: readonly Handled[]
  containerSizes: readonly string[]
  trucks: number
  businessType: string
  kind: Kind
  isEstimate: boolean
}

/** A part of the work that one price holds for. */
type Share = { price: Price; goods: Handled[]; containerSizes: string[] }

/** Brings the work lines of a document up to date: made, priced anew, or voided (domain.md §6, 计费类型). */
export async function chargeWork(tx: Tx, ctx: Ctx, work: Work): Promise<void> {
  const { business, kind, bizDate } = work
  const book = await readPrices(tx, [business.customerId], bizDate)
  const existing = await repo.liveOf(tx, [business.businessId], {
    jfmoduleIds: kind.modules,
    recPay: 1,
  })
  const rates = ratesOf(existing)
  const wanted = sharesOf(book, work).flatMap((share) => lineOf(book, work, share, rates) ?? [])
  await write(tx, ctx, [reconcile(wanted, existing)])
}

/** The rates that lines are made with, by currency. */
export const ratesOf = (rows: readonly repo.LineRow[]): Map<string, string> =>
  new Map(
    rows
      .filter(({ isMissingPrice }) => !isMissingPrice)
      .map(({ currency, exchangeRate }) => [currency, exchangeRate]),
  )

function sharesOf(book: PriceBook, work: Work): Share[] {
  const { business, bizDate, kind } = work
  const period = { from: bizDate, to: bizDate }
  const { codes, isListed } = feesDue(book, business.customerId, period, kind)
  const prices = offered(book, business.customerId, period, kind)
  const ask = { customerId: business.customerId, day: bizDate, kind }
  return codes.flatMap((feeCode) => {
    const ofFee = prices.filter((each) => each.feeCode === feeCode)
    const bases = new Set(ofFee.map(baseOf))
    if (bases.size === 0) bases.add(baseOf(choose(book, { ...ask, feeCode, about: {} }).detail))
    return [...bases].flatMap((base) => {
      const shares = new Map<string, Share>()
      const put = (about: Conditions, part: Partial<Share>) => {
        const among = ofFee.length > 0 ? { among: (each: Unit) => baseOf(each) === base } : {}
        const price = choose(book, { ...ask, feeCode, about, ...among })
        // Where a fee is charged in two ways, what one of them does not price the other does.
        if (price.source === 'MISSING' && (bases.size > 1 || (isListed && base === 'containers')))
          return
        const key = `${price.source} ${price.detail.detailId}`
        const share = shares.get(key) ?? { price, goods: [], containerSizes: [] }
        share.goods.push(...(part.goods ?? []))
        share.containerSizes.push(...(part.containerSizes ?? []))
        shares.set(key, share)
      }
      spread(work, base, prices, put)
      return [...shares.values()]
    })
  })
}

type Unit = { calcMethod: string; unit: string }
const baseOf = ({ calcMethod, unit }: Unit) =>
  calcMethod === 'FIXED' ? 'order' : (basisOf(unitOf(unit)) ?? 'order')

/** Hands the work out in the parts that a price of this base could tell apart. */
function spread(
  { goods, containerSizes, businessType }: Work,
  base: ReturnType<typeof baseOf>,
  prices: Parameters<typeof aboutOf>[1],
  put: (about: Conditions, part: Partial<Share>) => void,
): void {
  const abouts = goods.map(({ facts }) => aboutOf({ ...facts, businessType }, prices))
  const order = goods.length > 0 ? commonTo(abouts) : { businessType }
  switch (base) {
    case 'goods':
      for (const [at, each] of goods.entries()) put(abouts[at]!, { goods: [each] })
      return
    case 'containers':
      for (const containerSize of containerSizes)
        put({ ...order, containerSize }, { containerSizes: [containerSize] })
      return
    case 'trucks':
    case 'order':
      put(order, { goods: [...goods], containerSizes: [...containerSizes] })
  }
}

function lineOf(
  book: PriceBook,
  { business, bizDate, trucks, isEstimate }: Work,
  { price, goods, containerSizes }: Share,
  frozen: ReadonlyMap<string, string>,
): LineValues | undefined {
  const { calcMethod, unit } = price.detail
  const counted = quantityOf(unitOf(unit), { goods, containers: containerSizes, trucks })
  const quantity = calcMethod === 'FIXED' ? { quantity: '1' } : counted
  if (unitOf(unit) === '车' && trucks === 0 && calcMethod !== 'FIXED') return undefined
  return valuesOf({
    book,
    business,
    price,
    period: { from: bizDate, to: bizDate },
    work: quantity && { kind: 'QUANTITY', ...quantity, bizDate },
    frozen,
    isEstimate,
  }).values
}
