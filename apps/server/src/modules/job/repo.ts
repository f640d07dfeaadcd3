import type { Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { anyContains, contains, desc, eq, gte, pattern, sql } from '@yuncang/db/sql'
import { listing } from '../../platform/listing.ts'

export type JobRow = Row<Schema['job']>

export const { page, total } = listing({
  name: 'job',
  table: (t) => t.job,
  filters: {
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    kind: { where: (t) => eq(t.kind, sql.placeholder('kind')) },
    title: {
      where: (t) => anyContains([t.titleZh, t.titleEn], sql.placeholder('title')),
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
