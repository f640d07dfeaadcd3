import { multiply, round } from '@yuncang/shared/domain/decimal'

/** '12345.6' -> '12,345.6'; exact, because it only moves text. */
export function grouped(decimal: string): string {
  const [whole = '', rest] = decimal.split('.')
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return rest === undefined ? separated : `${separated}.${rest}`
}

/** Kilograms as tonnes with three decimals, rounded half up (domain.md §3). */
export const tonnes = (kilograms: string | null): string =>
  kilograms === null ? '' : grouped(round(multiply(kilograms, '0.001'), 'kg'))

/** Cubic metres with three decimals, more where there are more. */
export const cubicMetres = (volume: string): string =>
  grouped(volume.replace(/(\.\d{3}\d*?)0+$/, '$1'))
