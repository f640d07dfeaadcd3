import type { Kit } from './columns.ts'

/** Documents and pictures of records; the bytes are in the storage, under generated keys. */
export const fileTables = (c: Kit) => ({
  file: c.tenantTable(
    'file',
    {
      id: c.id(),
      /** Dictionary OPERATE_MODULE: whose record it belongs to. */
      uploadModuleCode: c.text().notNull(),
      businessId: c.text().notNull(),
      /** The part of the record that a picture shows: a truck of an outbound order. */
      itemId: c.text(),
      /** Dictionary DOC_TYPE. */
      docType: c.text().notNull(),
      /** For people; bytes are never found by it. */
      name: c.text().notNull(),
      /** By content. */
      type: c.text().notNull(),
      size: c.int().notNull(),
      sha256: c.text().notNull(),
      width: c.int(),
      height: c.int(),
      storageKey: c.text().notNull(),
      thumbnailKey: c.text(),
      /** What it takes of the tenant's quota, its thumbnail included. */
      usedKb: c.int().notNull(),
      /** 0 pending: the row stands before the bytes, so that no bytes are without one; 1 ready; 2 removed. */
      status: c.int().notNull(),
      createName: c.text().notNull(),
      createBy: c.text().notNull(),
      createTime: c.time().notNull(),
      updateBy: c.text().notNull(),
      updateTime: c.time().notNull(),
      version: c.int().notNull(),
    },
    (t) => [
      c.index('file_business_ix').on(t.tenantNode, t.businessId, t.status, t.createTime),
      c.index('file_status_ix').on(t.status, t.updateTime),
      c.uniqueIndex('file_storage_uq').on(t.storageKey),
    ],
    {
      rows: {
        follows: ['inboundOrder', 'outboundOrder', 'contract', 'bill', 'invoice', 'feeLine'],
        by: 'businessId',
      },
    },
  ),
  /** What the files of a tenant take, pending ones included: the row that two uploads at once meet at. */
  fileUsage: c.tenantTable('file_usage', { id: c.id(), usedKb: c.int().notNull() }, (t) => [
    c.uniqueIndex('file_usage_tenant_uq').on(t.tenantNode),
  ]),
})
