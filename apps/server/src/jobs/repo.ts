import type { NewRow, Read, Row, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { jobUnderWay } from '@yuncang/db/schema/job'
import { and, asc, count, eq, inArray, isNotNull, lt, notInArray } from '@yuncang/db/sql'
import { only } from '@yuncang/shared/kernel/expected'
import type { JobStatus } from '@yuncang/shared/nouns/job/rules'
import { claimDue, type Claim } from '../platform/leases/repo.ts'

type Jobs = Schema['job']
export type Job = Row<Jobs>

const fresh = {
  status: 'queued',
  done: 0,
  total: 0,
  stage: null,
  result: null,
  fileKey: null,
  fileName: null,
  fileType: null,
  fileSize: null,
  fileScope: null,
  failure: null,
  attempts: 0,
  lease: null,
  isCancelAsked: 0,
  startTime: null,
  finishTime: null,
} as const satisfies Partial<Job>

/** Gives the id of the job, or of that which does the same already. */
export async function add(
  tx: Tx,
  row: Omit<NewRow<Jobs>, keyof typeof fresh | 'version' | 'isDeleted'>,
): Promise<string> {
  const { job } = tx.t
  const known = { target: [job.tenantNode, job.kind, job.task], where: jobUnderWay }
  const { id } = only(
    await tx.upsert(job, { ...row, ...fresh }, { ...known, set: { kind: row.kind } }),
  )
  return id
}

/** Jobs that a worker may take: those of open tenants, heavy ones only when it has a hand free for one. */
function isWaiting(db: Pick<Read, 'pick' | 't'>, takesHeavy: boolean) {
  const { job, tenant } = db.t
  const locked = db.pick({ node: tenant.dataNode }, tenant, eq(tenant.isLock, 1))
  return and(
    inArray(job.status, ['queued', 'running']),
    notInArray(job.tenantNode, locked),
    takesHeavy ? undefined : eq(job.isHeavy, 0),
  )
}

/** How far a job of the tenant is; undefined when there is none. */
export async function progressOf(
  db: Read,
  id: string,
): Promise<Pick<Job, 'stage' | 'done' | 'total'> | undefined> {
  const { job: t } = db.t
  const [row] = await db.pick({ stage: t.stage, done: t.done, total: t.total }, t, eq(t.id, id))
  return row
}

/** When the next job is due that could be taken; undefined when none will be. */
export async function nextDue(db: Read, takesHeavy: boolean): Promise<string | undefined> {
  const { job } = db.t
  const rows = db.pick({ dueTime: job.dueTime }, job, isWaiting(db, takesHeavy))
  const [first] = await rows.orderBy(asc(job.dueTime)).limit(1)
  return first?.dueTime
}

/** Takes the job that has waited longest, unless another worker was quicker. */
export async function claim(
  tx: SystemTx,
  given: Omit<Claim, 'limit'> & { lease: string; takesHeavy: boolean },
): Promise<Job | undefined> {
  const { lease, takesHeavy, ...times } = given
  const { job } = tx.t
  const begun = { status: 'running', startTime: times.now, done: 0, total: 0, stage: null }
  const waiting = isWaiting(tx, takesHeavy)
  const [claimed] = await claimDue(
    tx,
    job,
    { ...times, limit: 1 },
    { isWaiting: waiting, marks: { ...begun, lease } },
  )
  return claimed
}

type Held = Pick<Job, 'id' | 'lease'>

/** Writes to a job that still runs under this claim; undefined when it does not. */
export async function changeHeld(
  tx: Pick<Tx, 'stmt' | 'update' | 't'>,
  { id, lease }: Held,
  changes: Partial<Omit<Job, 'id' | 'tenantNode'>>,
): Promise<Job | undefined> {
  const { job } = tx.t
  const isHeld = and(eq(job.id, id), eq(job.status, 'running'), eq(job.lease, lease ?? ''))
  const [row] = await tx.update(job, changes, isHeld).returning()
  return row
}

/** Writes to a job that is in one of these states; undefined when it is not. */
export async function changeIn(
  tx: Pick<Tx, 'stmt' | 'update' | 't'>,
  id: string,
  statuses: readonly JobStatus[],
  changes: Partial<Omit<Job, 'id' | 'tenantNode'>>,
): Promise<Job | undefined> {
  const { job } = tx.t
  const isIn = inArray(job.status, [...statuses])
  const [row] = await tx.update(job, changes, eq(job.id, id), isIn).returning()
  return row
}

/** Whether somebody has asked for the end of a job since it was claimed. */
export async function isCancelAsked(db: Pick<Read, 'pick' | 't'>, id: string): Promise<boolean> {
  const { job } = db.t
  const [row] = await db.pick({ asked: job.isCancelAsked }, job, eq(job.id, id))
  return row?.asked === 1
}

export async function isTenantLocked(db: Pick<Read, 'pick' | 't'>, node: string): Promise<boolean> {
  const { tenant } = db.t
  const [row] = await db.pick({ isLock: tenant.isLock }, tenant, eq(tenant.dataNode, node))
  return row?.isLock === 1
}

/** How many jobs of each kind wait, run or have failed; what has ended well is not counted. */
export async function countByState(
  db: Read,
): Promise<{ kind: string; status: Job['status']; jobs: number }[]> {
  const { job: t } = db.t
  return db
    .pick(
      { kind: t.kind, status: t.status, jobs: count() },
      t,
      inArray(t.status, ['queued', 'running', 'failed']),
    )
    .groupBy(t.kind, t.status)
}

/** Ends every lease: for a process that knows that it is the only one. */
export async function endLeases(tx: SystemTx, now: string): Promise<void> {
  await tx.update(tx.t.job, { dueTime: now }, eq(tx.t.job.status, 'running'))
}

/** Jobs that ended before an instant and still have their file. */
export const withFileBefore = (db: Read, time: string, limit: number): Promise<Job[]> =>
  db.select(db.t.job, lt(db.t.job.finishTime, time), isNotNull(db.t.job.fileKey)).limit(limit)

/** Those of the files that a job or an import still names. */
export async function namedFiles(db: Read, keys: readonly string[]): Promise<string[]> {
  const { job, importBatch } = db.t
  const ofJobs = await db.pick({ key: job.fileKey }, job, inArray(job.fileKey, [...keys]))
  const ofImports = await db.pick(
    { key: importBatch.fileKey },
    importBatch,
    inArray(importBatch.fileKey, [...keys]),
  )
  return [...ofJobs, ...ofImports].flatMap(({ key }) => key ?? [])
}

export async function forgetFiles(tx: SystemTx, ids: readonly string[]): Promise<void> {
  await tx.update(tx.t.job, { fileKey: null }, inArray(tx.t.job.id, [...ids]))
}

export async function removeBefore(tx: SystemTx, time: string): Promise<void> {
  await tx.remove(tx.t.job, lt(tx.t.job.finishTime, time))
}
