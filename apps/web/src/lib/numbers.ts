/** '12345.6' -> '12,345.6'; exact, because it only moves text. */
export function grouped(decimal: string): string {
  const [whole = '', rest] = decimal.split('.')
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return rest === undefined ? separated : `${separated}.${rest}`
}

/** Kilograms as tonnes with three decimals, rounded half up (domain.md §3); every list shows some, so big.js stays out. */
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
