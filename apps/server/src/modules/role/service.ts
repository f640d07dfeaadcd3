import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import type { RoleChange, RoleDraft, RoleRecord } from '@yuncang/shared/nouns/role/contract'
import { allPermissions } from '@yuncang/shared/roles'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../trpc/context.ts'
import { diffOf, recordOperation } from '../../kernel/record/service.ts'
import {
  effectiveRoles,
  rolesChanged,
  rolesIn,
  type RoleRow,
} from '../session/service/role-store.ts'
import { countRoleHolders } from '../user/service/read.ts'
import * as repo from './repo.ts'

const operateModule = businessModules.role
const known: ReadonlySet<string> = new Set(allPermissions)

/** Roles of administrators are the platform's: a tenant always has somebody who may do everything in it. */
const isFixed = (code: string) => code.toLowerCase().includes('admin')

/** Histories hang on the code, whether the tenant has a row of its own or not. */
const businessIdOf = (code: string) => `role-${code}`

/** The roles that count here, with how many people hold each. */
export async function list(ctx: Ctx): Promise<RoleRecord[]> {
  const held = await countRoleHolders(ctx)
  const rows = await ctx.read((db) => rolesIn(db))
  const { dataNode } = ctx.tenant
  return effectiveRoles(rows, dataNode).map((row) => ({
    ...asRecord(ctx, row, rows),
    members: held.get(row.roleCode) ?? 0,
  }))
}

function asRecord(ctx: Ctx, row: RoleRow, all: readonly RoleRow[]): Omit<RoleRecord, 'members'> {
  const isOwn = row.tenantNode === ctx.tenant.dataNode
  const isPlatform = all.some((each) => each.tenantNode === '*' && each.roleCode === row.roleCode)
  return {
    id: row.roleCode,
    roleCode: row.roleCode,
    nameZh: row.nameZh,
    nameEn: row.nameEn,
    permissions: row.permissions.filter((code) => known.has(code)),
    dataScope: row.dataScope ?? 'all',
    isOwn: isOwn ? 1 : 0,
    isPlatform: isPlatform ? 1 : 0,
    isFixed: isFixed(row.roleCode) ? 1 : 0,
    version: isOwn ? row.version : 0,
  }
}

/** A role of the tenant's own making. Throws 400 for a code with admin in it, 403 for rights that the caller lacks. */
export async function create(ctx: Ctx, input: RoleDraft): Promise<RoleRecord> {
  const roleCode = input.roleCode.trim()
  if (isFixed(roleCode)) throw new AppError('role.codeAdmin')
  const values = valuesOf(input)
  assertMayGive(ctx, values.permissions)
  const duplicate = () => new AppError('role.codeTaken', { params: { role: roleCode } })
  const stored = await ctx.transaction(async (tx) => {
    const same = (await rolesIn(tx)).find(
      (row) => row.roleCode.toLowerCase() === roleCode.toLowerCase(),
    )
    if (same) throw duplicate()
    return insertOwn(tx, ctx, { roleCode, ...values }, { action: 'create', duplicate })
  })
  return { ...asRecord(ctx, stored, [stored]), members: 0 }
}

const valuesOf = (input: RoleDraft | RoleChange) => ({
  nameZh: input.nameZh.trim(),
  nameEn: input.nameEn.trim() || input.nameZh.trim(),
  permissions: [...new Set(input.permissions)].sort(),
  dataScope: input.dataScope,
})

/** Nobody gives a right that they do not have themselves. */
function assertMayGive(ctx: Ctx, permissions: readonly string[], before: readonly string[] = []) {
  const unknown = permissions.find((code) => !known.has(code))
  if (unknown !== undefined) {
    throw new AppError('role.unknownPermission', { params: { code: unknown } })
  }
  const beyond = permissions.find((code) => !before.includes(code) && !ctx.permissions.has(code))
  if (beyond !== undefined) throw new AppError('role.beyond', { params: { code: beyond } })
}

/**
 * Changes a role for this tenant; it bites within a second on every instance. One of the platform gets a row of the
 * tenant in its place. Throws 403 for a role that the caller holds, 409 for an administrator's and for a stale version.
 */
