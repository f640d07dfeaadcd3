import { system } from '@yuncang/db/handle'
import type {
  InvitationQuery,
  InvitationRecord,
  ReceivedInvitation,
} from '@yuncang/shared/nouns/membership-invitation/contract'
import { invitationStates, stateOf } from '@yuncang/shared/nouns/membership-invitation/rules'
import type { Ctx, SessionCtx } from '../../../trpc/context.ts'
import { rolesAt } from '../../session/service/standing.ts'
import * as repo from '../repo.ts'

/** What the tenant has sent. */
export async function page(ctx: Ctx, { state, ...query }: InvitationQuery) {
  const { records, ...found } = await ctx.read((db) =>
    repo.invitationList.page(db, { ...query, ...filterOf(state, ctx.now()) }),
  )
  return { ...found, records: records.map((row) => asRecord(row, ctx.now())) }
}

function filterOf(state: InvitationQuery['state'], now: string) {
  if (state === invitationStates.expired) return { status: invitationStates.open, expiresBy: now }
  return state === invitationStates.open ? { status: state, expiresAfter: now } : { status: state }
}

/** As the tenant sees it: a refusal is not told. */
export const asRecord = (row: repo.InvitationRow, now: string): InvitationRecord => ({
  ...row,
  state: stateOf(row, now),
})

/** What waits for the answer of the person, from every tenant that can be worked in. */
export const mine = (ctx: SessionCtx): Promise<ReceivedInvitation[]> =>
  ctx.services.db.read(system('invitations of a person'), async (db) => {
    const isEnglish = ctx.call.locale === 'en'
    const received: ReceivedInvitation[] = []
    for (const { invitation, tenant } of await repo.openOf(db, ctx.user.id, ctx.now())) {
      const roles = await rolesAt(db, tenant.dataNode)
      const roleNames = invitation.roleCodes.map((code) => {
        const role = roles.get(code)
        return (isEnglish ? role?.nameEn : role?.nameZh) ?? code
      })
      received.push({ ...invitation, tenantName: tenant.name, roleNames })
    }
    return received
  })
