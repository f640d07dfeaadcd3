import { add, compare, isDecimal, multiply, round, roundMoney } from '../../kernel/decimal.ts'
import type { TariffRecord } from './contract.ts'
import { hasTiers } from './rules.ts'

/** One change of many prices: by a share in per cent, to a price, or to so many decimals. */
export type Adjustment =
  | { readonly kind: 'percent'; readonly percent: string }
  | { readonly kind: 'set'; readonly price: string }
  | { readonly kind: 'round'; readonly digits: number }

/** A price after it; undefined where it would be no price, e.g. below zero. */
export function adjustedPrice(price: string, adjustment: Adjustment): string | undefined {
  const next = changed(price, adjustment)
  return next !== undefined && isDecimal(next, 'price') && compare(next, '0') >= 0
    ? add(next, '0')
    : undefined
}

function changed(price: string, adjustment: Adjustment): string | undefined {
  switch (adjustment.kind) {
    case 'percent':
      if (!isDecimal(adjustment.percent, 'price')) return undefined
      return round(multiply(price, add('1', multiply(adjustment.percent, '0.01'))), 'price')
    case 'set':
      return isDecimal(adjustment.price, 'price') ? adjustment.price : undefined
    case 'round':
      return roundMoney(price, adjustment.digits)
  }
}

export type Adjusted = {
  readonly detailId: string
  readonly price: string
  readonly tiers?: TariffRecord['tiers']
}

/** A line with other prices, of its tiers where it has some; undefined where one of them would be none. */
export function adjustedLine(line: TariffRecord, adjustment: Adjustment): Adjusted | undefined {
  const { detailId } = line
  if (!hasTiers(line.calcMethod)) {
    const price = adjustedPrice(line.price, adjustment)
    return price === undefined ? undefined : { detailId, price }
  }
  const tiers = line.tiers.flatMap(({ fromValue, toValue, price: old }) => {
    const price = adjustedPrice(old, adjustment)
    return price === undefined ? [] : [{ fromValue, toValue, price }]
  })
  return tiers.length === line.tiers.length ? { detailId, price: line.price, tiers } : undefined
}