export async function update(ctx: Ctx, input: RoleChange): Promise<RoleRecord> {
  const { roleCode, version } = input
  const values = valuesOf(input)
  const { after, all } = await ctx.transaction(async (tx) => {
    const rows = await rolesIn(tx)
    const before = mustFind(ctx, rows, roleCode)
    assertEditable(ctx, before)
    assertMayGive(ctx, values.permissions, before.permissions)
    const isOwn = before.tenantNode === ctx.tenant.dataNode
    if (version !== (isOwn ? before.version : 0)) throw new AppError('record.stale')
    const stale = () => new AppError('record.stale')
    if (!isOwn) {
      const insertion = { action: 'update', duplicate: stale, before }
      return { after: await insertOwn(tx, ctx, { roleCode, ...values }, insertion), all: rows }
    }
    const changed = await repo.change(tx, before, values)
    if (!changed) throw stale()
    await record(tx, ctx, roleCode, { action: 'update', fieldDiff: diffOf(before, values) })
    await tx.publish(rolesChanged, ctx.tenant.dataNode)
    return { after: changed, all: rows }
  })
  const held = await countRoleHolders(ctx)
  return { ...asRecord(ctx, after, all), members: held.get(roleCode) ?? 0 }
}

/** Takes the tenant's own role away. Throws 409 while people hold it and the platform has none of that code. */
export async function remove(
  ctx: Ctx,
  { roleCode, version }: { roleCode: string; version: number },
): Promise<null> {
  const held = await countRoleHolders(ctx)
  await ctx.transaction(async (tx) => {
    const rows = await rolesIn(tx)
    const before = mustFind(ctx, rows, roleCode)
    assertEditable(ctx, before)
    if (before.tenantNode !== ctx.tenant.dataNode) throw new AppError('record.notFound')
    const under = rows.find((row) => row.roleCode === roleCode && row.tenantNode === '*')
    const count = held.get(roleCode) ?? 0
    if (!under && count > 0) {
      throw new AppError('role.inUse', { params: { count, role: before.nameZh } })
    }
    // What the platform gives may be more than the caller has.
    if (under) assertMayGive(ctx, under.permissions, before.permissions)
    if (!(await repo.remove(tx, { id: before.id, version }))) throw new AppError('record.stale')
    await record(tx, ctx, roleCode, { action: 'remove' })
    await tx.publish(rolesChanged, ctx.tenant.dataNode)
  })
  return null
}

function mustFind(ctx: Ctx, rows: readonly RoleRow[], code: string): RoleRow {
  const row = effectiveRoles(rows, ctx.tenant.dataNode).find((each) => each.roleCode === code)
  if (!row) throw new AppError('record.notFound')
  return row
}

function assertEditable(ctx: Ctx, { roleCode, nameZh }: RoleRow): void {
  if (isFixed(roleCode)) throw new AppError('role.fixed')
  if (ctx.roles.includes(roleCode)) throw new AppError('role.own', { params: { role: nameZh } })
}

type Insertion = { action: string; duplicate: () => AppError; before?: RoleRow }
type Values = { roleCode: string } & ReturnType<typeof valuesOf>

async function insertOwn(
  tx: Tx,
  ctx: Ctx,
  values: Values,
  { action, duplicate, before }: Insertion,
): Promise<RoleRow> {
  const stored = await mapUniqueViolation({ role_code_uq: duplicate }, () =>
    repo.insert(tx, { id: ctx.newId(), ...values }),
  )
  const { roleCode, ...told } = values
  await record(tx, ctx, roleCode, { action, ...(before && { fieldDiff: diffOf(before, told) }) })
  await tx.publish(rolesChanged, ctx.tenant.dataNode)
  return stored
}

const record = (
  tx: Tx,
  ctx: Ctx,
  code: string,
  { action, fieldDiff = {} }: { action: string; fieldDiff?: ReturnType<typeof diffOf> },
) => recordOperation(tx, ctx, { businessId: businessIdOf(code), operateModule, action, fieldDiff })
