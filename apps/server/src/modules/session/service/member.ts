import type { MemberOf } from '../../../platform/identity.ts'
import * as repo from '../repo.ts'

const active = 1

export const memberOf: MemberOf = async (db, userId, tenant) => {
  const row = await repo.findUser(db, userId)
  if (row?.status !== active) return undefined
  const memberships = await repo.membershipsOf(db, userId)
  const membership = memberships.find((each) => each.tenant.dataNode === tenant)
  const { id, account, realName } = row
  return membership && { user: { id, account, realName }, membership }
}
