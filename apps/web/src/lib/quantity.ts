import { grouped } from './numbers.ts'

/** Units of the dictionary MEASURING_UNIT in which goods are weighed or measured; the others count. */
const measured: ReadonlySet<string> = new Set(['TNE', 'KGM', 'MTQ'])

/** A quantity in its main unit: three decimals where it is measured, whole where it is counted, more where there are more. */
export function quantity(value: string, unit: string): string {
  const kept = measured.has(unit)
    ? value.replace(/(\.\d{3}\d*?)0+$/, '$1')
    : value.replace(/\.?0+$/, '')
  return grouped(value.includes('.') ? kept : value)
}
