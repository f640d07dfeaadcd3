/** '12345.6' -> '12,345.6'; exact, because it only moves text. */
export function grouped(decimal: string): string {
  const [whole = '', rest] = decimal.split('.')
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return rest === undefined ? separated : `${separated}.${rest}`
}
