import { inTenant } from '@yuncang/db/handle'
import { eq, inArray, sql } from '@yuncang/db/sql'
import type { TestApp } from './app.ts'

/* What stands in the books of one customer, read past the application, and what may never be in them. */

const node = 'WMS_DEMO'

export type MoneyState = Awaited<ReturnType<typeof moneyOf>>
export type BillNow = MoneyState['bills'][number]

/** The bills of a customer with everything that hangs on them, but what is told of them. */
export const moneyOf = (app: TestApp, customerId: string) =>
  app.services.db.read(inTenant(node), async (db) => {
    // Read a thousand times.
    const of = { customerId }
    const own = sql.placeholder('customerId')
    return {
      bills: await db
        .stmt('test.bills', (q, { bill: t }) => q.select(t, eq(t.customerId, own)))
        .all(of),
      lines: await db
        .stmt('test.lines', (q, { feeLine: t }) => q.select(t, eq(t.customerId, own)))
        .all(of),
      reductions: await db
        .stmt('test.reductions', (q, { billReduction: t }) => q.select(t, eq(t.customerId, own)))
        .all(of),
      invoices: await db
        .stmt('test.invoices', (q, { invoice: t }) => q.select(t, eq(t.customerId, own)))
        .all(of),
      payments: await db
        .stmt('test.payments', (q, { payment: t }) => q.select(t, eq(t.customerId, own)))
        .all(of),
    }
  })

type Records = Awaited<ReturnType<typeof recordsOf>>

/** What is told of these bills. */
export const recordsOf = (app: TestApp, bills: readonly BillNow[]) =>
  app.services.db.read(inTenant(node), async (db) => {
    const { operateRecord: operations, auditRecord: audits } = db.t
    const ids = bills.map(({ id }) => id)
    return {
      bills: new Set(ids),
      operations: await db.select(operations, inArray(operations.businessId, ids)),
      audits: await db.select(audits, inArray(audits.businessId, ids)),
    }
  })

const standing = [2, 3, 4, 5, 6]
const statusOfLines = (status: number): number =>
  status === 6 ? 5 : status === 4 || status === 5 ? 4 : 3

/**
 * What does not hold among the rows of one customer, and in what is told of some bills, beside the invariants that the
 * product checks itself.
 */
export function faultsOf(state: MoneyState, records: Records): string[] {
  return state.bills.flatMap((bill) => {
    const ofTrail = records.bills.has(bill.id) ? faultsOfTrail(bill, records) : []
    return [...faultsOfParts(bill, state), ...ofTrail].map(
      (each) => `${bill.billNo} in status ${bill.status}: ${each}`,
    )
  })
}

function faultsOfParts(bill: BillNow, { bills, lines, reductions }: MoneyState): string[] {
  const found: string[] = []
  const own = lines.filter(({ billId }) => billId === bill.id)
  for (const { jtNo, status } of own)
    if (status !== statusOfLines(bill.status)) found.push(`its line ${jtNo} is in ${status}`)
  const live = reductions.filter(
    ({ billId, status }) => billId === bill.id && (status === 1 || status === 2),
  )
  for (const { amount, feeLineId } of live) {
    const line = own.find(({ id }) => id === feeLineId)
    if (!standing.includes(bill.status)) found.push(`a reduction of ${amount} stands`)
    if (!line) found.push(`a reduction of ${amount} of no line of it`)
    else if (line.reversedBy !== null) found.push(`${line.jtNo} is reduced and taken back`)
  }
  for (const note of bills)
    if (note.creditOf === bill.id && note.status !== 9 && !standing.includes(bill.status))
      found.push(`credit note ${note.billNo} stands`)
  return found
}

const audits: ReadonlySet<string> = new Set([
  'pass',
  'refuse',
  'reduction.pass',
  'reduction.refuse',
])

/** Every change has one record, every judgement one audit record, and the states are one way from draft to here. */
function faultsOfTrail(bill: BillNow, records: Records): string[] {
  const found: string[] = []
  const told = records.operations.filter(({ businessId }) => businessId === bill.id)
  const changes = told.filter(({ action }) => !/^(create$|reduction\.|exchange\.)/.test(action))
  if (changes.length !== bill.version - 1)
    found.push(`${bill.version - 1} changes, ${changes.length} records of them`)
  const judged = records.audits.filter(({ businessId }) => businessId === bill.id)
  const asked = told.filter(({ action }) => audits.has(action))
  if (judged.length !== asked.length)
    found.push(`${asked.length} judgements, ${judged.length} audit records`)
  const balance = new Map<number, number>([[0, 1]])
  for (const { fieldDiff } of changes) {
    const moved = fieldDiff['status']
    if (!moved) continue
    for (const [status, by] of [
      [Number(moved.before), -1],
      [Number(moved.after), 1],
    ] as const)
      balance.set(status, (balance.get(status) ?? 0) + by)
  }
  balance.set(bill.status, (balance.get(bill.status) ?? 0) - 1)
  for (const [status, rest] of balance)
    if (rest !== 0) found.push(`its records do not lead here: ${rest} at ${status}`)
  return found
}
