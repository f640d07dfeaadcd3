import type { Read } from '@yuncang/db/handle'
import { asc, contains, eq, pattern, sql } from '@yuncang/db/sql'
import type { ReferenceSelect } from '@yuncang/shared/nouns/reference/contract'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export const costCenters = rowsIn('costCenter', (t) => t.costCenter)
export const invoiceCodes = rowsIn('invoiceCode', (t) => t.invoiceCode)

export const costCenterListing = listing({
  name: 'costCenter',
  table: (t) => t.costCenter,
  filters: {
    name: { where: (t) => contains(t.name, sql.placeholder('name')), value: pattern.contains },
    code: { where: (t) => contains(t.code, sql.placeholder('code')), value: pattern.contains },
    forbiddenStatus: { where: (t) => eq(t.forbiddenStatus, sql.placeholder('forbiddenStatus')) },
  },
})

export const invoiceCodeListing = listing({
  name: 'invoiceCode',
  table: (t) => t.invoiceCode,
  filters: {
    name: { where: (t) => contains(t.name, sql.placeholder('name')), value: pattern.contains },
    code: { where: (t) => contains(t.code, sql.placeholder('code')), value: pattern.contains },
    forbiddenStatus: { where: (t) => eq(t.forbiddenStatus, sql.placeholder('forbiddenStatus')) },
  },
})

/** By code, with what a select is searched by. */
export const costCenterList = (db: Read, { name, forbiddenStatusSearch }: ReferenceSelect) => {
  const { costCenter } = db.t
  return db
    .select(
      costCenter,
      eq(costCenter.isDeleted, 0),
      name ? contains(costCenter.name, pattern.contains(name)) : undefined,
      forbiddenStatusSearch === undefined
        ? undefined
        : eq(costCenter.forbiddenStatus, forbiddenStatusSearch),
    )
    .orderBy(asc(costCenter.code))
}

export const invoiceCodeList = (db: Read, { name, forbiddenStatusSearch }: ReferenceSelect) => {
  const { invoiceCode } = db.t
  return db
    .select(
      invoiceCode,
      eq(invoiceCode.isDeleted, 0),
      name ? contains(invoiceCode.name, pattern.contains(name)) : undefined,
      forbiddenStatusSearch === undefined
        ? undefined
        : eq(invoiceCode.forbiddenStatus, forbiddenStatusSearch),
    )
    .orderBy(asc(invoiceCode.code))
}
