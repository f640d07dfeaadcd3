import * as repo from '../places/repo.ts'
import * as lots from '../repo.ts'

export type { Occupant } from '../places/repo.ts'

/** What lies in locations, by owner and kind of goods. */
export const occupantsIn = repo.occupantsIn

/** How many lots an order has brought, for the number of the next one. */
export const countLots = repo.countLots

/** The lots of lines of a document, by the ledger's first rows. */
export const lotsOfLines = repo.lotsOfLines

/** Every lot that came in by an order, whoever owns it now. */
export const lotsOfOrder = lots.lotsOfOrder
