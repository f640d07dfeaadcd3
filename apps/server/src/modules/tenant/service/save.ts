import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { system } from '@yuncang/db/handle'
import type { TenantChange, TenantDraft, TenantLock } from '@yuncang/shared/nouns/tenant/contract'
import { AppError } from '@yuncang/shared/errors'
import { normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { trimmed } from '../../../kernel/master-data/service/noun.ts'
import { diffOf, recordIn } from '../../../kernel/record/service.ts'
import { sessionsChanged } from '../../../platform/identity.ts'
import * as repo from '../repo.ts'
import { addTenant } from './add.ts'
import { asRecord } from './read.ts'

const scope = system('administration of tenants')
const operateModule = businessModules.tenant

/** A new tenant with its first administrator, and the token of the link that sets the password. */
export const create = (ctx: Ctx, input: TenantDraft) =>
  ctx.services.db.transaction(scope, async (tx) => {
    const { account: _account, realName: _realName, ...draft } = input
    const row = { ...cleaned(draft), isLock: 0 as const }
    const made = await addTenant(tx, ctx, row, {
      account: input.account,
      realName: input.realName.trim(),
    })
    const { dataNode } = made.row
    await recordIn(tx, ctx, dataNode, { businessId: dataNode, operateModule, action: 'create' })
    return { tenant: asRecord(made.row, 1), account: made.account, token: made.token }
  })

export const update = (ctx: Ctx, { id, version, ...given }: TenantChange) =>
  changed(ctx, { id, version, action: 'update' }, cleaned(given))

/**
 * Locks a tenant or opens it again. Whoever works in it is told with the next call, within a second on every instance;
 * their other tenants go on. Throws 409 for the tenant that the caller works in.
 */
export function setLocked(ctx: Ctx, { id, version, isLock }: TenantLock) {
  if (isLock && id === ctx.tenant.dataNode) {
    throw new AppError('tenant.ownLock', { params: { tenant: id } })
  }
  return changed(ctx, { id, version, action: isLock ? 'lock' : 'unlock' }, { isLock })
}

const cleaned = <D extends { name: string; contractSubjects: string[] }>(draft: D) => ({
  ...trimmed(draft),
  name: normalizeName(draft.name),
  contractSubjects:
    draft.contractSubjects.length > 0
      ? [...new Set(draft.contractSubjects.map((each) => normalizeName(each)))]
      : null,
})

type Step = { id: string; version: number; action: string }
type Changes = Parameters<typeof repo.change>[3]

const changed = (ctx: Ctx, { id, version, action }: Step, changes: Changes) =>
  ctx.services.db.transaction(scope, async (tx) => {
    const before = await repo.find(tx, id)
    if (!before) throw new AppError('record.notFound')
    const name = changes.name ?? before.name
    if (await repo.findTaken(tx, { dataNode: id, name, own: id })) {
      throw new AppError('tenant.taken', { params: { tenant: id, name } })
    }
    const after = await repo.change(tx, id, version, changes)
    if (!after) throw new AppError('record.stale')
    const fieldDiff = diffOf(before, changes)
    await recordIn(tx, ctx, id, { businessId: id, operateModule, action, fieldDiff })
    await tx.publish(sessionsChanged, id)
    const members = await repo.membersOf(tx, [id])
    return asRecord(after, members.get(id) ?? 0)
  })
