import type { Locale } from '../../kernel/messages/types.ts'

/** The few pages of the bundled issuer that are not the web client's. */
export const signOnPages = {
  failed: {
    zh: ['登录未能继续', '登录请求无效或已过期，请返回平台重新登录。', '返回平台'],
    en: ['Sign-in stopped', 'This sign-in is not valid or has expired.', 'Back to the platform'],
  },
  signOut: {
    zh: ['退出登录', '确定要退出统一认证登录吗？', '退出登录'],
    en: ['Sign out', 'Do you want to sign out of the identity service?', 'Sign out'],
  },
  signedOut: {
    zh: ['已退出登录', '您已安全退出。', '返回平台'],
    en: ['Signed out', 'You have signed out.', 'Back to the platform'],
  },
} as const satisfies Record<string, Record<Locale, readonly [string, string, string]>>
