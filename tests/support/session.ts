import type { Session } from '../../apps/web/src/session/session.ts'
import type { SignInTenant } from '@yuncang/shared/nouns/session/contract'

/** Somebody at work, for components that ask who looks. */
export const someSession: Session = {
  settings: {},
  user: {
    id: '1',
    account: 'kf',
    realName: '客服小王',
    avatar: '',
    roleName: 'kf,sw',
    groupName: '',
    currentGroup: '',
    accessToken: '',
    customerId: null,
    isSpecial: 0,
  },
  tenants: [],
  tenant: { type: '仓库类租户' } as SignInTenant, // they look at nothing else
  menu: [],
  permissions: new Set(['customer:read']),
  roles: ['kf', 'sw'],
  groups: ['跨境电商板块', '轮胎销售板块'],
  currentRole: null,
}
