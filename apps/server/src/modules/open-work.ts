import type { Read } from '@yuncang/db/handle'
import { countOpenOf } from './inbound-order/service/read.ts'

/** How many unfinished orders of every kind a customer has. */
export type OpenWork = (db: Read, customerId: string) => Promise<number>

export const countOpenWork: OpenWork = (db, customerId) => countOpenOf(db, customerId)
