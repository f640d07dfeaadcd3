import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Kit } from './columns.ts'

export type FieldDiff = Record<string, { before: unknown; after: unknown }>

/** A history is seen by whoever sees what it tells of. */
const rows = {
  follows: [
    'customer',
    'inboundOrder',
    'contract',
    'quotation',
    'costList',
    'inventory',
    'outboundOrder',
    'feeLine',
    'bill',
    'invoice',
    'payment',
    'sealRecord',
  ],
  by: 'businessId',
} as const

/** Master data, whose rows no data scope limits: its histories are seen by whoever may read it. */
const shared = [
  businessModules.product,
  businessModules.storageLocation,
  businessModules.carrier,
  businessModules.worker,
  businessModules.param,
  businessModules.costCode,
  businessModules.contractTemplate,
  businessModules.monthClose,
  businessModules.reference,
]

/** Who did what, and who judged it: append-only histories (docs/domain/records.md#histories). */
export const recordTables = (c: Kit) => ({
  operateRecord: c.tenantTable(
    'operate_record',
    {
      id: c.id(),
      businessId: c.text().notNull(),
      masterBillNo: c.text(),
      operateModule: c.text().notNull(),
      action: c.text().notNull(),
      fieldDiff: c.json<FieldDiff>().notNull(),
      userId: c.text().notNull(),
      realName: c.text().notNull(),
      time: c.time().notNull(),
    },
    (t) => [c.index('operate_record_business_ix').on(t.tenantNode, t.businessId, t.time)],
    {
      appendOnly: true,
      rows: { ...rows, besides: { column: 'operateModule', values: shared } },
    },
  ),
  auditRecord: c.tenantTable(
    'audit_record',
    {
      id: c.id(),
      businessId: c.text().notNull(),
      auditModule: c.text().notNull(),
      step: c.int().notNull(),
      /** 2 passed, 3 rejected */
      result: c.int().notNull(),
      msg: c.text().notNull(),
      auditorId: c.text().notNull(),
      auditor: c.text().notNull(),
      time: c.time().notNull(),
    },
    (t) => [c.index('audit_record_business_ix').on(t.tenantNode, t.businessId, t.time)],
    {
      appendOnly: true,
      rows: { ...rows, besides: { column: 'auditModule', values: shared } },
    },
  ),
  /** Old and new prices of the lines of a quotation or cost list, and of list prices by their fee. */
  priceRecord: c.tenantTable(
    'price_record',
    {
      id: c.id(),
      businessId: c.text().notNull(),
      detailId: c.text().notNull(),
      feeCode: c.text().notNull(),
      feeName: c.text().notNull(),
      feeNameEn: c.text().notNull().default(''),
      action: c.text().notNull(),
      oldPrice: c.price(),
      newPrice: c.price(),
      fieldDiff: c.json<FieldDiff>().notNull(),
      userId: c.text().notNull(),
      realName: c.text().notNull(),
      time: c.time().notNull(),
    },
    (t) => [c.index('price_record_business_ix').on(t.tenantNode, t.businessId, t.time)],
    { appendOnly: true, rows },
  ),
})
