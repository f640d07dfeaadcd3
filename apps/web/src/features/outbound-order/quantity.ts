import { grouped } from '../../lib/numbers.ts'

/** Units that are weighed or measured; the others are counted. */
const measured: ReadonlySet<string> = new Set(['TNE', 'KGM', 'MTQ'])

/** '25.2000' -> '25.200' tonnes or '25' pieces; further digits stay where there are any. */
export function quantity(qty: string, unit: string): string {
  const [whole = '0', rest = ''] = qty.split('.')
  const digits = rest.replace(/0+$/, '')
  if (!measured.has(unit)) return grouped(digits === '' ? whole : `${whole}.${digits}`)
  return grouped(`${whole}.${digits.padEnd(3, '0')}`)
}
