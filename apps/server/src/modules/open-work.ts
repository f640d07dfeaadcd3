import type { OpenWork } from '../platform/identity.ts'
import { countOpenOf } from './inbound-order/service/read.ts'

/** Adds up what every module of orders says of a customer. */
export const countOpenWork: OpenWork = (db, customerId) => countOpenOf(db, customerId)
