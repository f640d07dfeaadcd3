import type { Locale, MessageParams } from './types.ts'

/** What the platform writes to phones and mailboxes. */
const letters = {
  phoneCode: {
    zh: '【智慧云仓】您的登录验证码为 {code}，{minutes} 分钟内有效，请勿告诉他人。',
    en: 'Your sign-in code is {code}. It is good for {minutes} minutes; tell it to nobody.',
  },
  pickup: {
    zh: '【智慧云仓】提货指令 {no}：请 {plate} 于 {date} 到场提货，提货码 {code}，入场时出示，请勿告诉他人。',
    en: 'Pickup instruction {no}: {plate} is expected on {date}. Show code {code} at the gate; tell it to nobody else.',
  },
} as const satisfies Record<string, Record<Locale, string>>

export const letter = (locale: Locale, name: keyof typeof letters, params: MessageParams) =>
  letters[name][locale].replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? ''))
