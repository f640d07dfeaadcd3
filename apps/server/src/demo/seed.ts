import { system, type SystemTx } from '@yuncang/db/handle'
import { and, eq, isNull } from '@yuncang/db/sql'
import { addCustomers } from '../modules/customer/service/save.ts'
import type { Services } from '../platform/services.ts'
import { actAs } from './actor.ts'
import { seedContracts } from './contracts.ts'
import { demoCustomers } from './customers.ts'
import { seedMasterData } from './master-data/seed.ts'
import { demoAccounts, demoPassword, demoTenants, type DemoTenant } from './tenants.ts'

/**
 * Makes the demo tenants, their accounts, customers, master data and contracts, once: a database that has tenants keeps
 * them, and they and their accounts are given only what earlier versions left out.
 */
export async function seedDemo(services: Services): Promise<boolean> {
  const { db } = services
  const hasTenants = await db.read(system('first start of the demo'), async (read) => {
    const [tenant] = await read.select(read.t.tenant).limit(1)
    return tenant !== undefined
  })
  if (!hasTenants) await seedTenants(services)
  await db.transaction(system('phones and customers of the demo accounts'), completeAccounts)
  await completeMasterData(services)
  await seedContracts(services)
  return !hasTenants
}

async function seedTenants(services: Services): Promise<void> {
  const users = await seedAccounts(services)
  for (const { row, suffix } of demoTenants) {
    const clerk = users.get(accountOf('kf', suffix))!
    const ctx = actAs(services, row, clerk)
    await ctx.transaction((tx) => addCustomers(tx, ctx, demoCustomers()))
  }
}

const accountOf = (role: 'kf' | 'sh' | 'ck', suffix: string) =>
  suffix ? `${role}.${suffix}` : role

/** Products, locations and the rest for demo tenants that have no product yet. */
async function completeMasterData(services: Services): Promise<void> {
  const found = await services.db.read(system('what the demo tenants have'), async (read) => {
    const users = await read.select(read.t.user)
    const bare: DemoTenant[] = []
    for (const tenant of demoTenants) {
      const { product } = read.t
      const own = eq(product.tenantNode, tenant.row.dataNode)
      const [row] = await read.select(product, own).limit(1)
      if (!row) bare.push(tenant)
    }
    return { bare, users: new Map(users.map((row) => [row.account, row])) }
  })
  for (const { row, suffix } of found.bare) {
    const as = (role: 'kf' | 'sh' | 'ck') => {
      const user = found.users.get(accountOf(role, suffix))
      return user && actAs(services, row, user)
    }
    const [clerk, auditor, keeper] = [as('kf'), as('sh'), as('ck')]
    if (clerk && auditor && keeper) await seedMasterData({ clerk, auditor, keeper })
  }
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
      accounts.map(({ id, account, realName, phone }) => ({
        id,
        account,
        realName,
        phone,
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

/** Phones for accounts without one, and the first demo customer for the customers' own accounts. */
async function completeAccounts(tx: SystemTx): Promise<void> {
  const { user, membership, customer } = tx.t
  const phones = new Map(demoAccounts().map(({ account, phone }) => [account, phone]))
  for (const { id, account } of await tx.select(user, isNull(user.phone))) {
    const phone = phones.get(account)
    if (phone) await tx.update(user, { phone }, eq(user.id, id))
  }
  const [first] = demoCustomers()
  const own = and(isNull(membership.customerId), eq(membership.roleCodes, ['kh']))
  for (const { userId, tenantNode } of await tx.select(membership, own)) {
    const named = eq(customer.customerName, first!.customerName)
    const [row] = await tx.select(customer, eq(customer.tenantNode, tenantNode), named)
    if (!row) continue
    const where = and(eq(membership.userId, userId), eq(membership.tenantNode, tenantNode))
    await tx.update(membership, { customerId: row.id }, where)
  }
}
