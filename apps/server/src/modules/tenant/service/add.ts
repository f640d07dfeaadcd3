import type { SystemTx } from '@yuncang/db/handle'
import { foldAccount } from '@yuncang/shared/nouns/user/account'
import { AppError } from '@yuncang/shared/errors'
import type { OpenCtx } from '../../../trpc/context.ts'
import { makeLink } from '../../password/service/link.ts'
import { addPerson, assertNewAccount } from '../../user/service/person.ts'
import * as repo from '../repo.ts'

const sections = { 仓库类租户: ['保税仓储板块'], 货代类租户: ['货代板块'] }

type NewTenant = Parameters<typeof repo.insert>[1] & { type: keyof typeof sections }
type Maker = Pick<OpenCtx, 'now' | 'newId'>

/**
 * Makes a tenant and its administrator, who also administers the platform when it is the very first tenant, and gives
 * the token of a link by which the password is set. Throws 409 when tenant or account exist.
 */
export async function addTenant(
  tx: SystemTx,
  by: Maker,
  row: NewTenant,
  administrator: { account: string; realName: string },
): Promise<{ row: repo.TenantRow; account: string; token: string }> {
  const { dataNode, name, type } = row
  if (await repo.findTaken(tx, { dataNode, name })) {
    throw new AppError('setup.tenantTaken', { params: { tenant: dataNode, name } })
  }
  const roleCodes = (await repo.hasAny(tx)) ? ['admin'] : ['admin', 'sysadmin']
  const account = foldAccount(administrator.account)
  await assertNewAccount(tx, account)
  const userId = await addPerson(
    tx,
    by,
    { account, realName: administrator.realName, phone: '' },
    { tenantNode: dataNode, roleCodes, sections: sections[type], customerId: null },
  )
  const stored = await repo.insert(tx, row)
  return { row: stored, account, token: await makeLink(tx, userId, by.now()) }
}
