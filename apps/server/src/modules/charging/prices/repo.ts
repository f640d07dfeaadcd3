import type { Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, chunks, eq, inArray, lte } from '@yuncang/db/sql'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { inForceOnce } from '@yuncang/shared/nouns/contract/rules'

export type QuotationRow = Row<Schema['quotation']>
export type ContractRow = Row<Schema['contract']>
export type CostListRow = Row<Schema['costList']>
export type CostStandardRow = Row<Schema['costStandard']>
export type CostCodeRow = Row<Schema['costCode']>
export type RateRow = Row<Schema['fxRate']>

/** Passed versions of these customers' quotations, stopped ones too: what is billed keeps its price. */
export async function passedQuotations(
  db: Read,
  customerIds: readonly string[],
): Promise<QuotationRow[]> {
  const { quotation } = db.t
  const found: QuotationRow[] = []
  for await (const some of chunks(customerIds))
    found.push(
      ...(await db
        .select(
          quotation,
          eq(quotation.isDeleted, 0),
          eq(quotation.auditStatus, auditStatuses.passed),
          inArray(quotation.customerId, some),
        )
        .orderBy(asc(quotation.id))),
    )
  return found
}

/** Contracts of these customers that are or were in force, stopped ones too. */
export async function contractsOf(
  db: Read,
  customerIds: readonly string[],
): Promise<ContractRow[]> {
  const { contract } = db.t
  const found: ContractRow[] = []
  for await (const some of chunks(customerIds))
    found.push(
      ...(await db
        .select(
          contract,
          eq(contract.isDeleted, 0),
          inArray(contract.status, [...inForceOnce]),
          inArray(contract.customerId, some),
        )
        .orderBy(asc(contract.startDate), asc(contract.id))),
    )
  return found
}

export async function costLists(db: Read, ids: readonly string[]): Promise<CostListRow[]> {
  const { costList } = db.t
  const found: CostListRow[] = []
  for await (const some of chunks(ids))
    found.push(
      ...(await db.select(costList, eq(costList.isDeleted, 0), inArray(costList.id, some))),
    )
  return found
}

/** List prices that have begun by a day. */
export const standardsUntil = (db: Read, day: string): Promise<CostStandardRow[]> => {
  const { costStandard } = db.t
  return db
    .select(costStandard, eq(costStandard.isDeleted, 0), lte(costStandard.validFrom, day))
    .orderBy(asc(costStandard.feeCode), asc(costStandard.validFrom))
}

/** The fee names of the tenant, a few hundred. */
export const feeNames = (db: Read): Promise<CostCodeRow[]> => {
  const { costCode } = db.t
  return db.select(costCode, eq(costCode.isDeleted, 0)).orderBy(asc(costCode.feeCode))
}

/** Rates by month; a handful of currencies. */
export const rates = (db: Read): Promise<RateRow[]> => {
  const { fxRate } = db.t
  return db.select(fxRate, eq(fxRate.isDeleted, 0))
}
