import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, asc, desc, eq, lte, ne } from '@yuncang/db/sql'
import { sendingStatuses } from '@yuncang/shared/nouns/report-plan/rules'
import { changeHeld, type Held } from '../../platform/rows/versioned.ts'

export type PlanRow = Row<Schema['reportPlan']>
export type SendingRow = Row<Schema['reportSending']>

export async function find(
  db: Pick<Read, 'select' | 't'>,
  id: string,
): Promise<PlanRow | undefined> {
  const { reportPlan } = db.t
  const [row] = await db.select(reportPlan, eq(reportPlan.id, id), eq(reportPlan.isDeleted, 0))
  return row
}

/** The plans whose time has come, of all tenants; a paused one has none. */
export const due = (db: Read, now: string): Promise<PlanRow[]> => {
  const { reportPlan } = db.t
  return db
    .select(reportPlan, lte(reportPlan.nextTime, now), eq(reportPlan.isDeleted, 0))
    .orderBy(asc(reportPlan.nextTime), asc(reportPlan.id))
}

/** Moves a plan on from a due time; false when another instance did, or somebody changed it meanwhile. */
export async function moveOn(
  tx: Tx,
  { id, version }: Held,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { reportPlan: t } = tx.t
  const moved = await tx
    .update(
      t,
      { nextTime: to },
      and(eq(t.id, id), eq(t.version, version), eq(t.nextTime, from), eq(t.isDeleted, 0)),
    )
    .returning({ id: t.id })
  return moved.length > 0
}

export const change = (
  tx: Tx,
  held: Held,
  changes: Partial<Omit<PlanRow, 'id' | 'version'>>,
): Promise<PlanRow | undefined> => changeHeld(tx, tx.t.reportPlan, held, changes)

export const addSending = (tx: Tx, row: NewRow<Schema['reportSending']>): Promise<SendingRow[]> =>
  tx.insert(tx.t.reportSending, row)

export async function findSending(db: Read, id: string): Promise<SendingRow | undefined> {
  const { reportSending } = db.t
  const [row] = await db.select(reportSending, eq(reportSending.id, id))
  return row
}

/** Ends a sending that nobody has sent; false when somebody has. */
export async function endSending(
  tx: Pick<Tx, 'stmt' | 'update' | 't'>,
  id: string,
  changes: Pick<SendingRow, 'status' | 'finishTime' | 'updateTime'> &
    Partial<Pick<SendingRow, 'recipients' | 'failure'>>,
): Promise<boolean> {
  const { reportSending: t } = tx.t
  const ended = await tx
    .update(t, changes, eq(t.id, id), ne(t.status, sendingStatuses.sent))
    .returning({ id: t.id })
  return ended.length > 0
}

/** Of one maker, or of everybody. */
export const plansOf = (db: Read, makerId: string | undefined): Promise<PlanRow[]> => {
  const { reportPlan: t } = db.t
  const own = makerId === undefined ? undefined : eq(t.createBy, makerId)
  return db.select(t, eq(t.isDeleted, 0), own).orderBy(desc(t.createTime), desc(t.id)).limit(200)
}

export const add = (tx: Tx, row: NewRow<Schema['reportPlan']>): Promise<PlanRow[]> =>
  tx.insert(tx.t.reportPlan, row)

export const sendingsOf = (db: Read, planId: string): Promise<SendingRow[]> => {
  const { reportSending: t } = db.t
  return db.select(t, eq(t.planId, planId)).orderBy(desc(t.dueTime)).limit(50)
}
