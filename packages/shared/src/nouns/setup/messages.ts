import type { Messages } from '../../kernel/messages/types.ts'

export const setupMessages = {
  'setup.tenantCode': [
    'invalid',
    '租户代码应为 WMS_ 加 2 至 12 位大写字母或数字（--tenant WMS_ABC）',
    'A tenant code is WMS_ and 2 to 12 capital letters or digits (--tenant WMS_ABC).',
  ],
  'setup.nameRequired': ['invalid', '请用 --name 给出租户名称', 'Name the tenant with --name.'],
  'setup.tenantTaken': [
    'conflict',
    '租户 {tenant} 或名称“{name}”已存在，未作任何改动',
    'Tenant {tenant} or the name "{name}" exists already. Nothing was changed.',
  ],
  'setup.accountTaken': [
    'conflict',
    '账号 {account} 已存在，未作任何改动',
    'Account {account} exists already. Nothing was changed.',
  ],
  'password.linkDead': [
    'invalid',
    '链接无效、已使用或已过期，请联系管理员重新获取',
    'This link is not valid, has been used or has run out. Ask your administrator for another.',
  ],
  'metrics.refused': [
    'forbidden',
    '运行指标只对持有 METRICS_TOKEN 的采集程序开放；未设置时只能在本机读取',
    'Figures are for collectors with METRICS_TOKEN; without one set, they are read on this machine only.',
  ],
} as const satisfies Messages
