import type { BillingRule } from '@yuncang/shared/nouns/tariff/billing-rules'
import type { Stop } from '@yuncang/shared/nouns/tariff/stops'
import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

type Conditions = Partial<
  Record<'product' | 'brand' | 'containerSize' | 'areaType' | 'businessType', string>
>

/** A price sheet is a quotation or a cost list; both have the same lines. */
const sheets = { follows: ['quotation', 'costList'], by: 'sheetId' } as const

/** Quotations, cost lists and their lines with tiers (docs/domain/contracts.md#tariff-lines). */
export const tariffTables = (c: Kit) => ({
  quotation: c.tenantTable(
    'quotation',
    {
      id: c.id(),
      bjdNo: c.text().notNull(),
      /** 0 until it is passed, then the next of its bjdNo. */
      revision: c.int().notNull(),
      contractId: c.text().notNull(),
      customerId: c.text().notNull(),
      customerName: c.text().notNull(),
      costListId: c.text(),
      validFrom: c.date().notNull(),
      validTo: c.date().notNull(),
      auditStatus: c.int().notNull(),
      isStop: c.flag().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c
        .uniqueIndex('quotation_revision_uq')
        .on(t.tenantNode, t.bjdNo, t.revision)
        .where(sql`is_deleted = 0`),
      c.index('quotation_contract_ix').on(t.tenantNode, t.contractId, t.id),
      c.index('quotation_customer_ix').on(t.tenantNode, t.customerId, t.validFrom),
      c.index('quotation_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
    ],
    { rows: { noun: 'quotation', columns: { customer: ['customerId'], own: ['createBy'] } } },
  ),
  costList: c.tenantTable(
    'cost_list',
    {
      id: c.id(),
      name: c.text().notNull(),
      bjdId: c.text(),
      customerIds: c.codes().notNull(),
      jfgz: c.json<readonly BillingRule[]>().notNull(),
      ruleVersion: c.int().notNull(),
      status: c.flag().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('cost_list_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .uniqueIndex('cost_list_name_uq')
        .on(t.tenantNode, t.name)
        .where(sql`is_deleted = 0`),
    ],
    {
      rows: {
        noun: 'costList',
        columns: { own: ['createBy'] },
        among: { customer: ['customerIds'] },
      },
    },
  ),
  quotationDetail: c.tenantTable(
    'quotation_detail',
    {
      id: c.id(),
      sheetId: c.text().notNull(),
      sheetKind: c.text().$type<'quotation' | 'costList'>().notNull(),
      lineNo: c.int().notNull(),
      feeCode: c.text().notNull(),
      feeName: c.text().notNull(),
      feeNameEn: c.text().notNull().default(''),
      jfmoduleId: c.text().notNull(),
      calcMethod: c.text().notNull(),
      unit: c.text().notNull(),
      price: c.price().notNull(),
      currency: c.text().notNull(),
      taxRate: c.text().notNull(),
      taxIncluded: c.flag().notNull(),
      freeDays: c.int().notNull(),
      freeMode: c.text(),
      tierMode: c.text(),
      minCharge: c.money(),
      minScope: c.text(),
      minProrate: c.text(),
      maxCharge: c.money(),
      ageBasis: c.text().notNull(),
      payer: c.text().notNull(),
      conditions: c.json<Conditions>().notNull(),
      qtyStep: c.qty(),
      /** Stopped without end. */
      isStop: c.flag().notNull(),
      /** On which days it prices nothing. */
      stops: c.json<readonly Stop[]>().notNull().default([]),
      ...c.tracked(),
    },
    (t) => [
      c.index('quotation_detail_sheet_ix').on(t.tenantNode, t.sheetId, t.lineNo),
      c.index('quotation_detail_fee_ix').on(t.tenantNode, t.sheetKind, t.feeCode),
    ],
    { rows: sheets },
  ),
  stepwiseQuotation: c.tenantTable(
    'stepwise_quotation',
    {
      id: c.id(),
      sheetId: c.text().notNull(),
      detailId: c.text().notNull(),
      rowNo: c.int().notNull(),
      fromValue: c.qty().notNull(),
      toValue: c.qty(),
      price: c.price().notNull(),
    },
    (t) => [c.uniqueIndex('stepwise_quotation_uq').on(t.tenantNode, t.detailId, t.rowNo)],
    { rows: sheets },
  ),
})
