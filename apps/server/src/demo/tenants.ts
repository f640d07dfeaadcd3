import type { RoleCode } from '@yuncang/shared/roles'
import { roleSeeds } from '@yuncang/shared/roles'
import { portOf } from '@yuncang/shared/nouns/tenant/rules'

/** 签约主体 of the tenants that have contracts (docs/domain/tenants.md#rules-of-single-tenants). */
export const demoSubject = '青岛示例保税物流中心有限公司（虚构）'

/** The six tenants of the demo (docs/domain/demo.md#demo-tenants); `suffix` marks their accounts. */
export const demoTenants = [
  tenant('WMS_DEMO', '培训租户', '', {
    hasJf: 1,
    hasFutures: 1,
    hasPledge: 1,
    training: 1,
    contractSubjects: [demoSubject],
  }),
  tenant('WMS_ZJWL', '示例物流中心', 'zjwl', { hasJf: 1, contractSubjects: [demoSubject] }),
  tenant('WMS_WHWL', '演示跨境仓', 'whwl', { sections: ['跨境电商板块', '轮胎销售板块'] }),
  tenant('WMS_RZLG', '样例期货库', 'rzlg', {
    inCompany: 1,
    hasFutures: 1,
    hasPledge: 1,
    sections: ['期货交割板块'],
  }),
  tenant('WMS_HD', '示例货代', 'hd', { type: '货代类租户', hasJf: 1, sections: ['货代板块'] }),
  tenant('WMS_LOCK', '已锁定租户', 'lock', { isLock: 1 }),
]

type Flags = {
  type: '仓库类租户' | '货代类租户'
  inCompany: 0 | 1
  hasJf: 0 | 1
  hasFutures: 0 | 1
  hasPledge: 0 | 1
  isLock: 0 | 1
  training: 0 | 1
  contractSubjects: string[]
  sections: string[]
}

function tenant(dataNode: string, name: string, suffix: string, flags: Partial<Flags>) {
  const { sections = ['保税仓储板块'], ...given } = flags
  const row = {
    dataNode,
    name,
    type: '仓库类租户' as const,
    inCompany: 0 as const,
    hasJf: 0 as const,
    hasFutures: 0 as const,
    hasPledge: 0 as const,
    isLock: 0 as const,
    training: 0 as const,
    redirectUri: '',
    contractSubjects: null,
    portCode: portOf(dataNode),
    warehouseKind: '',
    customsEtpsNo: '',
    putrecNo: '',
    version: 1,
    ...given,
  }
  return { row, suffix, sections }
}

export type DemoTenant = (typeof demoTenants)[number]

export type DemoAccount = {
  account: string
  realName: string
  /** Nobody's number; codes for it are shown at /demo/outbox. */
  phone: string
  memberships: { tenantNode: string; roleCodes: string[]; sections: string[] }[]
}

const staffNames: Record<Exclude<RoleCode, 'sysadmin'>, string> = {
  admin: '管理员',
  kf: '客服小王',
  sh: '审核老李',
  ck: '仓管老张',
  lh: '理货小刘',
  gw: '关务小陈',
  sw: '商务小赵',
  jf: '计费小孙',
  cw: '财务老周',
  mg: '门岗老吴',
  sj: '司机老郑',
  kh: '客户小冯',
  trainer: '培训老师',
}

/** One account per role and tenant, `multi` in all of them, `whwl` with two sections, `nobody` with no right at all. */
export function demoAccounts(): DemoAccount[] {
  // Every account gets the number of its place, so that each start gives the same ones.
  return allAccounts().map((each, index) => ({
    ...each,
    phone: `1990000${String(index + 1).padStart(4, '0')}`,
  }))
}

function allAccounts(): Omit<DemoAccount, 'phone'>[] {
  const perTenant = demoTenants.flatMap(({ row, suffix, sections }) =>
    Object.entries(staffNames).map(([roleCode, realName]) => ({
      account: suffix ? `${roleCode}.${suffix}` : roleCode,
      realName: suffix ? `${realName}（${row.name}）` : realName,
      memberships: [{ tenantNode: row.dataNode, roleCodes: [roleCode], sections }],
    })),
  )
  const everyRole = Object.keys(roleSeeds)
  const multi = {
    account: 'multi',
    realName: '多租户用户',
    memberships: demoTenants.map(({ row, sections }) => ({
      tenantNode: row.dataNode,
      roleCodes: everyRole,
      sections,
    })),
  }
  const whwl = {
    account: 'whwl',
    realName: '跨境仓客服',
    memberships: [
      { tenantNode: 'WMS_WHWL', roleCodes: ['kf'], sections: ['跨境电商板块', '轮胎销售板块'] },
    ],
  }
  return [...perTenant, multi, whwl, { account: 'nobody', realName: '无权限用户', memberships: [] }]
}
