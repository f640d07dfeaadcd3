import type { ExportKind } from '@yuncang/shared/nouns/contract-document/rules'
import type { Kit } from './columns.ts'

/** Templates of contracts, and what was made by them (docs/domain/contracts.md#templates). */
export const contractDocumentTables = (c: Kit) => ({
  /** Each change of a template; the newest of a contract, or of the tenant, is the one in use. */
  contractTemplate: c.tenantTable(
    'contract_template',
    {
      id: c.id(),
      /** 'standard': the tenant's, for contracts without one of their own. */
      contractId: c.text().notNull(),
      /** From 1 without a gap. */
      revision: c.int().notNull(),
      /** null: back to the one above, the tenant's or the product's. */
      fileId: c.text(),
      name: c.text().notNull(),
      createBy: c.text().notNull(),
      createName: c.text().notNull(),
      createTime: c.time().notNull(),
    },
    (t) => [c.uniqueIndex('contract_template_uq').on(t.tenantNode, t.contractId, t.revision)],
    { appendOnly: true },
  ),
  contractExport: c.tenantTable(
    'contract_export',
    {
      id: c.id(),
      contractId: c.text().notNull(),
      kind: c.text().$type<ExportKind>().notNull(),
      fileId: c.text().notNull(),
      name: c.text().notNull(),
      sha256: c.text().notNull(),
      templateVersion: c.text().notNull(),
      quotation: c.text().notNull(),
      userId: c.text().notNull(),
      realName: c.text().notNull(),
      time: c.time().notNull(),
    },
    (t) => [c.index('contract_export_ix').on(t.tenantNode, t.contractId, t.time)],
    { appendOnly: true, rows: { follows: ['contract'], by: 'contractId' } },
  ),
})
