/** A container number with its check digit (ISO 6346). */
export function containerNo(serial: number): string {
  const body = `DEMU${String(serial).padStart(6, '0')}`
  const letters = '0123456789A?BCDEFGHIJK?LMNOPQRSTU?VWXYZ'
  const sum = Array.from(body).reduce((all, char, at) => all + letters.indexOf(char) * 2 ** at, 0)
  return body + ((sum % 11) % 10)
}
