import { first } from '@yuncang/shared/kernel/expected'
import type { Read } from '@yuncang/db/handle'
import { addDays, fromWireTime, today } from '@yuncang/shared/kernel/calendar'
import { isDraft } from '@yuncang/shared/nouns/fee-line/rules'
import * as goods from '../../goods/repo.ts'
import { liveOf, type LineRow } from '../../repo.ts'
import type { Charged, Month, MonthlySource, Portion } from '../charge-source.ts'
import type { Business, FeeScope, PriceBook, StorageFacts } from '../facts.ts'
import { always, isPricedByValue } from '../price/choose.ts'
import { wereHandedOver } from '../price/goods.ts'
import { withAreaTypes, type LotInArea } from './area-types.ts'
import { readPrices } from './price-book.ts'

/** What storage is charged by. */
export const storageFees: FeeScope = {
  modules: ['CC'],
  main: 'CC',
  methods: ['FIXED', 'UNIT', 'DAY_UNIT', 'TIER_DAY', 'PERCENT_YEAR'],
  listMethod: 'DAY_UNIT',
  isFreeUnpriced: false,
}

/** Goods that left longer ago are not looked at again. */
const lookBackDays = 400
/** Lots that are read, priced and written in one transaction: others wait for no more. */
const lotsAtOnce = 30

/** 仓储 of everybody who has or had goods, by owner and the document by which he got them. */
export const storage: MonthlySource = {
  modules: storageFees.modules,
  async portions(db, period) {
    const { from, to: until, customerId } = period
    const since = fromWireTime(`${addDays(from, -lookBackDays)} 00:00:00`)
    const holdings = await goods.holdingsOf(db, { until, since, customerId })
    const prices = rememberedPrices(until)
    return batchesOf(holdings, ({ lots }) => lots).map(({ each, size }) =>
      portionOf({ batch: each, size, period }, prices),
    )
  },
  again(charged) {
    const prices = rememberedPrices(always.to)
    const byOwner = charged.toSorted((a, b) => (a.customerId < b.customerId ? -1 : 1))
    return batchesOf(byOwner, ({ lines }) => lines).map(({ each, size }) =>
      portionAgain({ batch: each, size }, prices),
    )
  },
}

type Prices = (db: Read, ownerIds: readonly string[]) => Promise<PriceBook>

type Batched<T> = { readonly batch: readonly T[]; readonly size: number }

const portionOf = (
  { batch, size, period }: Batched<goods.Holding> & { period: Month },
  prices: Prices,
): Portion => ({
  fees: storageFees,
  size,
  async *load(db) {
    const book = await prices(db, [...new Set(batch.map(({ ownerId }) => ownerId))])
    const linesOf = await linesByHolding(db, batch)
    const asked = batch.flatMap((each) => {
      const existing = linesOf(each)
      return canChange(each, existing) ? [{ ...each, existing, until: period.to }] : []
    })
    const facts = await factsOf(db, book, asked)
    const handedOver = facts.filter(({ lots }) => wereHandedOver(lots, period)).length
    yield { businesses: batch.length, handedOver, facts }
  },
})

/** The days that are charged, whatever holds for them now. */
const portionAgain = ({ batch, size }: Batched<Charged>, prices: Prices): Portion => ({
  fees: storageFees,
  size,
  async *load(db) {
    const book = await prices(db, [...new Set(batch.map(({ customerId }) => customerId))])
    const owned = batch.map((each) => ({ sourceId: each.businessId, ownerId: each.customerId }))
    const linesOf = await linesByHolding(db, owned)
    const asked = owned.map((each) => {
      const existing = linesOf(each)
      return { ...each, existing, until: lastDayOf(existing) }
    })
    yield { businesses: batch.length, facts: await factsOf(db, book, asked) }
  },
})

/** Reads prices once for the portions of an owner, which follow each other: all goods of an owner go by the same ones. */
function rememberedPrices(until: string): Prices {
  let known: { owners: ReadonlySet<string>; book: PriceBook } | undefined
  return async (db, ownerIds) => {
    if (!known || !ownerIds.every((id) => known?.owners.has(id)))
      known = { owners: new Set(ownerIds), book: await readPrices(db, ownerIds, until) }
    return known.book
  }
}

/** Holdings in batches of so many lots, or of the lines that these make. */
function batchesOf<T>(holdings: readonly T[], sizeOf: (holding: T) => number) {
  const batches: { each: T[]; size: number }[] = []
  for (const holding of holdings) {
    const last = batches.at(-1)
    const size = sizeOf(holding)
    if (last && last.size + size <= lotsAtOnce) {
      last.each.push(holding)
      last.size += size
    } else batches.push({ each: [holding], size })
  }
  return batches
}

/** The document by which an owner got goods. */
type Owned = Pick<goods.Holding, 'ownerId' | 'sourceId'>
const keyOf = ({ sourceId, ownerId }: Owned) => `${sourceId} ${ownerId}`

