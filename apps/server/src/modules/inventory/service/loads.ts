import type { StockLoads } from '../../../platform/stock.ts'
import { loadsOf } from '../places/repo.ts'

/** What the lots in these locations amount to. */
export const loadsOfStock: StockLoads = loadsOf
