import type { Read, Row, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  anyContains,
  asc,
  contains,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  or,
  pattern,
  sql,
} from '@yuncang/db/sql'
import { forbiddenStatuses } from '@yuncang/shared/kernel/forbidden-status'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'
import { rowsWithValues } from '../../platform/rows/value-lists.ts'

export type CostCodeRow = Row<Schema['costCode']>
export type CostStandardRow = Row<Schema['costStandard']>

export const codes = rowsIn('costCode', (t) => t.costCode)
export const standards = rowsIn('costStandard', (t) => t.costStandard)

export const { page, total, walk } = listing({
  name: 'costCode',
  table: (t) => t.costCode,
  filters: {
    feeCode: {
      where: (t) => contains(t.feeCode, sql.placeholder('feeCode')),
      value: pattern.contains,
    },
    feeName: {
      where: (t) => anyContains([t.feeName, t.feeNameEn], sql.placeholder('feeName')),
      value: pattern.contains,
    },
    jfmoduleId: { where: (t) => eq(t.jfmoduleId, sql.placeholder('jfmoduleId')) },
    forbiddenStatus: { where: (t) => eq(t.forbiddenStatus, sql.placeholder('forbiddenStatus')) },
  },
})

const validOn = sql.placeholder('validOn')

export const { page: standardPage } = listing({
  name: 'costStandard',
  table: (t) => t.costStandard,
  filters: {
    feeCode: { where: (t) => eq(t.feeCode, sql.placeholder('feeCode')) },
    currency: { where: (t) => eq(t.currency, sql.placeholder('currency')) },
    validOn: {
      where: (t) =>
        sql`${lte(t.validFrom, validOn)} and (${isNull(t.validTo)} or ${gte(t.validTo, validOn)})`,
    },
  },
})

/** Every list price of the tenant, as the sheet shows them. */
export const allStandards = (db: Read | Tx): Promise<CostStandardRow[]> => {
  const { costStandard } = db.t
  return db
    .select(costStandard, eq(costStandard.isDeleted, 0))
    .orderBy(
      asc(costStandard.feeCode),
      asc(costStandard.unit),
      asc(costStandard.currency),
      asc(costStandard.validFrom),
    )
}

type Choice = { jfmoduleId?: string | undefined; forbiddenStatus?: 0 | 1 | undefined }

export const list = (db: Read, { jfmoduleId, forbiddenStatus }: Choice): Promise<CostCodeRow[]> => {
  const { costCode } = db.t
  return db
    .select(
      costCode,
      eq(costCode.isDeleted, 0),
      jfmoduleId === undefined ? undefined : eq(costCode.jfmoduleId, jfmoduleId),
      forbiddenStatus === undefined ? undefined : eq(costCode.forbiddenStatus, forbiddenStatus),
    )
    .orderBy(asc(costCode.feeCode))
}

/** Fee names by their codes; the few hundred of a tenant fit into one statement. */
export const withCodes = (db: Read, feeCodes: readonly string[]): Promise<CostCodeRow[]> =>
  rowsWithValues(db, 'costCode.with codes', feeCodes, (q, { costCode: t }, given) =>
    q.select(t, eq(t.isDeleted, 0), inArray(t.feeCode, given)),
  )

export const namedOrCoded = (
  tx: Tx,
  { feeCode, feeName }: Pick<CostCodeRow, 'feeCode' | 'feeName'>,
): Promise<CostCodeRow[]> => {
  const { costCode } = tx.t
  const same = or(eq(costCode.feeCode, feeCode), eq(costCode.feeName, feeName))
  return tx.select(costCode, eq(costCode.isDeleted, 0), same)
}

/** Holds a fee name to the end of the transaction, so that changes of its list prices come one after the other. */
export async function hold(
  tx: Tx,
  feeCode: string,
  who: { updateBy: string; updateTime: string },
): Promise<CostCodeRow | undefined> {
  const { costCode } = tx.t
  const where = [eq(costCode.feeCode, feeCode), eq(costCode.isDeleted, 0)]
  const [row] = await tx.update(costCode, who, ...where).returning()
  return row
}

export const standardsOf = (db: Read, feeCode: string): Promise<CostStandardRow[]> => {
  const { costStandard } = db.t
  return db
    .select(costStandard, eq(costStandard.isDeleted, 0), eq(costStandard.feeCode, feeCode))
    .orderBy(asc(costStandard.unit), asc(costStandard.currency), asc(costStandard.validFrom))
}

type Span = Pick<CostStandardRow, 'feeCode' | 'unit' | 'currency' | 'validFrom' | 'validTo'>

/** Another list price of the same fee, unit and currency on one of these days. */
export async function overlapping(
  tx: Tx,
  { feeCode, unit, currency, validFrom, validTo }: Span,
  id: string,
): Promise<CostStandardRow | undefined> {
  const { costStandard } = tx.t
  const [row] = await tx
    .select(
      costStandard,
      eq(costStandard.isDeleted, 0),
      eq(costStandard.feeCode, feeCode),
      eq(costStandard.unit, unit),
      eq(costStandard.currency, currency),
      ne(costStandard.id, id),
      validTo === null ? undefined : lte(costStandard.validFrom, validTo),
      or(isNull(costStandard.validTo), gte(costStandard.validTo, validFrom)),
    )
    .limit(1)
  return row
}

/** Every fee name of one tenant, for giving it others. */
export const allOf = (tx: SystemTx, tenantNode: string): Promise<CostCodeRow[]> => {
  const { costCode } = tx.t
  return tx.select(costCode, eq(costCode.tenantNode, tenantNode), eq(costCode.isDeleted, 0))
}

export async function insertInto(
  tx: SystemTx,
  rows: readonly Schema['costCode']['$inferInsert'][],
): Promise<void> {
  await tx.insert(tx.t.costCode, rows)
}

/** A fee name is used again. */
export async function allow(
  tx: SystemTx,
  { id, version }: CostCodeRow,
  who: { updateBy: string; updateTime: string },
): Promise<void> {
  const { costCode } = tx.t
  const changes = { ...who, forbiddenStatus: forbiddenStatuses.inUse, version: version + 1 }
  await tx.update(costCode, changes, eq(costCode.id, id))
}
