/*
 * What is different for single tenants, by dataNode (docs/domain/tenants.md#rules-of-single-tenants). A tenant without
 * a line goes by the common rules.
 */
export type TenantRules = {
  /** The business section can be switched by who has several. */
  readonly hasSectionSwitch: boolean
  /** Notices are pushed by socket; without one they are loaded on open and on a change of page. */
  readonly hasNoticeSocket: boolean
  /** The one subject that contracts are synchronized for; undefined: the tenant itself. */
  readonly contractSubject: string | undefined
}

const common: TenantRules = {
  hasSectionSwitch: false,
  hasNoticeSocket: true,
  contractSubject: undefined,
}

const bondedCentre = '青岛示例保税物流中心有限公司（虚构）'

const special: Readonly<Record<string, Partial<TenantRules>>> = {
  WMS_WHWL: { hasSectionSwitch: true },
  WMS_RZLG: { hasNoticeSocket: false },
  WMS_LSWL: { contractSubject: bondedCentre },
  WMS_BSQ: { contractSubject: bondedCentre },
  WMS_DEMO: { contractSubject: bondedCentre },
}

export const rulesOf = (dataNode: string): TenantRules => ({
  ...common,
  ...(Object.hasOwn(special, dataNode) && special[dataNode]),
})

/**
 * The five ports that have a tenant of their own, by its id (docs/domain/tenants.md#rules-of-single-tenants); other
 * ports are entries of REGISTER_PLACE only.
 */
const tenantOfPort = {
  青岛: 'WMS_DEMO',
  日照: 'WMS_RZLG',
  威海: 'WMS_WHWL',
  舟山: 'WMS_ZJWL',
  宁波: 'WMS_HD',
} as const

/** Where a tenant is registered, by the map of ports; empty for tenants without one. */
export const portOf = (dataNode: string): string =>
  Object.entries(tenantOfPort).find(([, node]) => node === dataNode)?.[0] ?? ''

/**
 * Where the switch can be shown; rows are told apart by section there alone (docs/domain/tenants.md#business-sections).
 */
export const canSwitchSection = (dataNode: string, groups: readonly string[]): boolean =>
  rulesOf(dataNode).hasSectionSwitch && groups.length > 1

/** Who contracts of the tenant can be signed by. */
export const contractSubjectsOf = (tenant: { dataNode: string; name: string }): string[] => [
  rulesOf(tenant.dataNode).contractSubject ?? tenant.name,
]

export const canSyncCustomers = (tenant: { inCompany: 0 | 1 }): boolean => tenant.inCompany === 0

export const canSyncContracts = (tenant: { inCompany: 0 | 1; hasJf: 0 | 1 }): boolean =>
  canSyncCustomers(tenant) && tenant.hasJf === 1
