import type { Read } from '@yuncang/db/handle'
import { asc, contains, eq, pattern, sql } from '@yuncang/db/sql'
import { isThere } from '../views/repo.ts'

/* What selects offer: names and numbers of goods that are there. */

export const owners = (db: Read, masterBillNo: string) =>
  db
    .stmt('inventory.owners', (q, { inventory: t }) =>
      q
        .pick(
          { hqCustomerId: t.hqCustomerId, hqCustomerName: sql<string>`min(${t.hqCustomerName})` },
          t,
          eq(t.masterBillNo, sql.placeholder('masterBillNo')),
          isThere(t),
        )
        .groupBy(t.hqCustomerId)
        .orderBy(asc(t.hqCustomerId)),
    )
    .all({ masterBillNo })

export const brands = (db: Read, masterBillNo: string) =>
  db
    .stmt('inventory.brands', (q, { inventory: t }) =>
      q
        .pick(
          { brandName: t.brandName },
          t,
          eq(t.masterBillNo, sql.placeholder('masterBillNo')),
          isThere(t),
        )
        .groupBy(t.brandName)
        .orderBy(asc(t.brandName)),
    )
    .all({ masterBillNo })

export const bills = (db: Read, part: string, limit: number) =>
  db
    .stmt('inventory.bills', (q, { inventory: t }) =>
      q
        .pick(
          { masterBillNo: t.masterBillNo },
          t,
          contains(t.masterBillNo, sql.placeholder('part')),
          isThere(t),
        )
        .groupBy(t.masterBillNo)
        .orderBy(asc(t.masterBillNo))
        .limit(sql.placeholder('limit')),
    )
    .all({ part: pattern.contains(part), limit })

export const receipts = (db: Read, part: string, limit: number) =>
  db
    .stmt('inventory.receipts', (q, { inventory: t }) =>
      q
        .pick(
          { wmsReceiptNo: t.sourceNo },
          t,
          contains(t.sourceNo, sql.placeholder('part')),
          isThere(t),
        )
        .groupBy(t.sourceNo)
        .orderBy(asc(t.sourceNo))
        .limit(sql.placeholder('limit')),
    )
    .all({ part: pattern.contains(part), limit })
