import type { Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import type { AnyColumn } from '@yuncang/db/sql'
import { asc, chunks, count, eq, gt, gte, inArray, lt, lte, ne, sql } from '@yuncang/db/sql'
import { billStatuses, reductionStatuses } from '@yuncang/shared/nouns/bill/rules'
import { feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { outboundStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { rowsIn } from '../../platform/rows/repo.ts'

export type MonthRow = Row<Schema['monthClose']>
export const { insert, change } = rowsIn('monthClose', (t) => t.monthClose)

/** The months with which somebody has done something. */
export const all = (db: Read) => db.select(db.t.monthClose)

export async function find(db: Read, period: string) {
  const { monthClose: t } = db.t
  const [row] = await db.select(t, eq(t.period, period))
  return row
}

/** The first day on which goods moved. */
export async function firstMovement(db: Read): Promise<string | undefined> {
  const { inventoryLedger: t } = db.t
  const [row] = await db.pick({ day: t.bizDate }, t).orderBy(asc(t.bizDate)).limit(1)
  return row?.day
}

/** The first month of the books that has a fee. */
export async function firstPeriod(db: Read): Promise<string | undefined> {
  const { feeLine: t } = db.t
  const [row] = await db.pick({ period: t.accountPeriod }, t).orderBy(asc(t.accountPeriod)).limit(1)
  return row?.period
}

type Days = { from: string; to: string }

/** Whether the run of a month has charged storage to its last day. */
export async function hasStorageUntil(db: Read, { from, to }: Days): Promise<boolean> {
  const { feeLine: t } = db.t
  const rows = await db
    .pick(
      { id: t.id },
      t,
      eq(t.isDeleted, 0),
      gte(t.periodFrom, from),
      lte(t.periodFrom, to),
      eq(t.periodTo, to),
      eq(t.jfmoduleId, 'CC'),
      eq(t.source, 'AUTO'),
      ne(t.status, feeLineStatuses.voided),
    )
    .limit(1)
  return rows.length > 0
}

/** Whether goods lie in store that lay there on the last day of a month. */
export async function hasStockFrom(db: Read, { to }: Days): Promise<boolean> {
  const { inventory: t } = db.t
  const rows = await db
    .pick({ id: t.id }, t, eq(t.isDeleted, 0), gt(t.onHandQty, sql.raw('0')), lte(t.inDate, to))
    .limit(1)
  return rows.length > 0
}

/** The fees of a month that nobody has audited; without what an order that is still to come is estimated at. */
export async function feesUnderWay(db: Read, period: string) {
  const { feeLine: t } = db.t
  const rows = await db.pick(
    {
      status: t.status,
      source: t.source,
      businessId: t.businessId,
      isMissingPrice: t.isMissingPrice,
      exchangeRate: t.exchangeRate,
    },
    t,
    eq(t.isDeleted, 0),
    eq(t.accountPeriod, period),
    inArray(t.status, [feeLineStatuses.estimated, feeLineStatuses.confirmed]),
  )
  const ids = rows.filter(({ source }) => source === 'AUTO').map(({ businessId }) => businessId)
  const ahead = await ordersToCome(db, [...new Set(ids)])
  return rows.filter(({ source, businessId }) => source !== 'AUTO' || !ahead.has(businessId))
}

/** Of these documents the inbound orders whose goods are not all in, or not completed. */
async function ordersToCome(db: Read, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { inboundOrder: t } = db.t
  const found = new Set<string>()
  for await (const some of chunks(ids)) {
    const isToCome = lt(t.orderStatus, orderStatuses.completed)
    for (const { id } of await db.pick({ id: t.id }, t, inArray(t.id, some), isToCome))
      found.add(id)
  }
  return found
}

/** How many bills of a month stand in which state; one that comes to nothing is not submitted. */
export async function billsOf(db: Read, period: string): Promise<Map<number, number>> {
  const { bill: t } = db.t
  const { draft, rejected, submitted, audited } = billStatuses
  const rows = await db
    .pick(
      { status: t.status, bills: count() },
      t,
      eq(t.isDeleted, 0),
      eq(t.period, period),
      inArray(t.status, [draft, rejected, submitted, audited]),
      ne(t.payable, '0'),
    )
    .groupBy(t.status)
  return new Map(rows.map(({ status, bills }) => [status, bills]))
}

const counted = ([row]: { rows: number }[]): number => row?.rows ?? 0

export async function reductionsToAudit(db: Read, period: string): Promise<number> {
  const { billReduction: t } = db.t
  const isWaiting = eq(t.status, reductionStatuses.submitted)
  return counted(
    await db.pick({ rows: count() }, t, eq(t.isDeleted, 0), eq(t.period, period), isWaiting),
  )
}

/** Orders whose goods came in by a day and that nobody has completed. */
export async function inboundToComplete(db: Read, day: string): Promise<number> {
  const { inboundOrder: t } = db.t
  return counted(
    await db.pick(
      { rows: count() },
      t,
      eq(t.isDeleted, 0),
      eq(t.orderStatus, orderStatuses.received),
      by(t.inboundDate, day),
    ),
  )
}

/** Orders whose goods have left by a day and that nobody has finished. */
export async function outboundToFinish(db: Read, day: string): Promise<number> {
  const { outboundOrder: t } = db.t
  return counted(
    await db.pick(
      { rows: count() },
      t,
      eq(t.isDeleted, 0),
      eq(t.outboundStatus, outboundStatuses.out),
      by(t.outDate, day),
    ),
  )
}

const by = (column: AnyColumn, day: string) => lte(column, day)
