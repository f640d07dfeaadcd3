import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, asc, chunks, count, desc, eq, inArray, ne, or, sql } from '@yuncang/db/sql'
import { fromScaled } from '@yuncang/shared/kernel/decimal'
import { planStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import { rowsWithValues } from '../../platform/rows/value-lists.ts'
import type { Occupant } from '../inventory/service/places.ts'

export type PlanRow = Row<Schema['inboundPlan']>
export type NewPlan = NewRow<Schema['inboundPlan']>

const { waiting, underWay, finished, cancelled } = planStatuses
const open = [waiting, underWay]

export const find = (db: Read, id: string): Promise<PlanRow | undefined> =>
  db
    .stmt('inboundPlan.find', (q, t) =>
      q.select(t.inboundPlan, eq(t.inboundPlan.id, sql.placeholder('id'))),
    )
    .first({ id })

/** Plans of an order that are not cancelled, in the order in which they were made. */
export const plansOf = (db: Read, orderId: string): Promise<PlanRow[]> =>
  db
    .stmt('inboundPlan.ofOrder', (q, t) =>
      q
        .select(
          t.inboundPlan,
          eq(t.inboundPlan.orderId, sql.placeholder('orderId')),
          ne(t.inboundPlan.status, cancelled),
        )
        .orderBy(asc(t.inboundPlan.id)),
    )
    .all({ orderId })

/** Plans of an order that are not finished yet: all, or those of the ids. */
export async function openPlans(
  db: Read | Tx,
  orderId: string,
  ids?: readonly string[],
): Promise<PlanRow[]> {
  const { inboundPlan: t } = db.t
  const found: PlanRow[] = []
  for await (const some of ids ? chunks(ids) : [undefined])
    found.push(
      ...(await db
        .select(t, eq(t.orderId, orderId), inArray(t.status, open), some && inArray(t.id, some))
        .orderBy(asc(t.id))),
    )
  return found
}

/** Every plan of these lines that is not cancelled. */
export async function plansOfLines(
  db: Read | Tx,
  orderId: string,
  lineIds: readonly string[],
): Promise<PlanRow[]> {
  const { inboundPlan: t } = db.t
  const found: PlanRow[] = []
  for await (const some of chunks(lineIds))
    found.push(
      ...(await db.select(
        t,
        eq(t.orderId, orderId),
        ne(t.status, cancelled),
        inArray(t.lineId, some),
      )),
    )
  return found
}

/** How many plans an order has in each state, and its last day of work. */
export async function tallyOf(db: Read | Tx, orderId: string) {
  const { inboundPlan: t } = db.t
  const rows = await db
    .pick(
      {
        status: t.status,
        plans: count(),
        lastDate: sql<string | null>`max(${t.bizDate})`.mapWith(t.bizDate),
      },
      t,
      eq(t.orderId, orderId),
      ne(t.status, cancelled),
    )
    .groupBy(t.status)
  const total = (statuses: readonly number[]) =>
    rows.reduce((sum, row) => sum + (statuses.includes(row.status) ? row.plans : 0), 0)
  return {
    plans: total([waiting, underWay, finished]),
    finished: total([finished]),
    open: total(open),
    lastDate: rows.find(({ status }) => status === finished)?.lastDate ?? null,
  }
}

/** Containers of an order in which plans are still open. */
export async function openContainers(db: Read | Tx, orderId: string): Promise<Set<string>> {
  const { inboundPlan: t } = db.t
  const rows = await db
    .pick({ containerNo: t.containerNo }, t, eq(t.orderId, orderId), inArray(t.status, open))
    .groupBy(t.containerNo)
  return new Set(rows.map(({ containerNo }) => containerNo))
}

/** What open plans, of whatever order, will bring to locations, by owner and kind of goods. */
export async function plannedIn(db: Read, locationIds: readonly string[]): Promise<Occupant[]> {
  const rows = await rowsWithValues(db, 'inboundPlan.planned', locationIds, (q, t, list) => {
    const { inboundPlan: plan, inboundOrder: order, inboundProduct: line } = t
    const owner = sql<string>`coalesce(${order.hqCustomerId}, ${order.customerId})`
    const productId = sql<string>`coalesce(${line.productId}, '')`
    const goods = [order.bondedFlag, productId, line.lotNo, order.masterBillNo]
    return q
      .pick(
        {
          locationId: plan.locationId,
          hqCustomerId: owner,
          bondedFlag: order.bondedFlag,
          productId,
          batchNo: line.lotNo,
          masterBillNo: order.masterBillNo,
          // Sums of the stored integers: the column's own mapping knows single values only.
          weight: sql<number>`sum(${plan.planGross})`.mapWith(Number),
          volume: sql<number>`sum(${plan.planVolume})`.mapWith(Number),
          pallets: sql<number>`sum(${plan.planPallet})`.mapWith(Number),
        },
        plan,
        inArray(plan.locationId, list),
        inArray(plan.status, open),
      )
      .innerJoin(order, eq(order.id, plan.orderId))
      .innerJoin(line, eq(line.id, plan.lineId))
      .groupBy(plan.locationId, owner, ...goods)
  })
  return rows.map(({ weight, volume, ...row }) => {
    return { ...row, weight: fromScaled(weight, 'kg'), volume: fromScaled(volume, 'm3') }
  })
}

/** Who did the work of the newest plan that names anybody; undefined while none does. */
export const lastWork = (db: Read) =>
  db
    .stmt('inboundPlan.lastWork', (q, { inboundPlan: t }) =>
      q
        .pick(
          { workTeam: t.workTeam, tallyMan: t.tallyMan, forkliftCode: t.forkliftCode },
          t,
          or(ne(t.workTeam, ''), ne(t.tallyMan, ''), ne(t.forkliftCode, '')),
        )
        .orderBy(desc(t.id))
        .limit(1),
    )
    .first({})

export const insert = (tx: Tx, rows: readonly NewPlan[]): Promise<PlanRow[]> =>
  tx.insert(tx.t.inboundPlan, rows)

/** Puts rows in place of those with their ids: many different changes in few statements. */
export async function rewrite(tx: Tx, rows: readonly PlanRow[]): Promise<void> {
  const { inboundPlan: t } = tx.t
  const ids = rows.map(({ id }) => id)
  for await (const some of chunks(ids)) await tx.remove(t, inArray(t.id, some))
  await tx.insert(t, rows)
}

type Same = Partial<
  Pick<PlanRow, 'status' | 'startTime' | 'planDate' | 'workTeam' | 'tallyMan' | 'forkliftCode'>
> & { updateBy: string; updateTime: string }

/** The same change of all open plans of an order, or of those of the ids. */
export async function changeOpen(
  tx: Tx,
  orderId: string,
  changes: Same,
  ids?: readonly string[],
): Promise<void> {
  const { inboundPlan: t } = tx.t
  const set = { ...changes, version: sql`${t.version} + 1` }
  for await (const some of ids ? chunks(ids) : [undefined])
    await tx.update(
      t,
      set,
      and(eq(t.orderId, orderId), inArray(t.status, open)),
      some && inArray(t.id, some),
    )
}
