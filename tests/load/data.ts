import { openSqlite } from '@yuncang/db/sqlite/open'
import { migrateSqlite } from '@yuncang/db/sqlite/migrate'
import { inTenant, system, type Db } from '@yuncang/db/handle'
import { applySeed } from '@yuncang/db/seed/apply'
import { createHash } from 'node:crypto'
import { v7 } from 'uuid'

export const tenantCount = 20
export const linesPerOrder = 10
export const tenantOf = (index: number) => `WMS_B${String(index % tenantCount).padStart(3, '0')}`

/** One signed-in person with every right in every tenant of the bench. */
export const benchToken = 'b'.repeat(43)

export const billOf = (index: number) =>
  `DMLN${String((index * 7919) % 100_000_000).padStart(8, '0')}`

const statuses = [0, 1, 1, 2, 2, 2, 3, 5, 6, 7]

function orderOf(index: number) {
  const minute = String(Math.floor(index / 60) % 60).padStart(2, '0')
  const day = String(1 + (Math.floor(index / 3600) % 28)).padStart(2, '0')
  const time = `2026-10-${day}T08:${minute}:${String(index % 60).padStart(2, '0')}.000Z`
  return {
    id: v7(),
    orderNo: `RK20261001${String(index).padStart(7, '0')}`,
    masterBillNo: billOf(index),
    splitSeq: 0,
    customerId: `bench-customer-${tenantOf(index)}`,
    customerName: '青岛样例橡胶贸易有限公司（虚构）',
    inboundType: '1',
    businessType: '1',
    enShipName: 'DEMO PIONEER',
    cnShipName: '示范先锋',
    imvoy: '025E',
    expectDate: '2026-11-01',
    totalPieces: 160,
    netWeight: '201600.000',
    grossWeight: '204800.000',
    volume: '320.0000',
    remark: '',
    orderStatus: statuses[Math.floor(index / tenantCount) % statuses.length]!,
    submitBy: null,
    submitTime: null,
    createBy: 'bench',
    createTime: time,
    updateBy: 'bench',
    updateTime: time,
  }
}

/** A database file with `count` orders over twenty tenants, newest ids last. */
export async function makeBenchFile(
  file: string,
  migrations: string,
  count: number,
): Promise<void> {
  migrateSqlite(file, migrations)
  const db = openSqlite({ file, onError: console.error })
  await fillBench(db, count)
  await db.close()
}

/** The same in any migrated database. */
export async function fillBench(db: Db, count: number): Promise<void> {
  await applySeed(db)
  const now = new Date()
  await db.transaction(system('bench'), async (tx) => {
    const { tenant, user, membership, session } = tx.t
    const nodes = Array.from({ length: tenantCount }, (_, index) => tenantOf(index))
    await tx.insert(
      tenant,
      nodes.map((dataNode) => ({
        dataNode,
        name: dataNode,
        type: '仓库类租户',
        inCompany: 0 as const,
        hasJf: 0 as const,
        hasFutures: 0 as const,
        hasPledge: 0 as const,
        isLock: 0 as const,
        training: 0 as const,
        redirectUri: '',
      })),
    )
    const person = { id: 'bench', account: 'bench', realName: 'Bench', phone: null, avatar: '' }
    await tx.insert(user, { ...person, passwordHash: '', status: 1, createTime: now.toISOString() })
    await tx.insert(
      membership,
      nodes.map((tenantNode) => ({
        userId: 'bench',
        tenantNode,
        roleCodes: ['admin'],
        sections: [],
      })),
    )
    await tx.insert(session, {
      tokenHash: createHash('sha256').update(benchToken).digest('hex'),
      userId: 'bench',
      createTime: now.toISOString(),
      expireTime: new Date(now.getTime() + 86_400_000).toISOString(),
      revokeTime: null,
      currentSection: null,
      isLocked: 0,
    })
  })
  for (let node = 0; node < tenantCount; node += 1) {
    const tenant = tenantOf(node)
    await db.transaction(inTenant(tenant), async (tx) => {
      await tx.insert(tx.t.customer, benchCustomer(now.toISOString(), tenant))
    })
    const own = Array.from(
      { length: Math.ceil((count - node) / tenantCount) },
      (_, at) => node + at * tenantCount,
    )
    await insertOrders(db, tenant, own)
  }
}

/** Further orders of one tenant; `from` is more than what all of them have so far. */
export const addOrders = (
  db: Db,
  tenant: string,
  { from, count }: { from: number; count: number },
): Promise<void> =>
  insertOrders(
    db,
    tenant,
    Array.from({ length: count }, (_, at) => from + at),
  )

const rowsAtOnce = 1000

async function insertOrders(db: Db, tenant: string, indices: readonly number[]): Promise<void> {
  for (let from = 0; from < indices.length; from += rowsAtOnce)
    await db.transaction(inTenant(tenant), (tx) =>
      tx.insert(tx.t.inboundOrder, indices.slice(from, from + rowsAtOnce).map(orderOf)),
    )
}

const benchCustomer = (time: string, tenant: string) => ({
  id: `bench-customer-${tenant}`,
  customerCode: 'KH000001',
  customerName: '青岛样例橡胶贸易有限公司（虚构）',
  shortName: '',
  enName: '',
  socialCreditCode: '91370200MA3DEM0197',
  dutyNumber: '',
  customsEtpsNo: '',
  isVisual: 0 as const,
  customerType: ['0'],
  property: '',
  address: '',
  countryCode: '',
  level: '',
  creditLimit: null,
  creditDays: null,
  isStop: 0 as const,
  stopReason: '',
  syncSource: '手工',
  createBy: 'bench',
  createTime: time,
  updateBy: 'bench',
  updateTime: time,
})
