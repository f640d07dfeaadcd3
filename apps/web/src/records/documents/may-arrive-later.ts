import type { ApiError } from '../../api/failure.ts'

/** Codes that speak of the file or of who sends it: the same file would be refused again. */
const final = new Set([400, 403, 413, 415])

/** Whether a file that failed so may arrive when it is sent again: not what is no picture, or there already. */
export const mayArriveLater = ({ code, data }: Pick<ApiError, 'code' | 'data'>): boolean =>
  !final.has(code) && data?.reason !== 'file.twice'
