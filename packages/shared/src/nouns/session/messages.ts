import type { Messages } from '../../kernel/messages/types.ts'

export const sessionMessages = {
  'session.required': ['unauthorized', '请先登录', 'Please sign in first.'],
  'session.expired': [
    'unauthorized',
    '登录已失效，请重新登录',
    'Your session has ended. Please sign in again.',
  ],
  'session.wrongCredentials': [
    'invalid',
    '账号或密码不正确',
    'The account or the password is not right.',
  ],
  'session.wait': [
    'tooMany',
    '尝试次数过多，请 {seconds} 秒后再试',
    'Too many attempts. Try again in {seconds} s.',
  ],
  'session.busy': [
    'tooMany',
    '登录人数较多，请稍后再试',
    'Many people are signing in right now. Try again shortly.',
  ],
  'session.noRight': [
    'forbidden',
    '您暂无权限登录智慧云仓操作平台',
    'You are not permitted to sign in to this platform.',
  ],
  'session.disabled': [
    'forbidden',
    '您的账号已停用，请联系管理员',
    'Your account is disabled. Please ask your administrator.',
  ],
  'session.wrongCode': [
    'invalid',
    '手机号或验证码不正确',
    'The phone number or the code is not right.',
  ],
  'session.codeRequired': ['invalid', '请输入 6 位验证码', 'Enter the code of 6 digits.'],
  session: ['locked', '屏幕已锁定，请先解锁', 'This session is locked. Unlock it first.'],
  'session.wrongPassword': ['invalid', '密码不正确', 'The password is not right.'],
  'session.noPassword': [
    'conflict',
    '该账号没有本地密码，请通过单点登录验证身份',
    'This account has no password here. Confirm who you are through single sign-on.',
  ],
  'session.foreignSection': [
    'forbidden',
    '您不属于业务板块：{name}',
    'You do not belong to the section {name}.',
  ],
  'client.refused': ['forbidden', '客户端凭证不正确', 'The client credential is not right.'],
  'session.accountRequired': ['invalid', '请输入账号', 'Enter your account.'],
  'session.passwordRequired': ['invalid', '请输入密码', 'Enter your password.'],
} as const satisfies Messages
