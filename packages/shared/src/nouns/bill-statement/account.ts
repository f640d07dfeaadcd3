import * as z from 'zod'
import { wireDate } from '../../kernel/wire.ts'

/** Which account of a customer a statement is of, and its first and last day. */
export const accountOf = {
  currency: z.string().regex(/^[A-Z]{3}$/),
  dateFrom: wireDate(),
  dateTo: wireDate(),
}

/** The same where somebody prints it. */
export const account = z.strictObject(accountOf)
export type Account = z.infer<typeof account>
