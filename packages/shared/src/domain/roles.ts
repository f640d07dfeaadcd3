import type { DataScope } from './data-scope.ts'
import {
  permissionOf,
  resetPermission,
  stepPermissions,
  type Access,
  type Permission,
} from './permissions.ts'

/*
 * The roles with which the platform comes and what they may do (domain.md §4.2, the «Who» columns of the machines,
 * decisions.md 23). The database holds them; this is the seed, and tests generate the documented matrix from it.
 */
export type RoleSeed = {
  readonly zh: string
  readonly en: string
  readonly permissions: readonly Permission[]
  /** Rows for which the permissions hold; all of the tenant's unless said otherwise. */
  readonly dataScope?: DataScope
}

const isPermission = (access: Access): access is Extract<Access, Permission> =>
  access !== 'public' && access !== 'session' && access !== 'member'

export const allPermissions: readonly Permission[] = [
  ...new Set<Permission>([...Object.values(permissionOf).filter(isPermission), ...stepPermissions]),
].sort()

/** Rights over every tenant and its people: whoever says who somebody is could be anybody. */
const ofPlatform: readonly Permission[] = [
  'identity:bind',
  'tenant:manage',
  'dictionary:platform',
  'notice:broadcast',
]
/** Rights of those who teach. */
const ofTraining: readonly Permission[] = [resetPermission]
const ofTrainer = allPermissions.filter((code) => !ofPlatform.includes(code))
const ofTenant = ofTrainer.filter((code) => !ofTraining.includes(code))

/** What selects need. Names and phones of drivers and workers are for those of the house only. */
const openSelects = [
  'dictionary:read',
  'customer:select',
  'product:select',
  'storageLocation:select',
  'param:read',
  'savedView:use',
  'costCode:read',
  'help:read',
  'notice:read',
  'homeMessage',
] as const
/** The tools of the top bar that everybody of the house has. */
const desk = ['instruction:use', 'requirement:use', 'homeDownFile', 'homeDownApp'] as const
const selects = [...openSelects, ...desk, 'carrier:select', 'worker:select', 'user:select'] as const
const readGoods = ['product:read', 'storageLocation:read'] as const
/** Adds and removes papers and pictures of orders. */
const documents = ['inboundOrder:document', 'outboundOrder:document'] as const
const readOrders = [
  ...selects,
  ...readGoods,
  'carrier:read',
  'customer:read',
  'inboundOrder:read',
  'inventory:read',
  'outboundOrder:read',
] as const

/** A customer sees its own contracts, prices and fees, never the list prices. */
const readOwnPrices = ['contract:read', 'quotation:read', 'costList:read', 'feeLine:read'] as const
const readPrices = [...readOwnPrices, 'costStandard:read'] as const

export const roleSeeds = {
  sysadmin: { zh: '系统管理员', en: 'System administrator', permissions: allPermissions },
  admin: { zh: '租户管理员', en: 'Tenant administrator', permissions: ofTenant },
  trainer: { zh: '培训管理员', en: 'Trainer', permissions: ofTrainer },
  kf: {
    zh: '客服单证',
    en: 'Customer service',
    permissions: [
      ...readOrders,
      ...readPrices,
      ...documents,
      'customer:write',
      'customer:stop',
      'contract:sync',
      'product:write',
      'carrier:write',
      'inboundOrder:write',
      'inboundOrder:submit',
      'inboundOrder:manage',
      'inboundOrder:settle',
      'inboundOrder:complete',
      'outboundOrder:write',
      'outboundOrder:cancel',
    ],
  },
  sh: {
    zh: '业务审核',
    en: 'Business auditor',
    permissions: [
      ...readOrders,
      ...readPrices,
      'product:audit',
      'inboundOrder:audit',
      'inboundOrder:settle',
      'inboundOrder:undoComplete',
      'inboundOrder:close',
      'outboundOrder:audit',
      'outboundOrder:cancel',
      'outboundOrder:finish',
      'contract:step',
      'contract:audit',
    ],
  },
  ck: {
    zh: '仓库主管',
    en: 'Warehouse manager',
    permissions: [
      ...readOrders,
      ...documents,
      'storageLocation:write',
      'carrier:write',
      'worker:write',
      'inboundOrder:plan',
      'inboundOrder:receive',
      'inboundOrder:card',
      'outboundOrder:issue',
      'outboundOrder:overrule',
      'outboundOrder:closeShort',
    ],
  },
  lh: {
    zh: '理货员',
    en: 'Tally clerk',
    permissions: [
      ...selects,
      ...readGoods,
      ...documents,
      'inboundOrder:read',
      'inboundOrder:tally',
      'inventory:read',
      'outboundOrder:read',
      'outboundOrder:load',
    ],
  },
  gw: {
    zh: '关务',
    en: 'Customs clerk',
    permissions: [...readOrders, ...documents, 'inboundOrder:card'],
  },
  sw: {
    zh: '商务合同',
    en: 'Contract manager',
    permissions: [
      ...readOrders,
      ...readPrices,
      'customer:write',
      'product:write',
      'fxRate:write',
      'costCode:write',
      'costStandard:write',
      'contract:step',
      'contract:write',
      'contract:sync',
      'syncContract',
      'quotation:write',
      'costList:write',
    ],
  },
  jf: {
    zh: '计费',
    en: 'Billing clerk',
    permissions: [...readOrders, ...readPrices, 'fxRate:write', 'feeLine:write'],
  },
  cw: {
    zh: '财务审核',
    en: 'Finance auditor',
    permissions: [
      ...selects,
      ...readPrices,
      'customer:read',
      'product:read',
      'inventory:read',
      'contract:step',
      'contract:audit',
      'contract:auditQuotation',
      'contract:void',
      'feeLine:audit',
    ],
  },
  mg: {
    zh: '门岗',
    en: 'Gate guard',
    permissions: [
      ...selects,
      'carrier:read',
      'inboundOrder:read',
      'outboundOrder:read',
      'outboundOrder:gate',
    ],
    dataScope: 'today',
  },
  kh: {
    zh: '客户自助',
    en: 'Customer self-service',
    permissions: [
      ...openSelects,
      ...readOwnPrices,
      'customer:read',
      'inboundOrder:read',
      'inboundOrder:write',
      'inventory:read',
      'outboundOrder:read',
      'outboundOrder:write',
    ],
    dataScope: 'customer',
  },
  sj: { zh: '司机', en: 'Driver', permissions: [] },
} as const satisfies Record<string, RoleSeed>

export type RoleCode = keyof typeof roleSeeds
