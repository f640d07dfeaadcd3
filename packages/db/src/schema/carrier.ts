import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** Hauliers, their vehicles and drivers. */
export const carrierTables = (c: Kit) => {
  const carrier = c.tenantTable(
    'carrier',
    {
      id: c.id(),
      carrierCode: c.text().notNull(),
      carrierName: c.text().notNull(),
      contacter: c.text().notNull(),
      phone: c.text().notNull(),
      remark: c.text().notNull(),
      isStop: c.flag().notNull(),
      stopReason: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('carrier_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .uniqueIndex('carrier_code_uq')
        .on(t.tenantNode, t.carrierCode)
        .where(sql`is_deleted = 0`),
      c
        .uniqueIndex('carrier_name_uq')
        .on(t.tenantNode, t.carrierName)
        .where(sql`is_deleted = 0`),
    ],
  )
  const carrierId = () => c.text().references(() => carrier.id)
  const vehicle = c.tenantTable(
    'vehicle',
    {
      id: c.id(),
      carrierId: carrierId(),
      plateNo: c.text().notNull(),
      trailerNo: c.text().notNull(),
      tareWeight: c.kg(),
      frameWeight: c.kg(),
      icCard: c.text().notNull(),
      owner: c.text().notNull(),
      isStop: c.flag().notNull(),
      stopReason: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('vehicle_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .uniqueIndex('vehicle_plate_uq')
        .on(t.tenantNode, t.plateNo)
        .where(sql`is_deleted = 0`),
    ],
  )
  const driver = c.tenantTable(
    'driver',
    {
      id: c.id(),
      carrierId: carrierId(),
      name: c.text().notNull(),
      phone: c.text().notNull(),
      idNo: c.text().notNull(),
      licenseExpire: c.date(),
      blacklist: c.flag().notNull(),
      blacklistReason: c.text().notNull(),
      isStop: c.flag().notNull(),
      stopReason: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('driver_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .uniqueIndex('driver_phone_uq')
        .on(t.tenantNode, t.phone)
        .where(sql`is_deleted = 0`),
    ],
  )
  return { carrier, vehicle, driver }
}
