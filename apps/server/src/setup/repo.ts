import type { Read, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { eq, or } from '@yuncang/db/sql'

type NewTenant = Schema['tenant']['$inferInsert']
type NewUser = Schema['user']['$inferInsert']
type NewMembership = Schema['membership']['$inferInsert']

export async function hasTenants(db: Read): Promise<boolean> {
  const [row] = await db.select(db.t.tenant).limit(1)
  return row !== undefined
}

export async function isTenantTaken(db: Read, dataNode: string, name: string): Promise<boolean> {
  const { tenant } = db.t
  const [row] = await db.select(tenant, or(eq(tenant.dataNode, dataNode), eq(tenant.name, name)))
  return row !== undefined
}

export async function isAccountTaken(db: Read, account: string): Promise<boolean> {
  const [row] = await db.select(db.t.user, eq(db.t.user.account, account))
  return row !== undefined
}

export async function insert(
  tx: SystemTx,
  rows: { tenant: NewTenant; user: NewUser; membership: NewMembership },
): Promise<void> {
  await tx.insert(tx.t.tenant, rows.tenant)
  await tx.insert(tx.t.user, rows.user)
  await tx.insert(tx.t.membership, rows.membership)
}
