import type { fxRate } from '@yuncang/shared/nouns/param/contract'
import type * as z from 'zod'

export type Rate = z.output<typeof fxRate.create.output>

/** '202503' -> '2025-03' */
export const monthText = (month: string): string => `${month.slice(0, 4)}-${month.slice(4)}`
