import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { only } from '@yuncang/shared/kernel/expected'
import { mapUniqueViolation } from '@yuncang/db/sql'
import { AppError } from '@yuncang/shared/errors'
import type {
  InvitationDraft,
  InvitationOne,
  InvitationRecord,
} from '@yuncang/shared/nouns/membership-invitation/contract'
import {
  invitationDays,
  invitationStates,
  stateOf,
} from '@yuncang/shared/nouns/membership-invitation/rules'
import { foldAccount } from '@yuncang/shared/nouns/user/account'
import { recordOperation } from '../../../kernel/record/service.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { assertMayGive, rolesHere } from '../../user/service/guards.ts'
import { placeOf } from '../../user/service/place.ts'
import { hasMember } from '../../user/service/read.ts'
import * as repo from '../repo.ts'
import { asRecord } from './read.ts'

const operateModule = businessModules.user
const dayMs = 86_400_000

/**
 * Asks whoever has the account to work here too. Nobody looks whether there is such an account, so that neither the
 * answer nor its time can tell. Throws 409 for an account of the own people, 403 for roles beyond the caller's rights.
 */
export async function create(ctx: Ctx, input: InvitationDraft): Promise<InvitationRecord> {
  const account = foldAccount(input.account)
  const { place, customerName } = await placeOf(ctx, input)
  assertMayGive(ctx, await rolesHere(ctx), place)
  if (await hasMember(ctx, account))
    throw new AppError('membershipInvitation.isMember', { params: { account } })
  const { tenantNode: _tenantNode, ...given } = place
  const time = ctx.now()
  const by = ctx.user.id
  return ctx.transaction(async (tx) => {
    await repo.withdrawOpen(tx, account, { by, time })
    const rows = await mapUniqueViolation(sentMeanwhile, () =>
      repo.invitations.insert(tx, [
        {
          id: ctx.newId(),
          account,
          ...given,
          customerName,
          inviterName: ctx.user.realName,
          status: invitationStates.open,
          expireTime: new Date(Date.parse(time) + invitationDays * dayMs).toISOString(),
          refuseTime: null,
          createBy: by,
          createTime: time,
          updateBy: by,
          updateTime: time,
        },
      ]),
    )
    const row = only(rows)
    await recordOperation(tx, ctx, { businessId: row.id, operateModule, action: 'create' })
    return asRecord(row, time)
  })
}

/** Another administrator has invited the same account at the same moment. */
const sentMeanwhile = {
  membership_invitation_open_uq: (cause: unknown) => new AppError('record.stale', { cause }),
}

/** Takes an invitation back. Throws 409 when it is open no longer. */
export const withdraw = (ctx: Ctx, { id, version }: InvitationOne): Promise<InvitationRecord> =>
  ctx.transaction(async (tx) => {
    const before = await repo.invitations.find(tx, id)
    if (!before) throw new AppError('record.notFound')
    const { account } = before
    if (stateOf(before, ctx.now()) !== invitationStates.open)
      throw new AppError('membershipInvitation.notOpen', { params: { account } })
    assertSeen(before, version)
    const changes = {
      status: invitationStates.withdrawn,
      updateBy: ctx.user.id,
      updateTime: ctx.now(),
    }
    const after = await repo.invitations.change(tx, { id, version }, changes)
    if (!after) throw new AppError('record.stale')
    await recordOperation(tx, ctx, { businessId: id, operateModule, action: 'withdraw' })
    return asRecord(after, ctx.now())
  })
