import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, asc, chunks, count, eq, inArray, isNull, lte, sql, sumOf } from '@yuncang/db/sql'
import type { Unbilled } from '@yuncang/shared/nouns/bill/contract'
import { feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'

type LineRow = Row<Schema['feeLine']>
type FeeLineTable = Schema['feeLine']

/** What a bill needs to know of a line; the reasons of its amount stay where they are. */
export type BillableLine = Pick<
  LineRow,
  | 'id'
  | 'masterBillNo'
  | 'customerId'
  | 'customerName'
  | 'contractId'
  | 'feeCode'
  | 'feeName'
  | 'feeNameEn'
  | 'currency'
  | 'taxRate'
  | 'amount'
  | 'netAmount'
  | 'taxAmount'
  | 'reversedBy'
>

/** Whose lines of which month of the books. */
export type LinesOf = {
  period: string
  recPay: number
  customerId?: string | undefined
  currency?: string | undefined
}

const billable = (t: FeeLineTable) => ({
  id: t.id,
  masterBillNo: t.masterBillNo,
  customerId: t.customerId,
  customerName: t.customerName,
  contractId: t.contractId,
  feeCode: t.feeCode,
  feeName: t.feeName,
  feeNameEn: t.feeNameEn,
  currency: t.currency,
  taxRate: t.taxRate,
  amount: t.amount,
  netAmount: t.netAmount,
  taxAmount: t.taxAmount,
  reversedBy: t.reversedBy,
})

function ofMonth(t: FeeLineTable, { period, recPay, customerId, currency }: LinesOf) {
  return and(
    eq(t.isDeleted, 0),
    eq(t.recPay, recPay),
    eq(t.accountPeriod, period),
    isNull(t.billId),
    customerId === undefined ? undefined : eq(t.customerId, customerId),
    currency === undefined ? undefined : eq(t.currency, currency),
  )
}

/** Audited lines that no bill holds, in the order of customer, currency and id. */
export const billableLines = (db: Read | Tx, whose: LinesOf): Promise<BillableLine[]> => {
  const t = db.t.feeLine
  return db
    .pick(billable(t), t, ofMonth(t, whose), eq(t.status, feeLineStatuses.audited))
    .orderBy(asc(t.customerId), asc(t.currency), asc(t.id))
}

/** The lines of a bill, or those of them that are named. */
export async function linesOfBill(
  db: Read | Tx,
  billId: string,
  ids?: readonly string[],
): Promise<BillableLine[]> {
  const t = db.t.feeLine
  return db
    .pick(billable(t), t, eq(t.isDeleted, 0), eq(t.billId, billId), ids && inArray(t.id, [...ids]))
    .orderBy(asc(t.id))
}

/** What the lines of a bill amount to, by fee. */
export async function feesOfBill(db: Read | Tx, billId: string) {
  const t = db.t.feeLine
  return db
    .pick(
      {
        feeCode: t.feeCode,
        feeName: sql<string>`max(${t.feeName})`,
        amount: sumOf(t.amount, 'money'),
        net: sumOf(t.netAmount, 'money'),
        tax: sumOf(t.taxAmount, 'money'),
      },
      t,
      eq(t.isDeleted, 0),
      eq(t.billId, billId),
    )
    .groupBy(t.feeCode)
    .orderBy(asc(t.feeCode))
}

/** Moves lines from one state to another; gives how many of them were in it. */
export async function moveLines(
  tx: Tx,
  ids: readonly string[],
  {
    from,
    to,
  }: {
    from: { status: number; billId: string | null }
    to: Pick<LineRow, 'status' | 'billId' | 'updateBy' | 'updateTime'>
  },
): Promise<number> {
  const t = tx.t.feeLine
  let moved = 0
  for await (const some of chunks(ids)) {
    const rows = await tx
      .update(
        t,
        { ...to, version: sql`${t.version} + 1` },
        inArray(t.id, some),
        eq(t.isDeleted, 0),
        eq(t.status, from.status),
        from.billId === null ? isNull(t.billId) : eq(t.billId, from.billId),
      )
      .returning({ id: t.id })
    moved += rows.length
  }
  return moved
}

/** What the lines of a month that no bill holds amount to, by customer and currency. */
export async function unbilledSums(db: Read, whose: LinesOf): Promise<Unbilled[]> {
  const t = db.t.feeLine
  const { audited } = feeLineStatuses
  const rows = await db
    .pick(
      {
        customerId: t.customerId,
        customerName: sql<string>`max(${t.customerName})`,
        currency: t.currency,
        all: count(),
        audited: sql<number>`sum(case when ${t.status} = ${audited} then 1 else 0 end)`.mapWith(
          Number,
        ),
        amount: sumOf(sql`case when ${t.status} = ${audited} then ${t.amount} else 0 end`, 'money'),
        missing: sql<number>`sum(${t.isMissingPrice})`.mapWith(Number),
      },
      t,
      ofMonth(t, whose),
      lte(t.status, audited),
    )
    .groupBy(t.customerId, t.currency)
    .orderBy(asc(t.customerId), asc(t.currency))
  return rows.map(({ all, audited: ready, missing, ...of }) => ({
    ...of,
    count: ready,
    unauditedCount: all - ready,
    missingCount: missing,
  }))
}

/** The lines of a bill with the reasons of their amounts, fee by fee in the order of their days. */
export const provenLinesOfBill = (db: Read, billId: string): Promise<LineRow[]> => {
  const t = db.t.feeLine
  return db
    .select(t, eq(t.isDeleted, 0), eq(t.billId, billId))
    .orderBy(asc(t.feeCode), asc(t.feeName), asc(t.periodTo), asc(t.businessNo), asc(t.id))
}
