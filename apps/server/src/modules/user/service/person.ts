import type { SystemTx } from '@yuncang/db/handle'
import { mapUniqueViolation, type UniqueMeanings } from '@yuncang/db/sql'
import { userStatuses } from '@yuncang/shared/nouns/user/rules'
import { AppError } from '@yuncang/shared/errors'
import { sessionsChanged } from '../../../platform/identity.ts'
import type { OpenCtx } from '../../../trpc/context.ts'
import { endLink } from '../../password/service/link.ts'
import * as repo from '../repo.ts'

export type Person = { account: string; realName: string; phone: string }
export type Place = Pick<repo.MembershipRow, 'tenantNode' | 'roleCodes' | 'sections' | 'customerId'>

/** A new person without a password, in their home tenant; gives the id. Throws 409 for an account or phone in use. */
export async function addPerson(
  tx: SystemTx,
  by: Pick<OpenCtx, 'now' | 'newId'>,
  { account, realName, phone }: Person,
  place: Place,
): Promise<string> {
  const userId = by.newId()
  await mapUniqueViolation({ ...accountTaken, ...phoneTaken(phone) }, () =>
    repo.insertPerson(tx, {
      id: userId,
      account,
      realName,
      phone: phone || null,
      avatar: '',
      passwordHash: '',
      status: userStatuses.active,
      homeNode: place.tenantNode,
      createTime: by.now(),
    }),
  )
  await repo.insertMembership(tx, { userId, ...place })
  return userId
}

/** The home tenant of a person; empty for none. */
export const homeOf = async (tx: SystemTx, userId: string): Promise<string> =>
  (await repo.findPerson(tx, userId))?.homeNode ?? ''

/** Throws 409 for an account that somebody has. */
export async function assertNewAccount(tx: SystemTx, account: string): Promise<void> {
  if (await repo.findByAccount(tx, account))
    throw new AppError('setup.accountTaken', { params: { account } })
}

/**
 * A step: somebody belongs to one more tenant, or to theirs again, and no link from before is good for it. False when
 * they belong to it already.
 */
export async function joinTenant(tx: SystemTx, userId: string, place: Place): Promise<boolean> {
  if (await repo.findMember(tx, place.tenantNode, userId)) return false
  await repo.insertMembership(tx, { userId, ...place })
  await endLink(tx, userId)
  await tx.publish(sessionsChanged, userId)
  return true
}

/** The same sentence whoever has the account: it is all that can be learned of the people of other tenants. */
const accountTaken: UniqueMeanings = {
  app_user_account_uq: (cause) => new AppError('user.accountTaken', { cause }),
}

export const phoneTaken = (phone: string): UniqueMeanings => ({
  app_user_phone_uq: (cause) => new AppError('user.phoneTaken', { params: { phone }, cause }),
})
