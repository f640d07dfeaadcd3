import type { Messages } from '../../kernel/messages/types.ts'

export const ssoMessages = {
  'signOn.loginExpired': [
    'invalid',
    '登录页面已过期，请重新打开平台登录',
    'This sign-in page has expired. Open the platform again to sign in.',
  ],
  'signOn.flowInvalid': [
    'invalid',
    '登录请求无效或已过期，请重新登录',
    'This sign-in is not valid or has expired. Please sign in again.',
  ],
  'signOn.replayed': [
    'invalid',
    '登录凭据被重复使用，相关登录已失效，请重新登录',
    'This sign-in was used twice and has been ended. Please sign in again.',
  ],
  'signOn.refused': [
    'invalid',
    '统一认证未通过，请重新登录',
    'The identity service did not confirm this sign-in. Please sign in again.',
  ],
  'signOn.otherPerson': [
    'forbidden',
    '验证的不是锁屏者本人，会话仍处于锁定状态，请由本人重新验证',
    'That was somebody else. The session stays locked: the person who locked it has to confirm.',
  ],
  'signOn.notAgain': [
    'invalid',
    '统一认证未重新验证身份，会话仍处于锁定状态，请重新验证',
    'The identity service did not ask again who you are. The session stays locked: try once more.',
  ],
  'signOn.unavailable': [
    'internal',
    '统一认证服务暂时无法访问，请稍后重试',
    'The identity service cannot be reached right now. Try again shortly.',
  ],
  'signOn.unknownHost': [
    'invalid',
    '请通过平台的正式地址访问',
    'Please use the official address of the platform.',
  ],
  'signOn.pending': [
    'invalid',
    '您暂无权限登录智慧云仓操作平台',
    'You are not permitted to sign in to this platform.',
  ],
  'signOn.localLoginOff': [
    'forbidden',
    '请通过统一认证登录',
    'Please sign in through the identity service.',
  ],
} as const satisfies Messages
