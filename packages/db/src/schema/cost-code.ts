import { sql } from 'drizzle-orm'
import type { Stop } from '@yuncang/shared/nouns/tariff/stops'
import type { Kit } from './columns.ts'

/** Fee names and their list prices (docs/domain/contracts.md#fee-names). */
export const costCodeTables = (c: Kit) => ({
  costCode: c.tenantTable(
    'cost_code',
    {
      id: c.id(),
      feeCode: c.text().notNull(),
      feeName: c.text().notNull(),
      feeNameEn: c.text().notNull().default(''),
      jfmoduleId: c.text().notNull(),
      /** 1 receivable, 2 payable, 3 both. */
      recPay: c.int().notNull(),
      taxRate: c.text().notNull(),
      invoiceCode: c.text().notNull(),
      defaultUnit: c.text().notNull(),
      forbiddenStatus: c.flag().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('cost_code_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .uniqueIndex('cost_code_uq')
        .on(t.tenantNode, t.feeCode)
        .where(sql`is_deleted = 0`),
      c
        .uniqueIndex('cost_code_name_uq')
        .on(t.tenantNode, t.feeName)
        .where(sql`is_deleted = 0`),
    ],
  ),
  costStandard: c.tenantTable(
    'cost_standard',
    {
      id: c.id(),
      feeCode: c.text().notNull(),
      unit: c.text().notNull(),
      currency: c.text().notNull(),
      price: c.price().notNull(),
      minCharge: c.money(),
      validFrom: c.date().notNull(),
      validTo: c.date(),
      isStop: c.flag().notNull().default(0),
      /** On which days it prices nothing (docs/domain/contracts.md#stopped-lines). */
      stops: c.json<readonly Stop[]>().notNull().default([]),
      ...c.tracked(),
    },
    (t) => [c.index('cost_standard_fee_ix').on(t.tenantNode, t.feeCode, t.validFrom)],
  ),
})
