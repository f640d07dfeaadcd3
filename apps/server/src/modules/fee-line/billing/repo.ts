import type { Read, Reads, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, asc, count, eq, inArray, isNull, lte, sql, sumOf, type SQL } from '@yuncang/db/sql'
import type { Unbilled } from '@yuncang/shared/nouns/bill/contract'
import { billedIn } from '@yuncang/shared/nouns/fee-line/billed'
import { feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'
import { rowsOfList } from '../../../platform/rows/value-lists.ts'

type LineRow = Row<Schema['feeLine']>
type FeeLineTable = Schema['feeLine']

/** What a bill needs to know of a line; the reasons of its amount stay where they are. */
type Billable = Pick<
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
  | 'localAmount'
  | 'reversedBy'
>

/** The same with its figures in the currency of its bill; `ownCurrency` is what it was charged in. */
export type BillableLine = Omit<Billable, 'localAmount'> & { ownCurrency: string }

/** A line as a bill of that currency takes it (docs/domain/bills.md#foreign-fees-in-cny). */
export const onBill = (currency: string, line: Billable): BillableLine => {
  const { localAmount: _local, ...rest } = line
  return { ...rest, ...billedIn(currency, line), currency, ownCurrency: line.currency }
}

/** Whose lines of which month of the books. */
export type LinesOf = {
  period: string
  recPay: number
  customerId?: string | undefined
  /** Of the bill that they belong on. */
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
  localAmount: t.localAmount,
  reversedBy: t.reversedBy,
})

/** CNY where the contract of a line says that foreign fees are settled in it, else that of the line. */
const billCurrencyOf = ({ feeLine: t, contract }: Schema): SQL<string> =>
  sql<string>`case when ${contract.settleInCny} = 1 then 'CNY' else ${t.currency} end`

/** The amount of a line in that currency, as `billedIn` has it. */
const billAmountOf = (schema: Schema): SQL => {
  const { amount, localAmount, currency } = schema.feeLine
  return sql`case when ${currency} = ${billCurrencyOf(schema)} then ${amount} else ${localAmount} end`
}

const contractOf = ({ feeLine, contract }: Schema): SQL => eq(contract.id, feeLine.contractId)

function ofMonth(schema: Schema, { period, recPay, customerId, currency }: LinesOf) {
  const t = schema.feeLine
  return and(
    eq(t.isDeleted, 0),
    eq(t.recPay, recPay),
    eq(t.accountPeriod, period),
    isNull(t.billId),
    customerId === undefined ? undefined : eq(t.customerId, customerId),
    currency === undefined ? undefined : eq(billCurrencyOf(schema), currency),
  )
}

/** Audited lines that no bill holds, in the order of customer, currency of the bill and id. */
export async function billableLines(db: Read, whose: LinesOf): Promise<BillableLine[]> {
  const { feeLine: t, contract } = db.t
  const billCurrency = billCurrencyOf(db.t)
  const isOfMonth = ofMonth(db.t, whose)
  const rows = await db
    .pick({ ...billable(t), billCurrency }, t, isOfMonth, eq(t.status, feeLineStatuses.audited))
    .leftJoin(contract, contractOf(db.t))
    .orderBy(asc(t.customerId), asc(billCurrency), asc(t.id))
  return rows.map(({ billCurrency: currency, ...line }) => onBill(currency, line))
}

/** A bill as far as its lines go. */
export type BillOf = { id: string; currency: string }

/** The lines of a bill, or those of them that are named. */
export async function linesOfBill(
  db: Read,
  { id, currency }: BillOf,
  ids?: readonly string[],
): Promise<BillableLine[]> {
  const ofBill = (q: Reads, t: FeeLineTable, among?: SQL) =>
    q
      .pick(billable(t), t, eq(t.isDeleted, 0), eq(t.billId, sql.placeholder('billId')), among)
      .orderBy(asc(t.id))
  const billId = { billId: id }
  const rows = ids
    ? await rowsOfList(
        db,
        { name: 'feeLine.ofBill', values: ids.toSorted(), params: billId },
        (q, { feeLine: t }, list) => ofBill(q, t, inArray(t.id, list)),
      )
    : await db.stmt('feeLine.ofBill', (q, { feeLine: t }) => ofBill(q, t)).all(billId)
  return rows.map((line) => onBill(currency, line))
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
  const { status: toStatus, billId: toBill, updateBy, updateTime } = to
  const params = { toStatus, toBill, updateBy, updateTime, ...from }
  const isFree = from.billId === null
  const moved = await rowsOfList(
    tx,
    { name: `feeLine.move ${isFree}`, values: ids, params },
    (q, { feeLine: t }, list) =>
      q
        .update(
          t,
          {
            status: sql`${sql.placeholder('toStatus')}`,
            billId: sql`${sql.placeholder('toBill')}`,
            updateBy: sql`${sql.placeholder('updateBy')}`,
            updateTime: sql`${sql.placeholder('updateTime')}`,
            version: sql`${t.version} + 1`,
          },
          inArray(t.id, list),
          eq(t.isDeleted, 0),
          eq(t.status, sql.placeholder('status')),
          isFree ? isNull(t.billId) : eq(t.billId, sql.placeholder('billId')),
        )
        .returning({ id: t.id }),
  )
  return moved.length
}

/** What the lines of a month that no bill holds amount to, by customer and currency of the bill. */
export async function unbilledSums(db: Read, whose: LinesOf): Promise<Unbilled[]> {
  const { feeLine: t, contract } = db.t
  const { audited } = feeLineStatuses
  const currency = billCurrencyOf(db.t)
  const countOf = (condition: SQL) =>
    sql<number>`sum(case when ${condition} then 1 else 0 end)`.mapWith(Number)
  const isAudited = sql`${t.status} = ${audited}`
  const rows = await db
    .pick(
      {
        customerId: t.customerId,
        customerName: sql<string>`max(${t.customerName})`,
        currency,
        all: count(),
        audited: countOf(isAudited),
        amount: sumOf(sql`case when ${isAudited} then ${billAmountOf(db.t)} else 0 end`, 'money'),
        missing: countOf(sql`${t.isMissingPrice} = 1`),
        // Without a price, and of that what `lackOf` calls without a rate.
        rateless: countOf(sql`${t.isMissingPrice} = 1 and ${t.exchangeRate} = 0`),
      },
      t,
      ofMonth(db.t, whose),
      lte(t.status, audited),
    )
    .leftJoin(contract, contractOf(db.t))
    .groupBy(t.customerId, currency)
    .orderBy(asc(t.customerId), asc(currency))
  return rows.map(({ all, audited: ready, missing, rateless, ...of }) => ({
    ...of,
    count: ready,
    unauditedCount: all - ready,
    missingCount: missing,
    missingRateCount: rateless,
  }))
}

/** The lines of a bill with the reasons of their amounts, fee by fee in the order of their days. */
export const provenLinesOfBill = (db: Read, billId: string): Promise<LineRow[]> => {
  const t = db.t.feeLine
  return db
    .select(t, eq(t.isDeleted, 0), eq(t.billId, billId))
    .orderBy(asc(t.feeCode), asc(t.feeName), asc(t.periodTo), asc(t.businessNo), asc(t.id))
}
