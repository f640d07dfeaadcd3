import type { Locale, MessageParams } from './types.ts'

/** What the platform writes to phones and mailboxes. */
const letters = {
  phoneCode: {
    zh: '【智慧云仓】您的登录验证码为 {code}，{minutes} 分钟内有效，请勿告诉他人。',
    en: 'Your sign-in code is {code}. It is good for {minutes} minutes; tell it to nobody.',
  },
} as const satisfies Record<string, Record<Locale, string>>

export const letter = (locale: Locale, name: keyof typeof letters, params: MessageParams) =>
  letters[name][locale].replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? ''))
