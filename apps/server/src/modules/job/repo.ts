import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { contains, desc, eq, gte, inArray, or, pattern, sql } from '@yuncang/db/sql'
import type { JobStatus } from '@yuncang/shared/domain/job'
import { listing } from '../../platform/listing.ts'

export type JobRow = Row<Schema['job']>

export const { page, total } = listing({
  name: 'job',
  table: (t) => t.job,
  filters: {
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    kind: { where: (t) => eq(t.kind, sql.placeholder('kind')) },
    title: {
      where: (t) =>
        // One of the two is always there.
        or(
          contains(t.titleZh, sql.placeholder('title')),
          contains(t.titleEn, sql.placeholder('title')),
        )!,
      value: pattern.contains,
    },
    ownerName: {
      where: (t) => contains(t.ownerName, sql.placeholder('ownerName')),
      value: pattern.contains,
    },
  },
})

/** A person's jobs since an instant: unfinished ones first, then the newest. */
export const jobsOf = (db: Read, userId: string, since: string, limit: number): Promise<JobRow[]> =>
  db
    .stmt('job.mine', (q, { job }) =>
      q
        .select(
          job,
          eq(job.createBy, sql.placeholder('userId')),
          gte(job.createTime, sql.placeholder('since')),
        )
        .orderBy(
          sql`case when ${job.status} in ('queued', 'running') then 0 else 1 end`,
          desc(job.createTime),
          desc(job.id),
        )
        .limit(sql.placeholder('limit')),
    )
    .all({ userId, since, limit })

/** A job of the tenant, or only if it is this person's. */
export async function find(
  db: Pick<Read, 'select' | 't'>,
  id: string,
  ownerId: string | undefined,
): Promise<JobRow | undefined> {
  const { job } = db.t
  const isTheirs = ownerId === undefined ? undefined : eq(job.createBy, ownerId)
  const [row] = await db.select(job, eq(job.id, id), isTheirs)
  return row
}

/** Writes to a job that is in one of these states; undefined when it is not. */
export async function changeIn(
  tx: Tx,
  id: string,
  statuses: readonly JobStatus[],
  changes: Partial<Omit<JobRow, 'id' | 'tenantNode'>>,
): Promise<JobRow | undefined> {
  const { job } = tx.t
  const isIn = inArray(job.status, [...statuses])
  const [row] = await tx.update(job, changes, eq(job.id, id), isIn).returning()
  return row
}
