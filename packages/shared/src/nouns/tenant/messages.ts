import type { Messages } from '../../kernel/messages/types.ts'

export const tenantMessages = {
  'tenant.redirectShape': [
    'invalid',
    '跳转地址应以 http:// 或 https:// 开头',
    'The address begins with http:// or https://.',
  ],
  'tenant.taken': [
    'conflict',
    '租户代码 {tenant} 或名称「{name}」已存在，请换一个',
    'There is already a tenant with the code {tenant} or the name {name}. Choose another.',
  ],
  'tenant.ownLock': [
    'conflict',
    '您正在租户 {tenant} 中工作，请先切换到其他租户再锁定它',
    'You are working in {tenant}. Switch to another tenant before you lock it.',
  ],
  'tenant.logoShape': [
    'invalid',
    '请上传不超过 48 kB 的 PNG、JPEG 或 WebP 图片',
    'Choose a PNG, JPEG or WebP picture of at most 48 kB.',
  ],
  'tenant.required': ['invalid', '请先选择租户', 'Choose a tenant first.'],
  'tenant.foreign': ['forbidden', '您不属于该租户', 'You do not belong to this tenant.'],
  tenant: [
    'locked',
    '租户已被锁定，无法登录，请联系管理员！',
    'This tenant is locked. Please ask your administrator.',
  ],
  'tenant.resetting': [
    'conflict',
    '租户“{name}”正在重置，约需一分钟，请稍后再试',
    '“{name}” is being reset, which takes about a minute. Try again then.',
  ],
} as const satisfies Messages
