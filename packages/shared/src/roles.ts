import type { DataScope } from './kernel/data-scope.ts'
import { permissionOf, stepPermissions, type Access, type Permission } from './access.ts'
import { resetPermission } from './nouns/training/access.ts'
import {
  askForSeals,
  auditSeals,
  documents,
  financePlatform,
  openSelects,
  readBills,
  readGoods,
  readOrders,
  readOwnPrices,
  readPrices,
  readSettlement,
  reports,
  selects,
} from './role-rights.ts'

/*
 * The roles with which the platform comes and what they may do (docs/domain/access.md#roles). The database holds them;
 * this is the seed, and tests generate the documented matrix from it.
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
      ...askForSeals,
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
      'outboundOrder:mail',
      ...readBills,
      'stockReport:read',
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
      'outboundOrder:mail',
      'outboundOrder:cancel',
      'outboundOrder:finish',
      'contract:step',
      'contract:audit',
      ...auditSeals,
      ...readBills,
      'stockReport:read',
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
      'outboundOrder:mail',
      'outboundOrder:overrule',
      'outboundOrder:closeShort',
      'stockReport:read',
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
      'customerMerge:merge',
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
      ...askForSeals,
      'sealRecord:seal',
      ...readBills,
      ...reports,
    ],
  },
  jf: {
    zh: '计费',
    en: 'Billing clerk',
    permissions: [
      ...readOrders,
      ...readPrices,
      'fxRate:write',
      'feeLine:write',
      ...readBills,
      ...readSettlement,
      'bill:write',
      'bill:confirm',
      'billStatement:mail',
      ...financePlatform,
      ...reports,
      'monthClose:read',
      'monthClose:prepare',
    ],
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
      ...auditSeals,
      'feeLine:audit',
      ...readBills,
      ...readSettlement,
      'bill:audit',
      'billStatement:mail',
      ...financePlatform,
      'invoice:write',
      'payment:write',
      ...reports,
      'monthClose:read',
      'monthClose:closeMonth',
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
      'bill:read',
      'bill:confirm',
      ...readSettlement,
    ],
    dataScope: 'customer',
  },
  sj: { zh: '司机', en: 'Driver', permissions: [] },
} as const satisfies Record<string, RoleSeed>

export type RoleCode = keyof typeof roleSeeds
