import { system } from '@yuncang/db/handle'
import type { Setup } from '@yuncang/shared/nouns/setup/contract'
import { addTenant } from '../modules/tenant/service/add.ts'
import type { Services } from '../platform/services.ts'

/**
 * Makes a tenant and its administrator by the operator's command, and gives the token of a link by which the password
 * is set. Throws 409 when tenant or account exist.
 */
export function firstTenant(
  { db, ids, clock }: Services,
  input: Setup,
): Promise<{ account: string; token: string }> {
  const { tenant: dataNode, type } = input
  const flags = {
    inCompany: 0,
    hasJf: 0,
    hasFutures: 0,
    hasPledge: 0,
    isLock: 0,
    training: 0,
  } as const
  const row = { dataNode, name: input.name.trim(), type, redirectUri: '', ...flags }
  return db.transaction(system('setup of a tenant'), async (tx) => {
    const by = { now: clock, newId: ids }
    const administrator = { account: input.account, realName: input.account.trim() }
    const { account, token } = await addTenant(tx, by, row, administrator)
    return { account, token }
  })
}
