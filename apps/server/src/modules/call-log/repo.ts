import type { Read, Row, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { contains, eq, gte, lt, lte, notInArray, pattern, sql } from '@yuncang/db/sql'
import { listing } from '../../platform/listing.ts'

export type CallRow = Row<Schema['callLog']>

export const { page, total, walk } = listing({
  name: 'callLog',
  table: (t) => t.callLog,
  filters: {
    operation: {
      where: (t) => contains(t.operation, sql.placeholder('operation')),
      value: pattern.contains,
    },
    account: {
      where: (t) => contains(t.account, sql.placeholder('account')),
      value: pattern.contains,
    },
    url: { where: (t) => contains(t.path, sql.placeholder('url')), value: pattern.contains },
    requestId: { where: (t) => eq(t.requestId, sql.placeholder('requestId')) },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    statusFrom: { where: (t) => gte(t.status, sql.placeholder('statusFrom')) },
    from: { where: (t) => gte(t.createTime, sql.placeholder('from')) },
    to: { where: (t) => lte(t.createTime, sql.placeholder('to')) },
  },
})

export async function find(db: Read, id: string): Promise<CallRow | undefined> {
  const [row] = await db.select(db.t.callLog, eq(db.t.callLog.id, id))
  return row
}

export async function insert(
  tx: SystemTx,
  rows: readonly Schema['callLog']['$inferInsert'][],
): Promise<void> {
  await tx.insert(tx.t.callLog, rows)
}

/** How many days each tenant keeps, where it has said so. */
export async function keptDays(db: SystemTx, paramKey: string) {
  const { param } = db.t
  return db.pick(
    { tenantNode: param.tenantNode, days: param.paramValue },
    param,
    eq(param.paramKey, paramKey),
    eq(param.isDeleted, 0),
  )
}

export async function removeOf(tx: SystemTx, tenantNode: string, before: string): Promise<void> {
  const { callLog } = tx.t
  await tx.remove(callLog, eq(callLog.tenantNode, tenantNode), lt(callLog.createTime, before))
}

/** Removes old rows of every tenant but these. */
export async function removeOfOthers(
  tx: SystemTx,
  tenants: readonly string[],
  before: string,
): Promise<void> {
  const { callLog } = tx.t
  const others = tenants.length > 0 ? notInArray(callLog.tenantNode, [...tenants]) : undefined
  await tx.remove(callLog, lt(callLog.createTime, before), others)
}
