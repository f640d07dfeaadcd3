import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { system } from '@yuncang/db/handle'
import type { ApiTokenDraft, ApiTokenRecord } from '@yuncang/shared/nouns/api-token/contract'
import { apiTokenPrefix, rightsOfToken } from '@yuncang/shared/nouns/api-token/rules'
import { AppError } from '@yuncang/shared/errors'
import { randomBytes } from 'node:crypto'
import type { Ctx } from '../../../trpc/context.ts'
import { diffOf, recordOperation } from '../../../kernel/record/service.ts'
import { hashOf } from '../../session/service/session-store.ts'
import { sessionsChanged } from '../../../platform/identity.ts'
import * as repo from '../repo.ts'

const operateModule = businessModules.apiToken
const dayMs = 86_400_000

/** Every token of the tenant, whoever made it. */
export async function list(ctx: Ctx): Promise<ApiTokenRecord[]> {
  const rows = await ctx.read((db) => repo.all(db))
  const owners = [...new Set(rows.map((row) => row.ownerId))]
  const makers = await ctx.services.db.read(system('makers of access tokens'), (db) =>
    repo.membersAmong(db, ctx.tenant.dataNode, owners),
  )
  return rows.map((row) => asRecord(row, ctx.now(), makers.has(row.ownerId)))
}

function asRecord(row: repo.TokenRow, now: string, hasMaker: boolean): ApiTokenRecord {
  return { ...row, state: stateOf(row, now, hasMaker) }
}

function stateOf(row: repo.TokenRow, now: string, hasMaker: boolean): ApiTokenRecord['state'] {
  if (row.revokeTime !== null) return 'revoked'
  if (row.expireTime <= now) return 'expired'
  return hasMaker ? 'active' : 'idle'
}

/** Makes a token in the caller's name. Throws 403 for a right that the caller lacks or that no token may have. */
export async function create(ctx: Ctx, input: ApiTokenDraft) {
  const permissions = [...new Set(input.permissions)].sort()
  const may = rightsOfToken(permissions, ctx.permissions)
  const beyond = permissions.find((code) => !may.has(code))
  if (beyond !== undefined) throw new AppError('apiToken.beyond', { params: { code: beyond } })
  const token = apiTokenPrefix + randomBytes(32).toString('base64url')
  const now = ctx.now()
  const id = ctx.newId()
  const name = input.name.trim()
  const answer = await ctx.transaction(async (tx) => {
    await recordOperation(tx, ctx, {
      businessId: id,
      operateModule,
      action: 'create',
      fieldDiff: diffOf({}, { name, permissions }),
    })
    const stored = await repo.insert(tx, {
      id,
      tokenHash: hashOf(token),
      name,
      hint: token.slice(-4),
      permissions,
      ownerId: ctx.user.id,
      ownerName: ctx.user.realName,
      expireTime: new Date(Date.parse(now) + input.days * dayMs).toISOString(),
      createBy: ctx.user.id,
      createTime: now,
      updateBy: ctx.user.id,
      updateTime: now,
    })
    // An answer that is kept for a repeated Idempotency-Key holds no token.
    return { record: asRecord(stored, now, true), token: '' }
  })
  return { ...answer, token }
}

/** Ends a token within a second on every instance. Throws 409 when it was ended or changed meanwhile. */
export async function revoke(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
): Promise<null> {
  await ctx.transaction(async (tx) => {
    const ended = { time: ctx.now(), by: ctx.user.id }
    if (!(await repo.revoke(tx, { id, version }, ended))) throw new AppError('record.stale')
    await recordOperation(tx, ctx, { businessId: id, operateModule, action: 'revoke' })
    await tx.publish(sessionsChanged, id)
  })
  return null
}
