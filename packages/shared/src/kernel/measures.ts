import { grouped } from './grouped.ts'

/**
 * Kilograms as tonnes with three decimals, rounded half up (docs/domain/values.md#decimals); every list shows some, so
 * big.js stays out.
 */
export function tonnes(kilograms: string | null): string {
  if (kilograms === null) return ''
  const [sign, magnitude] = kilograms.startsWith('-') ? ['-', kilograms.slice(1)] : ['', kilograms]
  const [whole = '0', rest = ''] = magnitude.split('.')
  const rounded = BigInt(whole) + (rest >= '5' ? 1n : 0n)
  const digits = String(rounded).padStart(4, '0')
  const shown = grouped(`${digits.slice(0, -3)}.${digits.slice(-3)}`)
  return rounded === 0n ? shown : sign + shown
}

/** Cubic metres with three decimals, more where there are more. */
export const cubicMetres = (volume: string): string =>
  grouped(volume.replace(/(\.\d{3}\d*?)0+$/, '$1'))

/** Units of the dictionary MEASURING_UNIT in which goods are weighed or measured; the others count. */
const measured: ReadonlySet<string> = new Set(['TNE', 'KGM', 'MTQ'])

/** A quantity in its main unit: three decimals where it is measured, whole where it is counted, more where there are more. */
export function quantity(value: string, unit: string): string {
  const kept = measured.has(unit)
    ? value.replace(/(\.\d{3}\d*?)0+$/, '$1')
    : value.replace(/\.?0+$/, '')
  return grouped(value.includes('.') ? kept : value)
}
