import { inTenant, system, type SystemTx, type Tx } from '@yuncang/db/handle'
import { and, eq, isNull } from '@yuncang/db/sql'
import { userStatuses } from '@yuncang/shared/nouns/user/rules'
import { today } from '@yuncang/shared/kernel/calendar'
import { only } from '@yuncang/shared/kernel/expected'
import { addCustomers } from '../modules/customer/service/save.ts'
import type { User } from '../platform/identity.ts'
import type { Services } from '../platform/services.ts'
import { seedContracts } from './contracts.ts'
import { demoCustomers } from './customers.ts'
import { startOf } from './history/books/calendar.ts'
import { seedInvitation } from './invitation.ts'
import { seedLinks } from './links.ts'
import { tellStory } from './history/story.ts'
import { isStaffed, startSimulation, type Simulation } from './simulation.ts'
import { seededIds } from './ids.ts'
import { seedMasterData } from './master-data/seed.ts'
import { noProgress, type Progress } from './progress.ts'
import { demoAccounts, demoTenants, type DemoTenant } from './tenants.ts'
import { midnightOf } from './working-hours.ts'

export type SeedOptions = {
  /** How much history a tenant without any gets; 0 for none. */
  readonly months: number
  readonly progress: Progress
  /** The tenants that get it; all of them unless said otherwise. */
  readonly only?: readonly string[]
}

const noHistory: SeedOptions = { months: 0, progress: noProgress }

/**
 * Makes the demo tenants, their accounts, customers, master data, contracts and history, once: a database that has
 * tenants keeps them, and they and their accounts are given only what earlier versions left out. A tenant comes whole
 * or not at all, so that a start that is cut off goes on with the next one.
 */
export async function seedDemo(services: Services, options = noHistory): Promise<boolean> {
  const { db } = services
  const hasTenants = await db.read(system('first start of the demo'), async (read) => {
    const [tenant] = await read.select(read.t.tenant).limit(1)
    return tenant !== undefined
  })
  if (!hasTenants) await seedAccounts(services)
  const people = await peopleOf(services)
  for (const tenant of demoTenants) await completeTenant(services, tenant, people, options)
  await db.transaction(system('phones and customers of the demo accounts'), completeAccounts)
  options.progress.done()
  return !hasTenants
}

type People = ReadonlyMap<string, User>

/** The accounts of the demo by their names. */
export const peopleOf = ({ db }: Services): Promise<People> =>
  db.read(system('people of the demo'), async (read) => {
    const rows = await read.select(read.t.user)
    return new Map(
      rows.map(({ id, account, realName }) => [account, { id, account, realName }] as const),
    )
  })

async function completeTenant(
  services: Services,
  tenant: DemoTenant,
  people: People,
  { months, progress, only: chosen }: SeedOptions,
): Promise<void> {
  if (!isStaffed({ tenant, people })) return
  const node = tenant.row.dataNode
  await services.db.transaction(inTenant(node), async (tx) => {
    // Another instance that starts at the same time is at it already.
    if (!(await tx.tryLock(`demo.seed ${node}`))) return
    const isMeant = months > 0 && (chosen?.includes(node) ?? true)
    const isDue = isMeant && !(await hasHistory(tx))
    const span = isDue
      ? spanOf(services, months)
      : { start: timeOf(services), end: timeOf(services) }
    const simulation = startSimulation({ services, tenant, people, tx, ...span })
    await settle(simulation)
    if (isDue) await tellAll(simulation, months, { progress })
  })
}

/** Customers, master data and contracts, as far as there are none yet. */
export async function settle(simulation: Simulation): Promise<void> {
  const { kf } = simulation.as
  const found = await kf.read(async (read) => ({
    customers: await read.select(read.t.customer).limit(1),
    products: await read.select(read.t.product).limit(1),
  }))
  if (found.customers.length === 0)
    await kf.transaction((tx) => addCustomers(tx, kf, demoCustomers()))
  if (found.products.length === 0) await seedMasterData(simulation)
  await seedContracts(simulation)
}

/** The story of a tenant and the note that it has been told. */
export async function tellAll(
  simulation: Simulation,
  months: number,
  { progress, resetBy = '' }: { progress: Progress; resetBy?: string },
): Promise<void> {
  const { dataNode } = simulation.tenant.row
  const span = simulation.end - simulation.start
  if (months > 0)
    await tellStory(simulation, months, (time) =>
      progress.reached(dataNode, (time - simulation.start) / span),
    )
  const until = today(new Date(simulation.end).toISOString())
  const time = simulation.realNow()
  await simulation.as.admin.transaction((tx) =>
    tx.insert(tx.t.demoHistory, { months, until, time, resetBy }),
  )
}

const timeOf = ({ clock }: Services) => Date.parse(clock())

/** From before so many closed months to the midnight before today: the same on all of a day. */
export function spanOf(services: Services, months: number): { start: number; end: number } {
  const end = midnightOf(timeOf(services))
  return { end, start: startOf(end, months) }
}

/** A tenant in which somebody has worked already keeps what it has. */
async function hasHistory(tx: Tx): Promise<boolean> {
  const { demoHistory, inboundOrder } = tx.t
  const [told] = await tx.select(demoHistory).limit(1)
  const [order] = await tx.select(inboundOrder).limit(1)
  return told !== undefined || order !== undefined
}

async function seedAccounts({ db, passwords, clock, config }: Services): Promise<void> {
  const ids = seededIds('accounts', () => new Date(midnightOf(Date.parse(clock()))).toISOString())
  // One hash for all of them, since all have one password, and eighty hashes would hold up the first start.
  const passwordHash = await passwords.hash(config.demoPassword)
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
      accounts.map(({ id, account, realName, phone, memberships: [home] }) => ({
        id,
        account,
        realName,
        phone,
        avatar: '',
        passwordHash,
        status: userStatuses.active,
        homeNode: home?.tenantNode ?? '',
        createTime,
      })),
    )
    await tx.insert(
      membership,
      accounts.flatMap(({ id, memberships }) =>
        memberships.map((each) => ({ userId: id, ...each })),
      ),
    )
    await seedInvitation(tx, { people: accounts, newId: ids, time: createTime })
    await seedLinks(tx)
  })
}

/** Phones for accounts without one, and the first demo customer for the customers' own accounts. */
export async function completeAccounts(tx: SystemTx): Promise<void> {
  const { user, membership, customer } = tx.t
  const phones = new Map(demoAccounts().map(({ account, phone }) => [account, phone]))
  for (const { id, account } of await tx.select(user, isNull(user.phone))) {
    const phone = phones.get(account)
    if (phone) await tx.update(user, { phone }, eq(user.id, id))
  }
  const { customerName } = only(demoCustomers().slice(0, 1))
  const own = and(isNull(membership.customerId), eq(membership.roleCodes, ['kh']))
  for (const { userId, tenantNode } of await tx.select(membership, own)) {
    const named = eq(customer.customerName, customerName)
    const [row] = await tx.select(customer, eq(customer.tenantNode, tenantNode), named)
    if (!row) continue
    const where = and(eq(membership.userId, userId), eq(membership.tenantNode, tenantNode))
    await tx.update(membership, { customerId: row.id }, where)
  }
}
