import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

export const productTables = (c: Kit) => {
  const product = c.tenantTable(
    'product',
    {
      id: c.id(),
      productCode: c.text().notNull(),
      productName: c.text().notNull(),
      /** First letters of the name in pinyin, for the search of the top bar; null until they are known. */
      initials: c.text(),
      /** Whole, as it is scanned; empty where the goods have none. */
      barcode: c.text().notNull().default(''),
      enName: c.text().notNull(),
      hsCode: c.text().notNull(),
      spec: c.text().notNull(),
      /** Dictionary PRODUCT_TYPE. */
      productType: c.text().notNull(),
      /** Dictionary MEASURING_UNIT. */
      measuringUnit: c.text().notNull(),
      /** Dictionary AUX_UNIT. */
      auxUnit: c.text().notNull(),
      unitWeight: c.kg(),
      unitVolume: c.m3(),
      isReel: c.flag().notNull(),
      isFutures: c.flag().notNull(),
      futuresCode: c.text().notNull(),
      lotPerUnit: c.qty(),
      isDanger: c.flag().notNull(),
      unNo: c.text().notNull(),
      shelfDays: c.int(),
      remark: c.text().notNull(),
      auditStatus: c.int().notNull(),
      submitBy: c.text(),
      submitTime: c.time(),
      forbiddenStatus: c.flag().notNull(),
      stopReason: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c
        .uniqueIndex('product_code_uq')
        .on(t.tenantNode, t.productCode)
        .where(sql`is_deleted = 0`),
      c
        .uniqueIndex('product_barcode_uq')
        .on(t.tenantNode, t.barcode)
        .where(sql`is_deleted = 0 AND barcode <> ''`),
      c.index('product_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c.index('product_initials_ix').on(t.tenantNode, t.isDeleted, t.initials),
      c.index('product_name_ix').on(t.tenantNode, t.isDeleted, t.productName),
    ],
  )
  const productBrand = c.tenantTable(
    'product_brand',
    {
      id: c.id(),
      brandName: c.text().notNull(),
      originCountry: c.text().notNull(),
      factoryNo: c.text().notNull(),
      isStop: c.flag().notNull(),
      stopReason: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c
        .uniqueIndex('product_brand_name_uq')
        .on(t.tenantNode, t.brandName)
        .where(sql`is_deleted = 0`),
    ],
  )
  /** A product of a brand in a grade. */
  const productSingle = c.tenantTable(
    'product_single',
    {
      id: c.id(),
      productId: c
        .text()
        .notNull()
        .references(() => product.id),
      brandId: c
        .text()
        .notNull()
        .references(() => productBrand.id),
      grade: c.text().notNull(),
      isStop: c.flag().notNull(),
      stopReason: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c
        .uniqueIndex('product_single_same_uq')
        .on(t.tenantNode, t.productId, t.brandId, t.grade)
        .where(sql`is_deleted = 0`),
      c.index('product_single_brand_ix').on(t.tenantNode, t.brandId),
    ],
  )
  return { product, productBrand, productSingle }
}
