import { system } from '@yuncang/db/handle'
import type { Setup } from '@yuncang/shared/contracts/setup'
import { foldAccount } from '@yuncang/shared/domain/account'
import { AppError } from '@yuncang/shared/errors'
import { makeLink } from '../modules/password/service.ts'
import type { Services } from '../platform/services.ts'
import * as repo from './repo.ts'

const sections = { 仓库类租户: ['保税仓储板块'], 货代类租户: ['货代板块'] }

/**
 * Makes a tenant and its administrator, who also administers the platform when it is the very first tenant, and gives
 * the token of a link by which the password is set. Throws 409 when tenant or account exist.
 */
export async function firstTenant(
  { db, ids, clock }: Services,
  input: Setup,
): Promise<{ account: string; token: string }> {
  const { tenant: dataNode, type } = input
  const name = input.name.trim()
  const account = foldAccount(input.account)
  const now = clock()
  const userId = ids()
  return db.transaction(system('setup of a tenant'), async (tx) => {
    if (await repo.isTenantTaken(tx, dataNode, name)) {
      throw new AppError('setup.tenantTaken', { params: { tenant: dataNode, name } })
    }
    if (await repo.isAccountTaken(tx, account)) {
      throw new AppError('setup.accountTaken', { params: { account } })
    }
    const roleCodes = (await repo.hasTenants(tx)) ? ['admin'] : ['admin', 'sysadmin']
    await repo.insert(tx, {
      tenant: {
        dataNode,
        name,
        type,
        inCompany: 0,
        hasJf: 0,
        hasFutures: 0,
        hasPledge: 0,
        isLock: 0,
        training: 0,
        redirectUri: '',
      },
      user: {
        id: userId,
        account,
        realName: account,
        avatar: '',
        passwordHash: '',
        status: 1,
        createTime: now,
      },
      membership: { userId, tenantNode: dataNode, roleCodes, sections: sections[type] },
    })
    return { account, token: await makeLink(tx, userId, now) }
  })
}
