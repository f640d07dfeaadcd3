import { sum } from '@yuncang/shared/kernel/decimal'
import { grouped } from '../../lib/numbers.ts'

/** Units that are weighed or measured; the others are counted. */
const measured: ReadonlySet<string> = new Set(['TNE', 'KGM', 'MTQ'])

function partsOf(qty: string): { whole: string; digits: string } {
  const [whole = '0', rest = ''] = qty.split('.')
  return { whole, digits: rest.replace(/0+$/, '') }
}

/** '120.0000' -> '120': as somebody would type it. */
export function plain(qty: string): string {
  const { whole, digits } = partsOf(qty)
  return digits === '' ? whole : `${whole}.${digits}`
}

/** '25.2000' -> '25.200' tonnes or '25' pieces; further digits stay where there are any. */
export function quantity(qty: string, unit: string): string {
  if (!measured.has(unit)) return grouped(plain(qty))
  const { whole, digits } = partsOf(qty)
  return grouped(`${whole}.${digits.padEnd(3, '0')}`)
}

/** Quantities added up by their units, which are named where there are several: '25.200 吨 / 3 件'. */
export function byUnit<R extends { unit: string }>(
  rows: readonly R[],
  of: (row: R) => string,
  unitOf: (unit: string) => string,
): string {
  const sums = [...Map.groupBy(rows, ({ unit }) => unit)].map(
    ([unit, some]) => [unit, quantity(sum(some.map(of)), unit)] as const,
  )
  if (sums.length === 1) return sums[0]?.[1] ?? ''
  return sums.map(([unit, qty]) => `${qty} ${unitOf(unit)}`).join(' / ')
}
