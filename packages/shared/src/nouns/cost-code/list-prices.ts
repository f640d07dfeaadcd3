import { compare } from '../../kernel/decimal.ts'
import { normalizeCode } from '../../validate/text.ts'

/** A list price: what a fee costs in a unit and currency, from a day on. */
export type ListPrice = {
  readonly feeCode: string
  readonly unit: string
  readonly currency: string
  readonly price: string
  readonly minCharge: string | null
  readonly validFrom: string
  /** null: until further notice. */
  readonly validTo: string | null
}

type Series = Pick<ListPrice, 'feeCode' | 'unit' | 'currency'>

const seriesOf = ({ feeCode, unit, currency }: Series): string =>
  JSON.stringify([normalizeCode(feeCode), unit, currency])

/** What a list price is known by: of a fee, unit and currency one begins on a day at most. */
export const standardKey = (line: Series & Pick<ListPrice, 'validFrom'>): string =>
  `${seriesOf(line)} ${line.validFrom}`

const isSameAmount = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : compare(a, b) === 0

/** Whether two list prices of one key say the same. */
export const isSameStandard = (a: ListPrice, b: ListPrice): boolean =>
  isSameAmount(a.price, b.price) &&
  isSameAmount(a.minCharge, b.minCharge) &&
  a.validTo === b.validTo

/**
 * The first list price that begins before another of its fee, unit and currency has ended
 * (docs/domain/contracts.md#list-prices), and that other one; undefined when none does.
 */
export function overlapIn<L extends ListPrice>(
  lines: readonly L[],
): { index: number; other: L } | undefined {
  const series = Map.groupBy([...lines.entries()], ([, line]) => seriesOf(line))
  for (const entries of series.values()) {
    const inOrder = entries.toSorted(([, a], [, b]) => (a.validFrom < b.validFrom ? -1 : 1))
    for (const [at, [index, line]] of inOrder.entries()) {
      const other = inOrder[at - 1]?.[1]
      if (other && (other.validTo === null || other.validTo >= line.validFrom))
        return { index, other }
    }
  }
  return undefined
}
