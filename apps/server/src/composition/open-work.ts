import type { OpenWork } from '../platform/identity.ts'
import { countOpenOf as countOpenInbound } from '../modules/inbound-order/service/read.ts'
import { countOpenOf as countOpenOutbound } from '../modules/outbound-order/service/read.ts'

/** Adds up what every module of orders says of a customer. */
export const countOpenWork: OpenWork = async (db, customerId) =>
  (await countOpenInbound(db, customerId)) + (await countOpenOutbound(db, customerId))
