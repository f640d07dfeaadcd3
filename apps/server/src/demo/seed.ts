import { system } from '@yuncang/db/handle'
import { addCustomers } from '../modules/customer/service/save.ts'
import type { Services } from '../platform/services.ts'
import { actAs } from './actor.ts'
import { demoCustomers } from './customers.ts'
import { demoAccounts, demoPassword, demoTenants } from './tenants.ts'

/** Makes the demo tenants, their accounts and customers, once: a database that has tenants is left as it is. */
export async function seedDemo(services: Services): Promise<boolean> {
  const { db } = services
  const hasTenants = await db.read(system('first start of the demo'), async (read) => {
    const [tenant] = await read.select(read.t.tenant).limit(1)
    return tenant !== undefined
  })
  if (hasTenants) return false
  const users = await seedAccounts(services)
  for (const { row, suffix } of demoTenants) {
    const clerk = users.get(suffix ? `kf.${suffix}` : 'kf')!
    const ctx = actAs(services, row, clerk)
    await ctx.transaction((tx) => addCustomers(tx, ctx, demoCustomers()))
  }
  return true
}

async function seedAccounts({ db, passwords, ids, clock }: Services) {
  // One hash for all of them: the password is public, and eighty hashes would hold up the first start.
  const passwordHash = await passwords.hash(demoPassword)
  const createTime = clock()
  const accounts = demoAccounts().map((each) => ({ ...each, id: ids() }))
  await db.transaction(system('first start of the demo'), async (tx) => {
    const { tenant, user, membership } = tx.t
    await tx.insert(
      tenant,
      demoTenants.map((each) => each.row),
    )
    await tx.insert(
      user,
      accounts.map(({ id, account, realName }) => ({
        id,
        account,
        realName,
        phone: null,
        avatar: '',
        passwordHash,
        status: 1,
        createTime,
      })),
    )
    await tx.insert(
      membership,
      accounts.flatMap(({ id, memberships }) =>
        memberships.map((each) => ({ userId: id, ...each })),
      ),
    )
  })
  return new Map(accounts.map(({ id, account, realName }) => [account, { id, account, realName }]))
}
