import * as z from 'zod'

/** 1 receivable, 2 payable. */
export const recPay = () => z.union([z.literal(1), z.literal(2)])
