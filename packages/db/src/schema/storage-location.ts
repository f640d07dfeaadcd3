import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

export const storageLocationTables = (c: Kit) => ({
  storageLocation: c.tenantTable(
    'storage_location',
    {
      id: c.id(),
      parentStorageId: c.text(),
      /** Every location above this one, the warehouse first: a subtree is one condition. */
      ancestorIds: c.codes().notNull(),
      code: c.text().notNull(),
      name: c.text().notNull(),
      /** First letters of the name in pinyin, for the search of the top bar; null until they are known. */
      initials: c.text(),
      /** 1 warehouse, 2 area, 3 row, 4 place: one more than the parent's. */
      level: c.int().notNull(),
      /** Dictionary AREA_TYPE; empty for a warehouse with areas of several types. */
      areaType: c.text().notNull(),
      maxWeight: c.kg(),
      maxVolume: c.m3(),
      maxPallet: c.int(),
      allowMixCustomer: c.flag().notNull(),
      allowMixLot: c.flag().notNull(),
      status: c.int().notNull(),
      statusReason: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('storage_location_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .uniqueIndex('storage_location_code_uq')
        .on(t.tenantNode, t.code)
        .where(sql`is_deleted = 0`),
      c.index('storage_location_initials_ix').on(t.tenantNode, t.isDeleted, t.initials),
      c.index('storage_location_parent_ix').on(t.tenantNode, t.isDeleted, t.parentStorageId),
    ],
  ),
})
