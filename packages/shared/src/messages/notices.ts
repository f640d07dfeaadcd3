import type { Locale } from './types.ts'

/** What notices say, by kind; `{name}` marks a parameter. `no` is the number of the document. */
export const noticeKinds = {
  'inboundOrder.toAudit': {
    zh: '入库订单 {no} 已提交，待审核',
    en: 'Inbound order {no} waits for its audit',
  },
} as const satisfies Record<string, Record<Locale, string>>
export type NoticeKind = keyof typeof noticeKinds
