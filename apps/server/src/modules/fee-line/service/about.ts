import { conditionKeys, type Conditions } from '@yuncang/shared/domain/rating/types'
import type { BookDetail } from './price-book.ts'

/** What conditions of prices look at, of goods or of an order. */
export type Facts = {
  productCode: string
  productName: string
  brandName: string
  containerSize: string
  areaType: string
  businessType: string
}

/** What goods are about; a price names a product by its code or by its name. */
export function aboutOf(facts: Partial<Facts>, prices: readonly BookDetail[]): Conditions {
  const named = new Set(prices.map(({ conditions }) => conditions.product))
  const { productCode = '', productName = '', brandName = '' } = facts
  const { containerSize = '', areaType = '', businessType = '' } = facts
  return {
    containerSize,
    areaType,
    businessType,
    product: named.has(productCode) ? productCode : productName,
    brand: brandName,
  }
}

/** What all of these are about alike: the order as one. */
export function commonTo(all: readonly Conditions[]): Conditions {
  const [first = {}, ...others] = all
  return Object.fromEntries(
    conditionKeys
      .filter((key) => others.every((each) => each[key] === first[key]))
      .map((key) => [key, first[key] ?? '']),
  )
}
