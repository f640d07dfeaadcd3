import type { Read } from '@yuncang/db/handle'

/** What lies in a location: lots, kilograms, cubic metres, pallets. */
export type Load = {
  readonly lots: number
  readonly weight: string
  readonly volume: string
  readonly pallets: number
}

/** What lies in each of these locations themselves; those without goods are left out. */
export type StockLoads = (
  db: Read,
  locationIds: readonly string[],
) => Promise<ReadonlyMap<string, Load>>
