/** '12345.6' -> '12,345.6'; exact, because it only moves text. */
export function grouped(decimal: string): string {
  const [whole = '', rest] = decimal.split('.')
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return rest === undefined ? separated : `${separated}.${rest}`
}

/** Kilograms as tonnes with three decimals, shifted as text so that nothing is rounded. */
export function tonnes(kilograms: string | null): string {
  if (kilograms === null) return ''
  const [whole = '0', rest = ''] = kilograms.split('.')
  const digits = whole.padStart(4, '0')
  const shifted = `${digits.slice(0, -3)}.${digits.slice(-3)}${rest.replace(/0+$/, '')}`
  return grouped(shifted)
}

/** Cubic metres with three decimals, more where there are more. */
export const cubicMetres = (volume: string): string =>
  grouped(volume.replace(/(\.\d{3}\d*?)0+$/, '$1'))
