import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { desc, eq } from '@yuncang/db/sql'

export type JobRow = Row<Schema['job']>

/** The job of a kind that was asked for last. */
export async function newestJob(db: Read | Tx, kind: string): Promise<JobRow | undefined> {
  const { job } = db.t
  const [row] = await db.select(job, eq(job.kind, kind)).orderBy(desc(job.createTime)).limit(1)
  return row
}

export async function historyOf(db: Read): Promise<Row<Schema['demoHistory']> | undefined> {
  const [row] = await db.select(db.t.demoHistory)
  return row
}

/** In system scope: a reset of the tenant has begun and not ended. */
export async function isGranted(db: Read, tenantNode: string): Promise<boolean> {
  const { maintenanceGrant } = db.t
  const [row] = await db.select(maintenanceGrant, eq(maintenanceGrant.tenantNode, tenantNode))
  return row !== undefined
}
