import { randomInt } from 'node:crypto'

/** A code of so many digits that nobody can guess. */
export type Codes = (digits: number) => string

export const unguessableCodes: Codes = (digits) =>
  String(randomInt(10 ** digits)).padStart(digits, '0')
