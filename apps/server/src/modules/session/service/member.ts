import type { Read } from '@yuncang/db/handle'
import type { Membership, User } from '../../../platform/identity.ts'
import * as repo from '../repo.ts'

const active = 1

/** A person and what they are in a tenant, as of now; undefined when they are disabled or no longer of it. */
export async function memberOf(
  db: Read,
  userId: string,
  tenant: string,
): Promise<{ user: User; membership: Membership } | undefined> {
  const row = await repo.findUser(db, userId)
  if (row?.status !== active) return undefined
  const memberships = await repo.membershipsOf(db, userId)
  const membership = memberships.find((each) => each.tenant.dataNode === tenant)
  const { id, account, realName } = row
  return membership && { user: { id, account, realName }, membership }
}
