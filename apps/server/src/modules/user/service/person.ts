import type { SystemTx } from '@yuncang/db/handle'
import { mapUniqueViolation, type UniqueMeanings } from '@yuncang/db/sql'
import { userStatuses } from '@yuncang/shared/nouns/user/rules'
import { AppError } from '@yuncang/shared/errors'
import type { OpenCtx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

type Person = { account: string; realName: string; phone: string }
type Place = Pick<repo.MembershipRow, 'tenantNode' | 'roleCodes' | 'sections' | 'customerId'>

/** A new person without a password, in a tenant; gives the id. Throws 409 for an account or phone in use. */
export async function addPerson(
  tx: SystemTx,
  by: Pick<OpenCtx, 'now' | 'newId'>,
  { account, realName, phone }: Person,
  place: Place,
): Promise<string> {
  const userId = by.newId()
  if (await repo.findByAccount(tx, account)) {
    throw new AppError('setup.accountTaken', { params: { account } })
  }
  await mapUniqueViolation(phoneTaken(phone), () =>
    repo.insertPerson(tx, {
      id: userId,
      account,
      realName,
      phone: phone || null,
      avatar: '',
      passwordHash: '',
      status: userStatuses.active,
      createTime: by.now(),
    }),
  )
  await repo.insertMembership(tx, { userId, ...place })
  return userId
}

export const phoneTaken = (phone: string): UniqueMeanings => ({
  app_user_phone_uq: (cause) => new AppError('user.phoneTaken', { params: { phone }, cause }),
})
