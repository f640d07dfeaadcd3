import { only } from '@yuncang/shared/kernel/expected'
import type { NewRow, Read, Row, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, contains, count, desc, eq, inArray, ne, or, pattern } from '@yuncang/db/sql'
import type { TenantQuery } from '@yuncang/shared/nouns/tenant/contract'

export type TenantRow = Row<Schema['tenant']>

/** Tenants by their codes unless the query sorts; there are dozens, and only the platform reads them. */
export async function page(db: Read, query: TenantQuery) {
  const { tenant } = db.t
  const { name, dataNode, type, isLock, current, size, ascs, descs } = query
  const where = [
    name ? contains(tenant.name, pattern.contains(name)) : undefined,
    dataNode ? contains(tenant.dataNode, pattern.contains(dataNode)) : undefined,
    type ? eq(tenant.type, type) : undefined,
    isLock === undefined ? undefined : eq(tenant.isLock, isLock),
  ]
  const order = [
    ...(ascs ?? []).map((key) => asc(tenant[key])),
    ...(descs ?? []).map((key) => desc(tenant[key])),
    asc(tenant.dataNode),
  ]
  const rows = await db
    .select(tenant, ...where)
    .orderBy(...order)
    .limit(size)
    .offset((current - 1) * size)
  const [counted] = await db.pick({ total: count() }, tenant, ...where)
  const total = counted?.total ?? 0
  return { rows, total, size, current, pages: Math.ceil(total / size) }
}

/** How many people belong to each tenant. */
export async function membersOf(db: Read | SystemTx, nodes: readonly string[]) {
  const { membership } = db.t
  if (nodes.length === 0) return new Map<string, number>()
  const rows = await db
    .pick(
      { node: membership.tenantNode, members: count() },
      membership,
      inArray(membership.tenantNode, [...nodes]),
    )
    .groupBy(membership.tenantNode)
  return new Map(rows.map(({ node, members }) => [node, members]))
}

export async function find(db: Read | SystemTx, dataNode: string): Promise<TenantRow | undefined> {
  const [row] = await db.select(db.t.tenant, eq(db.t.tenant.dataNode, dataNode))
  return row
}

/** A tenant of that code or name, without the one whose code is `own`. */
export async function findTaken(
  db: SystemTx,
  { dataNode, name, own = '' }: { dataNode: string; name: string; own?: string },
): Promise<TenantRow | undefined> {
  const { tenant } = db.t
  const same = or(eq(tenant.dataNode, dataNode), eq(tenant.name, name))
  const [row] = await db.select(tenant, same, ne(tenant.dataNode, own))
  return row
}

export async function hasAny(db: SystemTx): Promise<boolean> {
  const [row] = await db.select(db.t.tenant).limit(1)
  return row !== undefined
}

export async function insert(
  tx: SystemTx,
  row: Schema['tenant']['$inferInsert'],
): Promise<TenantRow> {
  return only(await tx.insert(tx.t.tenant, row))
}

/** Changes a tenant of this version; undefined when it has another by now. */
export async function change(
  tx: SystemTx,
  dataNode: string,
  version: number,
  changes: Partial<Omit<TenantRow, 'dataNode' | 'version'>>,
): Promise<TenantRow | undefined> {
  const { tenant } = tx.t
  const [row] = await tx
    .update(
      tenant,
      { ...changes, version: version + 1 },
      eq(tenant.dataNode, dataNode),
      eq(tenant.version, version),
    )
    .returning()
  return row
}

export async function brandOf(db: Read | Tx): Promise<Row<Schema['tenantBrand']> | undefined> {
  const [row] = await db.select(db.t.tenantBrand)
  return row
}

export async function insertBrand(tx: Tx, row: NewRow<Schema['tenantBrand']>): Promise<void> {
  await tx.insert(tx.t.tenantBrand, row)
}

export async function changeBrand(
  tx: Tx,
  logo: string,
  version: number,
): Promise<Row<Schema['tenantBrand']> | undefined> {
  const { tenantBrand } = tx.t
  const [row] = await tx
    .update(tenantBrand, { logo, version: version + 1 }, eq(tenantBrand.version, version))
    .returning()
  return row
}
