import * as z from 'zod'
import { text } from '../../kernel/wire.ts'

/** Goods as a line of an order writes them. */
export const writtenGoods = z.strictObject({ productCode: text(40), productName: text(100) })
export type WrittenGoods = z.infer<typeof writtenGoods>

/** Whoever writes more goods asks several times. */
export const standingsAtOnce = 500
