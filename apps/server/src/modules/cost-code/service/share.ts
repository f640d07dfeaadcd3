import { forbiddenStatuses } from '@yuncang/shared/kernel/forbidden-status'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { system, type SystemTx } from '@yuncang/db/handle'
import type { CostCodeSharing } from '@yuncang/shared/nouns/cost-code/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { recordIn } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'

const operateModule = businessModules.costCode

/**
 * Gives fee names to other tenants in which the caller may maintain them too: missing ones are added, forbidden ones are
 * used again, and what a tenant calls its own stays. Throws 403 for a tenant without that right, 404 for an unknown name.
 */
export async function share(ctx: Ctx, input: CostCodeSharing) {
  const feeCodes = [...new Set(input.feeCodes)]
  const tenants = [...new Set(input.tenantIds)].filter((node) => node !== ctx.tenant.dataNode)
  for (const tenant of tenants) await assertMayWrite(ctx, tenant)
  const given = await ctx.read((db) => repo.withCodes(db, feeCodes))
  if (given.length !== feeCodes.length) throw new AppError('record.notFound')
  return ctx.services.db.transaction(system('push to another tenant'), async (tx) => {
    const told = []
    for (const tenant of tenants) told.push(await giveTo(tx, ctx, tenant, given))
    return told
  })
}

async function assertMayWrite(ctx: Ctx, tenant: string): Promise<void> {
  const session = await ctx.services.sessions.find(ctx.token)
  const membership = session?.memberships.get(tenant)
  const rights = membership && (await ctx.services.roles.rightsOf(tenant, membership.roles))
  if (membership?.tenant.isLock || !rights?.permissions.has('costCode:write')) {
    throw new AppError('costCode.noRightThere', { params: { tenant } })
  }
}

async function giveTo(tx: SystemTx, ctx: Ctx, tenant: string, given: repo.CostCodeRow[]) {
  const there = await repo.allOf(tx, tenant)
  const usedNames = new Set(there.flatMap(({ feeCode, feeName }) => [feeCode, feeName]))
  const missing = given.filter(
    ({ feeCode, feeName }) => !usedNames.has(feeCode) && !usedNames.has(feeName),
  )
  const codes = new Set(given.map(({ feeCode }) => feeCode))
  const forbidden = there.filter(
    (row) => row.forbiddenStatus === forbiddenStatuses.stopped && codes.has(row.feeCode),
  )
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const made = { createBy: ctx.user.id, createTime: ctx.now(), ...who, version: 1 }
  const added = missing.map((row) => ({ ...row, ...made, id: ctx.newId(), tenantNode: tenant }))
  await repo.insertInto(tx, added)
  for (const row of forbidden) await repo.allow(tx, row, who)
  for (const { id } of [...added, ...forbidden]) {
    await recordIn(tx, ctx, tenant, { businessId: id, operateModule, action: 'share' })
  }
  return { tenantId: tenant, added: added.length, enabled: forbidden.length }
}
