import { error, quoted, type Finding } from './finding.ts'

/** UN number of dangerous goods: four digits, with or without UN before them. */
export const checkUnNo = (text: string): Finding | undefined =>
  /^(?:UN)?\d{4}$/.test(text) ? undefined : error('validate.unNo.shape', { value: quoted(text) })
