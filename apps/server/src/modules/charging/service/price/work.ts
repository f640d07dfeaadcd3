import type { Conditions, TariffDetail } from '@yuncang/shared/nouns/tariff/rating/types'
import { basisOf, quantityOf, unitOf } from '@yuncang/shared/nouns/tariff/measures'
import { isDraft } from '@yuncang/shared/nouns/fee-line/rules'
import type { FeeScope, PriceBook, PricedLine, WorkFacts } from '../facts.ts'
import { asBilled } from './as-billed.ts'
import { choose, feesDue, offered, type Price } from './choose.ts'
import { commonTo, conditionsUnder } from './goods.ts'
import { priceLine } from './line.ts'

/** A part of the work that one price holds for. */
type Share = { price: Price; goods: WorkFacts['goods'][number][]; containerSizes: string[] }

/** The lines that work comes to: one for each fee and price. */
export function priceWork(facts: WorkFacts, fees: FeeScope): PricedLine[] {
  return sharesOf(facts, fees).flatMap((share) => lineOf(facts, share) ?? [])
}

function sharesOf(facts: WorkFacts, fees: FeeScope): Share[] {
  const { book, business, bizDate } = facts
  const { customerId } = business
  const period = { from: bizDate, to: bizDate }
  const { codes, isListed } = feesDue(book, customerId, period, fees)
  const audited = auditedBooks(facts)
  const ask = { customerId, day: bizDate, listMethod: fees.listMethod }
  return [...new Set([...codes, ...audited.keys()])].flatMap((feeCode) => {
    const inForce = audited.get(feeCode) ?? book
    const prices = offered(inForce, customerId, period, fees)
    const ofFee = prices.filter((each) => each.feeCode === feeCode)
    const bases = new Set(ofFee.map(baseOf))
    if (bases.size === 0) bases.add(baseOf(choose(inForce, { ...ask, feeCode, traits: {} }).detail))
    return [...bases].flatMap((base) => {
      const shares = new Map<string, Share>()
      const put = (traits: Conditions, part: Partial<Share>) => {
        const among = ofFee.length > 0 ? { among: (each: Unit) => baseOf(each) === base } : {}
        const price = choose(inForce, { ...ask, feeCode, traits, ...among })
        // Where a fee is charged in two ways, what one of them does not price the other does.
        if (price.source === 'MISSING' && (bases.size > 1 || (isListed && base === 'containers')))
          return
        const key = `${price.source} ${price.detail.detailId}`
        const share = shares.get(key) ?? { price, goods: [], containerSizes: [] }
        share.goods.push(...(part.goods ?? []))
        share.containerSizes.push(...(part.containerSizes ?? []))
        shares.set(key, share)
      }
      spread(facts, base, prices, put)
      return [...shares.values()]
    })
  })
}

/** The prices of each fee that has been audited: it keeps them, whatever is quoted later. */
function auditedBooks({ book, business, existing }: WorkFacts): Map<string, PriceBook> {
  const audited = existing.filter((row) => row.source === 'AUTO' && !isDraft(row))
  return new Map(
    [...Map.groupBy(audited, ({ feeCode }) => feeCode)].map(([feeCode, rows]) => [
      feeCode,
      asBilled(book, business.customerId, rows),
    ]),
  )
}

type Unit = Pick<TariffDetail, 'calcMethod' | 'unit'>
const baseOf = ({ calcMethod, unit }: Unit) =>
  calcMethod === 'FIXED' ? 'order' : (basisOf(unitOf(unit)) ?? 'order')

/** Hands the work out in the parts that a price of this base could tell apart. */
function spread(
  { goods, containerSizes, businessType }: WorkFacts,
  base: ReturnType<typeof baseOf>,
  prices: Parameters<typeof conditionsUnder>[0],
  put: (traits: Conditions, part: Partial<Share>) => void,
): void {
  const conditionsOf = conditionsUnder(prices)
  const parts = goods.map((each) => ({
    about: conditionsOf({ ...each.traits, businessType }),
    goods: [each],
  }))
  const order = goods.length > 0 ? commonTo(parts.map(({ about }) => about)) : { businessType }
  switch (base) {
    case 'goods':
      for (const { about, ...part } of parts) put(about, part)
      return
    case 'containers':
      if (!containerSizes) return put(order, {})
      for (const containerSize of containerSizes)
        put({ ...order, containerSize }, { containerSizes: [containerSize] })
      return
    case 'trucks':
    case 'order':
      put(order, { goods: [...goods], containerSizes: [...(containerSizes ?? [])] })
  }
}

function lineOf(facts: WorkFacts, { price, goods, containerSizes }: Share): PricedLine | undefined {
  const { book, business, existing, bizDate, trucks, isEstimate } = facts
  const { calcMethod, unit } = price.detail
  const containers = facts.containerSizes && containerSizes
  const counted = quantityOf(unitOf(unit), { goods, containers, trucks })
  const quantity = calcMethod === 'FIXED' ? { quantity: '1' } : counted
  if (unitOf(unit) === '车' && trucks === 0 && calcMethod !== 'FIXED') return undefined
  return priceLine({
    book,
    business,
    price,
    period: { from: bizDate, to: bizDate },
    work: quantity && { kind: 'QUANTITY', ...quantity, bizDate },
    existing,
    isEstimate,
  }).line
}
