import type { SealSource } from '@yuncang/shared/nouns/seal-record/rules'
import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** Uses of the company's seals on documents of contracts and inbound orders (docs/domain/seals.md). */
export const sealRecordTables = (c: Kit) => ({
  sealRecord: c.tenantTable(
    'seal_record',
    {
      id: c.id(),
      sealNo: c.text().notNull(),
      sourceType: c.text().$type<SealSource>().notNull(),
      sourceId: c.text().notNull(),
      /** Number and customer of the source, as they were then. */
      sourceNo: c.text().notNull(),
      customerId: c.text().notNull(),
      customerName: c.text().notNull(),
      /** The document of the source that is sealed, and what its bytes were when it was asked for. */
      documentId: c.text().notNull(),
      documentName: c.text().notNull(),
      sha256: c.text().notNull(),
      /** Dictionary SEAL_TYPE. */
      sealType: c.text().notNull(),
      copies: c.int().notNull(),
      purpose: c.text().notNull(),
      /** nouns/seal-record/rules.ts */
      status: c.int().notNull(),
      submitBy: c.text(),
      submitTime: c.time(),
      sealedBy: c.text().notNull(),
      sealedTime: c.time(),
      ...c.tracked(),
    },
    (t) => [
      c.uniqueIndex('seal_record_no_uq').on(t.tenantNode, t.sealNo),
      // One that is not over yet for each source and seal.
      c
        .uniqueIndex('seal_record_open_uq')
        .on(t.tenantNode, t.sourceType, t.sourceId, t.sealType)
        .where(sql`is_deleted = 0 and status not in (3, 9)`),
      c.index('seal_record_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
    ],
    { rows: { noun: 'sealRecord', columns: { customer: ['customerId'], own: ['createBy'] } } },
  ),
})
