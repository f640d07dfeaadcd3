import { customerColumns, type CustomerColumn } from '@yuncang/db/customer-columns'
import type { Read, SystemTx, Tx } from '@yuncang/db/handle'
import {
  and,
  asc,
  containsCode,
  count,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  pattern,
  sql,
} from '@yuncang/db/sql'
import { unaudited } from '@yuncang/shared/nouns/bill/rules'
import { exchangeStatuses } from '@yuncang/shared/nouns/finance-exchange/rules'

type Whole = Pick<Tx, 'pick' | 'update' | 't' | 'scope'>
export type Reader = Pick<Read, 'pick' | 'select' | 't'>

/** Groups of customers in use whose names differ in their writing only. */
export async function sharedKeys(db: Reader, limit: number): Promise<string[]> {
  const { customer: t } = db.t
  const rows = await db
    .pick({ key: t.matchKey }, t, eq(t.isDeleted, 0), isNull(t.mergedIntoId), ne(t.matchKey, ''))
    .groupBy(t.matchKey)
    .having(gt(count(), 1))
    .orderBy(asc(t.matchKey))
    .limit(limit)
  return rows.flatMap(({ key }) => key ?? [])
}

const isHistory = ({ noun }: CustomerColumn) => noun === 'customer'

/** How many rows of each table name the customer. */
export async function countRows(db: Reader, customerId: string) {
  const counts = new Map<string, number>()
  for (const column of customerColumns(db.t).filter((each) => !isHistory(each))) {
    const { table, id, noun } = column
    const [row] = await db.pick({ total: count() }, table, eq(table[id], customerId))
    counts.set(noun, (counts.get(noun) ?? 0) + (row?.total ?? 0))
  }
  const { costList } = db.t
  const listed = containsCode(costList.customerIds, pattern.code(customerId))
  const [lists] = await db.pick({ total: count() }, costList, listed)
  return counts.set('costList', lists?.total ?? 0)
}

/** What is issued keeps the name that stands on it. */
const issued: ReadonlySet<string> = new Set([
  'bill',
  'billReduction',
  'invoice',
  'financeExchange',
  'sealRecord',
  'contract',
  'contractParty',
])

const atOnce = 500

type Place = { readonly id: string; readonly customerName: string }

/**
 * Gives a column's rows to the other customer, a portion at a time. Their versions go on, so that whoever has read one of
 * them before finds that it has changed.
 */
export async function move(
  tx: Whole,
  { noun, table, id, name }: CustomerColumn,
  { from, into }: { from: Place; into: Place },
): Promise<number> {
  for (let moved = 0; ;) {
    const rows = await tx.pick({ id: table.id }, table, eq(table[id], from.id)).limit(atOnce)
    if (rows.length === 0) return moved
    const ids = rows.map((row) => String(row.id))
    const changes = {
      [id]: into.id,
      ...(name !== undefined && !issued.has(noun) && { [name]: into.customerName }),
      ...('version' in table && { version: sql`${table.version} + 1` }),
    }
    await tx.update(table, changes, inArray(table.id, ids))
    moved += ids.length
  }
}

/** A bill that is not issued yet is issued in the new name. */
export const renameOpenBills = (tx: Whole, { from, into }: { from: Place; into: Place }) => {
  const { bill: t } = tx.t
  return tx.update(
    t,
    { customerName: into.customerName },
    eq(t.customerId, into.id),
    eq(t.customerName, from.customerName),
    inArray(t.status, [...unaudited]),
  )
}

/** Price lists for several customers name the other one, once. */
export async function moveLists(tx: Whole, from: Place, into: Place): Promise<number> {
  const { costList: t } = tx.t
  const listed = containsCode(t.customerIds, pattern.code(from.id))
  const rows = await tx.pick({ id: t.id, customerIds: t.customerIds }, t, listed)
  for (const { id, customerIds } of rows) {
    const after = customerIds.map((each) => (each === from.id ? into.id : each))
    const changes = { customerIds: [...new Set(after)], version: sql`${t.version} + 1` }
    await tx.update(t, changes, eq(t.id, id))
  }
  return rows.length
}

/** Parties that a contract would have twice: the other customer is there in that part already. */
export async function dropSharedParties(tx: Whole, from: Place, into: Place): Promise<void> {
  const { contractParty: t } = tx.t
  const partiesOf = (id: string) =>
    tx.pick(
      { id: t.id, contractId: t.contractId, partyType: t.partyType },
      t,
      eq(t.customerId, id),
      eq(t.isDeleted, 0),
    )
  const there = new Set(
    (await partiesOf(into.id)).map((row) => `${row.contractId} ${row.partyType}`),
  )
  const twice = (await partiesOf(from.id)).filter((row) =>
    there.has(`${row.contractId} ${row.partyType}`),
  )
  for (const { id } of twice) await tx.update(t, { isDeleted: 1 }, eq(t.id, id))
}

/** Bills of both customers that would be open for the same month, currency and side. */
export async function openBillPairs(db: Reader, fromId: string, intoId: string) {
  const { bill: t } = db.t
  const rows = await db.pick(
    {
      billNo: t.billNo,
      customerId: t.customerId,
      recPay: t.recPay,
      period: t.period,
      currency: t.currency,
    },
    t,
    inArray(t.customerId, [fromId, intoId]),
    inArray(t.status, [...unaudited]),
  )
  const groups = Map.groupBy(
    rows,
    ({ recPay, period, currency }) => `${recPay} ${period} ${currency}`,
  )
  return [...groups.values()].flatMap((group) => {
    const from = group.find(({ customerId }) => customerId === fromId)
    const into = group.find(({ customerId }) => customerId === intoId)
    return from && into ? [{ period: from.period, from: from.billNo, into: into.billNo }] : []
  })
}

/** Exchanges with the finance platform that wait for its answer. */
export async function waitingExchanges(db: Reader, customerId: string): Promise<number> {
  const { financeExchange: t } = db.t
  const [row] = await db.pick(
    { total: count() },
    t,
    eq(t.customerId, customerId),
    eq(t.status, exchangeStatuses.waiting),
  )
  return row?.total ?? 0
}

/** A job that writes what belongs to customers while it runs. */
export async function jobUnderWay(db: Reader, harmless: readonly string[]) {
  const { job: t } = db.t
  const rows = await db
    .pick(
      { kind: t.kind, zh: t.titleZh, en: t.titleEn },
      t,
      eq(t.isDeleted, 0),
      eq(t.status, 'running'),
    )
    .orderBy(asc(t.createTime))
  return rows.find(({ kind }) => !harmless.includes(kind))
}

/** People who act for the customer act for the other one; they belong to no tenant's rows. */
export async function moveUsers(
  tx: Pick<SystemTx, 'update' | 't'>,
  { tenant, fromId, intoId }: { tenant: string; fromId: string; intoId: string },
): Promise<string[]> {
  const { membership: t } = tx.t
  const rows = await tx
    .update(
      t,
      { customerId: intoId, version: sql`${t.version} + 1` },
      and(eq(t.tenantNode, tenant), eq(t.customerId, fromId)),
    )
    .returning({ userId: t.userId })
  return rows.map(({ userId }) => userId)
}

/** How many people act for the customer. */
export async function countUsers(
  db: Reader,
  { tenant, customerId }: { tenant: string; customerId: string },
): Promise<number> {
  const { membership: t } = db.t
  const where = and(eq(t.tenantNode, tenant), eq(t.customerId, customerId))
  const [row] = await db.pick({ total: count() }, t, where)
  return row?.total ?? 0
}
