import type { Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, eq, inArray, lte, sql } from '@yuncang/db/sql'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { inForceOnce } from '@yuncang/shared/nouns/contract/rules'
import { rowsWithValues } from '../../../platform/rows/value-lists.ts'

export type QuotationRow = Row<Schema['quotation']>
export type ContractRow = Row<Schema['contract']>
export type CostListRow = Row<Schema['costList']>
export type CostStandardRow = Row<Schema['costStandard']>
export type CostCodeRow = Row<Schema['costCode']>
export type RateRow = Row<Schema['fxRate']>

/** Passed versions of these customers' quotations, stopped ones too: what is billed keeps its price. */
export const passedQuotations = (
  db: Read,
  customerIds: readonly string[],
): Promise<QuotationRow[]> =>
  rowsWithValues(db, 'quotation.passed', customerIds, (q, { quotation: t }, list) =>
    q
      .select(
        t,
        eq(t.isDeleted, 0),
        eq(t.auditStatus, auditStatuses.passed),
        inArray(t.customerId, list),
      )
      .orderBy(asc(t.id)),
  )

/** Contracts of these customers that are or were in force, stopped ones too. */
export const contractsOf = (db: Read, customerIds: readonly string[]): Promise<ContractRow[]> =>
  rowsWithValues(db, 'contract.in force once', customerIds, (q, { contract: t }, list) =>
    q
      .select(
        t,
        eq(t.isDeleted, 0),
        inArray(t.status, [...inForceOnce]),
        inArray(t.customerId, list),
      )
      .orderBy(asc(t.startDate), asc(t.id)),
  )

export const costLists = (db: Read, ids: readonly string[]): Promise<CostListRow[]> =>
  rowsWithValues(db, 'costList.living', ids, (q, { costList: t }, list) =>
    q.select(t, eq(t.isDeleted, 0), inArray(t.id, list)),
  )

/** List prices that have begun by a day. */
export const standardsUntil = (db: Read, day: string): Promise<CostStandardRow[]> =>
  db
    .stmt('costStandard.begun', (q, { costStandard: t }) =>
      q
        .select(t, eq(t.isDeleted, 0), lte(t.validFrom, sql.placeholder('day')))
        .orderBy(asc(t.feeCode), asc(t.validFrom)),
    )
    .all({ day })

/** The fee names of the tenant, a few hundred. */
export const feeNames = (db: Read): Promise<CostCodeRow[]> =>
  db
    .stmt('costCode.all', (q, { costCode: t }) =>
      q.select(t, eq(t.isDeleted, 0)).orderBy(asc(t.feeCode)),
    )
    .all()

/** Rates by month; a handful of currencies. */
export const rates = (db: Read): Promise<RateRow[]> =>
  db.stmt('fxRate.all', (q, { fxRate: t }) => q.select(t, eq(t.isDeleted, 0))).all()
