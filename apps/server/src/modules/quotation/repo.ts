import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, contains, desc, eq, gte, inArray, lte, pattern, sql } from '@yuncang/db/sql'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type QuotationRow = Row<Schema['quotation']>

export const { find, insert, change } = rowsIn('quotation', (t) => t.quotation)

export const { page, total, walk } = listing({
  name: 'quotation',
  table: (t) => t.quotation,
  filters: {
    bjdNo: { where: (t) => contains(t.bjdNo, sql.placeholder('bjdNo')), value: pattern.contains },
    customerId: { where: (t) => eq(t.customerId, sql.placeholder('customerId')) },
    contractId: { where: (t) => eq(t.contractId, sql.placeholder('contractId')) },
    auditStatus: { where: (t) => eq(t.auditStatus, sql.placeholder('auditStatus')) },
    isStop: { where: (t) => eq(t.isStop, sql.placeholder('isStop')) },
  },
})

/** The versions of a contract's quotation, newest first. */
export const ofContract = (db: Read, contractId: string): Promise<QuotationRow[]> =>
  db
    .stmt('quotation.of contract', (q, { quotation: t }) =>
      q
        .select(t, eq(t.isDeleted, 0), eq(t.contractId, sql.placeholder('contractId')))
        .orderBy(desc(t.id)),
    )
    .all({ contractId })

export const ofCostLists = (db: Read, costListIds: readonly string[]): Promise<QuotationRow[]> => {
  const { quotation } = db.t
  return db
    .select(quotation, eq(quotation.isDeleted, 0), inArray(quotation.costListId, [...costListIds]))
    .orderBy(desc(quotation.id))
}

type Need = { day: string; customerId?: string | undefined; contractStatuses: readonly number[] }

/** Passed quotations, not stopped and valid on a day, whose contract is in one of these states and not stopped. */
export const usable = (
  db: Read,
  { day, customerId, contractStatuses }: Need,
): Promise<QuotationRow[]> => {
  const { quotation, contract } = db.t
  const contracts = db.pick(
    { id: contract.id },
    contract,
    eq(contract.isStop, 0),
    inArray(contract.status, [...contractStatuses]),
  )
  return db
    .select(
      quotation,
      eq(quotation.isDeleted, 0),
      eq(quotation.auditStatus, auditStatuses.passed),
      eq(quotation.isStop, 0),
      lte(quotation.validFrom, day),
      gte(quotation.validTo, day),
      customerId === undefined ? undefined : eq(quotation.customerId, customerId),
      inArray(quotation.contractId, contracts),
    )
    .orderBy(asc(quotation.bjdNo), desc(quotation.revision))
}

/** The version of a number that was passed last. */
export async function lastRevision(tx: Tx, bjdNo: string): Promise<number> {
  const { quotation } = tx.t
  const [row] = await tx
    .select(quotation, eq(quotation.bjdNo, bjdNo))
    .orderBy(desc(quotation.revision))
    .limit(1)
  return row?.revision ?? 0
}

/** Gives the quotations of a contract to its customer. */
export async function assign(
  tx: Tx,
  contractId: string,
  customer: Pick<QuotationRow, 'customerId' | 'customerName'>,
): Promise<void> {
  const { quotation } = tx.t
  await tx.update(quotation, customer, eq(quotation.contractId, contractId))
}