/** The storage lines of each holding. */
async function linesByHolding(db: Read, batch: readonly Owned[]) {
  const sourceIds = [...new Set(batch.map(({ sourceId }) => sourceId))]
  const lines = await liveOf(db, sourceIds, { jfmoduleIds: storageFees.modules, recPay: 1 })
  const byHolding = Map.groupBy(lines, ({ businessId: sourceId, customerId: ownerId }) =>
    keyOf({ sourceId, ownerId }),
  )
  return (holding: Owned): LineRow[] => byHolding.get(keyOf(holding)) ?? []
}

/** The facts of holdings up to a day, whether their lines can change or not. */
export async function factsUntil(
  db: Read,
  holdings: readonly Owned[],
  until: string,
): Promise<StorageFacts[]> {
  const book = await readPrices(db, [...new Set(holdings.map(({ ownerId }) => ownerId))], until)
  const linesOf = await linesByHolding(db, holdings)
  const asked = holdings.map((each) => ({ ...each, existing: linesOf(each), until }))
  return factsOf(db, book, asked)
}

type Asked = Owned & Pick<StorageFacts, 'existing' | 'until'>

async function factsOf(
  db: Read,
  book: PriceBook,
  asked: readonly Asked[],
): Promise<StorageFacts[]> {
  const held = await heldBy(db, book, [...new Set(asked.map(({ sourceId }) => sourceId))])
  return asked.flatMap(({ existing, until, ...each }): StorageFacts[] => {
    const own = held.get(keyOf(each))
    return own ? [{ kind: 'STORAGE', ...own, book, existing, until }] : []
  })
}

const lastDayOf = (lines: readonly LineRow[]): string =>
  lines.reduce((last, { periodTo }) => (periodTo > last ? periodTo : last), '')

/** Goods that have left and whose last day is charged need no look, unless a line of theirs can still change. */
function canChange({ isInStore, movedAt }: goods.Holding, lines: readonly LineRow[]): boolean {
  if (isInStore || lines.length === 0) return true
  return (
    lastDayOf(lines) < today(movedAt) ||
    lines.some((line) => line.isOpen === 1 || isDraft(line) || line.updateTime < movedAt)
  )
}

type Held = Pick<StorageFacts, 'business' | 'lots'>

/** The lots that owners got by these documents, with their ledgers and what prices ask of them. */
async function heldBy(
  db: Read,
  book: PriceBook,
  sourceIds: readonly string[],
): Promise<Map<string, Held>> {
  const lots = await withAreaTypes(db, await goods.lotsOfSources(db, sourceIds))
  const lotIds = lots.map(({ id }) => id)
  const entries = Map.groupBy(await goods.ledgerOfLots(db, lotIds), ({ lotId }) => lotId)
  const orders = [...new Set(lots.map(({ inboundOrderId }) => inboundOrderId))]
  const types = await goods.businessTypesOf(db, orders)
  const values = await valuesFor(db, book, lots)
  const byHolding = Map.groupBy(lots, ({ sourceId, hqCustomerId: ownerId }) =>
    keyOf({ sourceId, ownerId }),
  )
  const stored = (lot: LotInArea): StorageFacts['lots'][number] => {
    const { productCode, productName, brandName, containerSize, areaType } = lot
    const unitValue = values.get(lot.rootLotId)
    return {
      ...(unitValue !== undefined && { unitValue }),
      rootLotId: lot.rootLotId,
      inDate: lot.inDate,
      entries: entries.get(lot.id) ?? [],
      traits: {
        productCode,
        productName,
        brandName,
        containerSize,
        areaType,
        businessType: types.get(lot.inboundOrderId) ?? '',
      },
    }
  }
  return new Map(
    [...byHolding].map(([key, own]): [string, Held] => [
      key,
      { business: businessOf(first(own)), lots: own.map(stored) },
    ]),
  )
}

const businessOf = (lot: goods.LotHead): Business => ({
  module: lot.sourceModule,
  businessId: lot.sourceId,
  businessNo: lot.sourceNo,
  masterBillNo: lot.masterBillNo,
  customerId: lot.hqCustomerId,
  customerName: lot.hqCustomerName,
})

/** What the goods are worth, by root lot; nobody asks while no price goes by value. */
function valuesFor(db: Read, book: PriceBook, lots: readonly goods.LotHead[]) {
  const owners = new Set(lots.map(({ hqCustomerId }) => hqCustomerId))
  const asking = new Set(
    [...owners].filter((ownerId) => isPricedByValue(book, ownerId, storageFees)),
  )
  const roots = lots.filter(({ hqCustomerId }) => asking.has(hqCustomerId))
  return goods.unitValuesOf(db, [...new Set(roots.map(({ rootLotId }) => rootLotId))])
}
