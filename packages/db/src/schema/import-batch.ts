import type { KeptFinding } from '@yuncang/shared/nouns/import-batch/finding'
import type { RowTally } from '@yuncang/shared/nouns/import-batch/tally'
import type { Acceptance, WarningCount } from '@yuncang/shared/nouns/import-batch/warnings'
import type {
  ImportColumn,
  ImportFact,
  ImportNoun,
  ImportOverride,
  ImportStatus,
  Meaning,
  StagedSheet,
} from '@yuncang/shared/nouns/import-batch/rules'
import type { WordedParams } from '@yuncang/shared/kernel/messages/types'
import type { Kit } from './columns.ts'

/** Files that are being imported: read, understood and judged, but not yet taken over. */
export const importBatchTables = (c: Kit) => ({
  importBatch: c.tenantTable(
    'import_batch',
    {
      id: c.id(),
      noun: c.text().$type<ImportNoun>().notNull(),
      fileName: c.text().notNull(),
      fileSize: c.int().notNull(),
      sha256: c.text().notNull(),
      status: c.text().$type<ImportStatus>().notNull(),
      /** The job that works on it, or did last. */
      jobId: c.text(),
      /** Where the file waits to be read; emptied once it is. */
      fileKey: c.text(),
      sheets: c.json<StagedSheet[]>().notNull(),
      /** The batch that was uploaded, where several sheets of its file are imported, each by a batch of its own. */
      sourceId: c.text(),
      /** Which sheet of that file this one holds. */
      sourceSheet: c.int(),
      /** What somebody said in place of what was found. */
      override: c.json<ImportOverride>().notNull(),
      /** The table as it was understood. */
      sheetNo: c.int(),
      headerStart: c.int(),
      headerRow: c.int(),
      mapping: c.json<ImportColumn[]>().notNull(),
      /** What is said above the table for all of its rows; null until it is judged. */
      facts: c.json<ImportFact[]>(),
      rowCount: c.int().notNull(),
      badRows: c.int().notNull(),
      /** How many errors there are. */
      findingCount: c.int().notNull(),
      doubtfulRows: c.int().notNull().default(0),
      /** The kinds of doubts there are; null for none. */
      warnings: c.json<WarningCount[]>(),
      /** What became of the rows below the heading; null until they are judged. */
      tally: c.json<RowTally>(),
      /** Who has accepted them. */
      acceptance: c.json<Acceptance>(),
      /** Why the file as a whole cannot be imported. */
      refusal: c.json<{ reason: string; params?: WordedParams }>(),
      /** What was stored, as the import of the noun says it. */
      result: c.json<Record<string, unknown>>(),
      publishTime: c.time(),
      ...c.tracked(),
    },
    (t) => [
      c.index('import_batch_owner_ix').on(t.tenantNode, t.createBy, t.status, t.createTime),
      c.index('import_batch_file_ix').on(t.tenantNode, t.noun, t.sha256),
      c.index('import_batch_source_ix').on(t.tenantNode, t.sourceId),
      c.index('import_batch_update_ix').on(t.updateTime),
    ],
  ),
  importRow: c.tenantTable(
    'import_row',
    {
      batchId: c.text().notNull(),
      sheetNo: c.int().notNull(),
      /** As its reader sees it in Excel. */
      rowNo: c.int().notNull(),
      cells: c.json<unknown[]>().notNull(),
      down: c.json<number[]>(),
      across: c.json<number[]>(),
      /** Hidden in the file, by a filter or by hand. */
      isHidden: c.flag().notNull().default(0),
      /** A title, heading, sum or note: no record. */
      isSkipped: c.flag().notNull(),
      isBad: c.flag().notNull(),
      isDoubtful: c.flag().notNull().default(0),
      findings: c.json<KeptFinding[]>(),
    },
    (t) => [
      c.primaryKey({ columns: [t.tenantNode, t.batchId, t.sheetNo, t.rowNo] }),
      c.index('import_row_bad_ix').on(t.tenantNode, t.batchId, t.sheetNo, t.isBad, t.rowNo),
      c
        .index('import_row_doubtful_ix')
        .on(t.tenantNode, t.batchId, t.sheetNo, t.isDoubtful, t.rowNo),
    ],
  ),
  /** What somebody has said is meant by a value, for files to come. */
  importMeaning: c.tenantTable(
    'import_meaning',
    {
      id: c.id(),
      noun: c.text().$type<ImportNoun>().notNull(),
      /** Whose files it holds for, e.g. the id of a customer; empty for all. */
      scope: c.text().notNull(),
      /** What the rows say, by column, in the form in which it is compared. */
      written: c.text().notNull(),
      meant: c.json<Meaning['is']>().notNull(),
      ...c.tracked(),
    },
    (t) => [c.uniqueIndex('import_meaning_uq').on(t.tenantNode, t.noun, t.scope, t.written)],
  ),
  /** Records that a batch has stored where nobody sees them yet: what a failure leaves of them is removed. */
  importRecord: c.tenantTable(
    'import_record',
    { batchId: c.text().notNull(), recordId: c.text().notNull() },
    (t) => [c.primaryKey({ columns: [t.tenantNode, t.batchId, t.recordId] })],
  ),
})
