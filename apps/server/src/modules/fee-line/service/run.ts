import type { Tx } from '@yuncang/db/handle'
import type { PeriodResult, PeriodRun } from '@yuncang/shared/contracts/fee-line'
import { addDays, fromWireTime, today } from '@yuncang/shared/domain/calendar'
import { isUnbilled } from '@yuncang/shared/domain/fee-line'
import { AppError } from '@yuncang/shared/errors'
import { setImmediate } from 'node:timers/promises'
import type { Ctx } from '../../../trpc/context.ts'
import * as goods from '../goods/repo.ts'
import * as repo from '../repo.ts'
import { aboutOf } from './about.ts'
import { offered, storageKind } from './choose.ts'
import { readPrices, type PriceBook } from './price-book.ts'
import type { Outcome } from './reconcile.ts'
import { chargeStorage, type Holding } from './storage.ts'
import { write } from './write.ts'

/** Goods that left longer ago are not looked at again. */
const lookBackDays = 400
/** Lots that are rated before others are served. */
const lotsAtOnce = 400

/**
 * 月度计费: charges storage up to the last day of a period, for every document by which somebody has lots; days that no
 * line covers yet are added, lines that no bill holds are rated anew (domain.md §6, fee.runPeriod). Throws 400 for a
 * period that is not over, 409 while another run is under way.
 */
export const runPeriod = (ctx: Ctx, { from, to, customerId }: PeriodRun): Promise<PeriodResult> => {
  const now = today(ctx.now())
  if (to < from) throw new AppError('feeLine.periodReversed', { params: { from, to } })
  if (to > now) throw new AppError('feeLine.periodNotOver', { params: { to, today: now } })
  return ctx.transaction(async (tx) => {
    if (!(await tx.tryLock(`feeLine.run ${ctx.tenant.dataNode}`)))
      throw new AppError('feeLine.running')
    const since = fromWireTime(`${addDays(from, -lookBackDays)} 00:00:00`)
    const holdings = await goods.holdingsOf(tx, { until: to, since, customerId })
    const owners = [...new Set(holdings.map(({ ownerId }) => ownerId))]
    const book = await readPrices(tx, owners, to)
    const result = emptyResult({ from, to }, holdings.length)
    for (const batch of batchesOf(holdings)) {
      const outcomes = await chargeBatch(tx, book, batch, to)
      await write(tx, ctx, outcomes)
      for (const outcome of outcomes) count(result, outcome)
      // Others are served between the batches.
      await setImmediate()
    }
    const only = customerId === undefined ? {} : { customerId }
    const query = {
      ...only,
      jfmoduleId: 'CC' as const,
      dateFrom: from,
      dateTo: to,
      recPay: 1 as const,
    }
    return { ...result, totals: await repo.totals(tx, query) }
  })
}

/** Holdings in batches of so many lots. */
function batchesOf(holdings: readonly goods.Holding[]): goods.Holding[][] {
  const batches: goods.Holding[][] = []
  let room = 0
  for (const holding of holdings) {
    const last = batches.at(-1)
    if (last && holding.lots <= room) last.push(holding)
    else {
      batches.push([holding])
      room = lotsAtOnce
    }
    room -= holding.lots
  }
  return batches
}

async function chargeBatch(
  tx: Tx,
  book: PriceBook,
  batch: readonly goods.Holding[],
  until: string,
): Promise<Outcome[]> {
  const sourceIds = [...new Set(batch.map(({ sourceId }) => sourceId))]
  const lines = Map.groupBy(
    await repo.liveOf(tx, sourceIds, { jfmoduleIds: ['CC'], recPay: 1 }),
    ({ businessId, customerId }) => `${businessId} ${customerId}`,
  )
  const linesOf = ({ sourceId, ownerId }: goods.Holding) =>
    lines.get(`${sourceId} ${ownerId}`) ?? []
  const asked = batch.filter((each) => needsRating(each, linesOf(each)))
  const held = await readHoldings(tx, book, asked)
  return asked.flatMap((each) => {
    const holding = held.get(`${each.sourceId} ${each.ownerId}`)
    return holding ? [chargeStorage(book, holding, linesOf(each), until)] : []
  })
}

