import type { DataScope } from '@yuncang/shared/kernel/data-scope'
import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** Tenants, and the rows with which the platform comes: dictionaries, menus, roles (docs/domain/tenants.md). */
export const platformTables = (c: Kit) => ({
  tenant: c.table('tenant', {
    dataNode: c.text().primaryKey(),
    name: c.text().notNull(),
    type: c.text().notNull(),
    inCompany: c.flag().notNull(),
    hasJf: c.flag().notNull(),
    hasFutures: c.flag().notNull(),
    hasPledge: c.flag().notNull(),
    isLock: c.flag().notNull(),
    training: c.flag().notNull(),
    redirectUri: c.text().notNull(),
    /** 签约主体: the companies that sign for the tenant; null: any. */
    contractSubjects: c.json<string[]>(),
    /** Dictionary REGISTER_PLACE. */
    portCode: c.text().notNull().default(''),
    /** Dictionary WAREHOUSE_KIND. */
    warehouseKind: c.text().notNull().default(''),
    customsEtpsNo: c.text().notNull().default(''),
    /** 账册号: the account book at customs. */
    putrecNo: c.text().notNull().default(''),
    version: c.int().notNull().default(1),
  }),
  /** What a tenant looks like. Beside the tenant, which every session holds in memory. */
  tenantBrand: c.tenantTable(
    'tenant_brand',
    {
      /** A picture as a data URL, or empty. */
      logo: c.text().notNull(),
      version: c.int().notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.tenantNode] })],
  ),
  /**
   * While a row stands, append-only rows of that training tenant may be removed
   * (docs/domain/tenants.md#training-and-append-only-rows).
   */
  maintenanceGrant: c.table('maintenance_grant', { tenantNode: c.text().primaryKey() }),
  /** That a demo tenant has got its history, up to which day; written with it. */
  demoHistory: c.tenantTable(
    'demo_history',
    {
      months: c.int().notNull(),
      until: c.date().notNull(),
      /** When it was written, and by whose wish; empty for the first start. */
      time: c.time().notNull(),
      resetBy: c.text().notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.tenantNode] })],
  ),
  dictEntry: c.tenantTable(
    'dict_entry',
    {
      id: c.id(),
      code: c.text().notNull(),
      dictValue: c.text().notNull(),
      labelZh: c.text().notNull(),
      labelEn: c.text().notNull(),
      sort: c.int().notNull(),
      isLock: c.flag().notNull(),
      isShow: c.flag().notNull(),
      version: c.int().notNull().default(1),
    },
    (t) => [c.uniqueIndex('dict_entry_uq').on(t.tenantNode, t.code, t.dictValue)],
    { platform: true },
  ),
  menu: c.tenantTable(
    'menu',
    {
      id: c.id(),
      parentId: c.text(),
      code: c.text().notNull(),
      path: c.text().notNull(),
      nameZh: c.text().notNull(),
      nameEn: c.text().notNull(),
      icon: c.text().notNull(),
      sort: c.int().notNull(),
      /** 1 folder, 2 page, 3 button */
      type: c.int().notNull(),
      /** Permission that shows the entry; empty: everybody. */
      permission: c.text().notNull(),
      keepAlive: c.flag().notNull(),
      isHidden: c.flag().notNull().default(0),
      /** Key of words that name the entry; empty: its own names. */
      i18n: c.text().notNull().default(''),
      isTab: c.flag().notNull().default(1),
      isAuth: c.flag().notNull().default(1),
      /** Roles that see it on screen; none: everybody who has the permission. */
      roles: c
        .codes()
        .notNull()
        .default(sql`''`),
      /** Parts of other addresses that belong to the entry. */
      groupPaths: c
        .codes()
        .notNull()
        .default(sql`''`),
      /** `_blank`: a window of its own. */
      target: c.text().notNull().default(''),
      /** What its address asks for: `type=1&size=15`. */
      query: c.text().notNull().default(''),
      version: c.int().notNull().default(1),
    },
    (t) => [c.uniqueIndex('menu_code_uq').on(t.tenantNode, t.code)],
    { platform: true },
  ),
  role: c.tenantTable(
    'role',
    {
      id: c.id(),
      roleCode: c.text().notNull(),
      nameZh: c.text().notNull(),
      nameEn: c.text().notNull(),
      permissions: c.codes().notNull(),
      /** Rows for which the permissions hold; empty until the seed of a version that knows of it has run. */
      dataScope: c.text().$type<DataScope>(),
      version: c.int().notNull().default(1),
    },
    (t) => [c.uniqueIndex('role_code_uq').on(t.tenantNode, t.roleCode)],
    { platform: true },
  ),
  /**
   * Permissions already handed to the platform's roles, so that a later version adds only what is new to it; behind a
   * role's code, those that this role got later than others.
   */
  knownPermission: c.table('known_permission', { code: c.text().primaryKey() }),
})