/** Goods that have left and whose last day is charged need no look, unless a line of theirs can still change. */
function needsRating(
  { isInStore, movedAt }: goods.Holding,
  lines: readonly repo.LineRow[],
): boolean {
  if (isInStore || lines.length === 0) return true
  const charged = lines.reduce((last, { periodTo }) => (periodTo > last ? periodTo : last), '')
  return (
    charged < today(movedAt) ||
    lines.some((line) => line.isOpen === 1 || isUnbilled(line) || line.updateTime < movedAt)
  )
}

/** The lots of holdings with their ledgers and what prices ask of them. */
async function readHoldings(
  tx: Tx,
  book: PriceBook,
  asked: readonly goods.Holding[],
): Promise<Map<string, Holding>> {
  const lots = await goods.lotsOfSources(tx, [...new Set(asked.map(({ sourceId }) => sourceId))])
  const entries = Map.groupBy(
    await goods.ledgerOfLots(
      tx,
      lots.map(({ id }) => id),
    ),
    ({ lotId }) => lotId,
  )
  const areas = await goods.areaTypesOf(tx, [...new Set(lots.map(({ locationId }) => locationId))])
  const orders = [...new Set(lots.map(({ inboundOrderId }) => inboundOrderId))]
  const types = await goods.businessTypesOf(tx, orders)
  const values = await valuesFor(tx, book, lots)
  const byHolding = Map.groupBy(lots, ({ sourceId, hqCustomerId }) => `${sourceId} ${hqCustomerId}`)
  return new Map(
    [...byHolding].map(([key, own]): [string, Holding] => {
      const [first] = own
      const always = { from: '', to: '9999-12-31' }
      const prices = offered(book, first!.hqCustomerId, always, storageKind)
      return [
        key,
        {
          business: {
            module: first!.sourceModule,
            businessId: first!.sourceId,
            businessNo: first!.sourceNo,
            masterBillNo: first!.masterBillNo,
            customerId: first!.hqCustomerId,
            customerName: first!.hqCustomerName,
          },
          lots: own.map((lot) => {
            const areaType = areas.get(lot.locationId) ?? ''
            const businessType = types.get(lot.inboundOrderId) ?? ''
            const unitValue = values.get(lot.rootLotId)
            return {
              ...(unitValue !== undefined && { unitValue }),
              rootLotId: lot.rootLotId,
              inDate: lot.inDate,
              entries: entries.get(lot.id) ?? [],
              about: aboutOf({ ...lot, areaType, businessType }, prices),
            }
          }),
        },
      ]
    }),
  )
}

/** What the goods are worth, by root lot; nobody asks while no price goes by value. */
async function valuesFor(tx: Tx, book: PriceBook, lots: readonly goods.LotHead[]) {
  const owners = [...new Set(lots.map(({ hqCustomerId }) => hqCustomerId))]
  const always = { from: '', to: '9999-12-31' }
  const asks = (ownerId: string) =>
    offered(book, ownerId, always, storageKind).some(
      ({ calcMethod }) => calcMethod === 'PERCENT_YEAR',
    )
  const roots = lots.filter(({ hqCustomerId }) => owners.filter(asks).includes(hqCustomerId))
  return goods.unitValuesOf(tx, [...new Set(roots.map(({ rootLotId }) => rootLotId))])
}

const emptyResult = (period: { from: string; to: string }, businesses: number) => ({
  ...period,
  businesses,
  created: 0,
  updated: 0,
  unchanged: 0,
  supplements: 0,
  voided: 0,
  missing: 0,
})

function count(result: ReturnType<typeof emptyResult>, outcome: Outcome): void {
  const { inserts, updates, voids, unchanged, supplements, missing } = outcome
  result.created += inserts.length
  result.updated += updates.length
  result.voided += voids.length
  result.unchanged += unchanged
  result.supplements += supplements
  result.missing += missing
}
