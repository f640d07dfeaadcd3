import type { Locale } from './types.ts'

/** What notices say, by kind; `{name}` marks a parameter. `no` is the number of the document. */
export const noticeKinds = {
  'inboundOrder.toAudit': {
    zh: '入库订单 {no} 已提交，待审核',
    en: 'Inbound order {no} waits for its audit',
  },
  'inboundOrder.rejected': {
    zh: '入库订单 {no} 已驳回，请修改后重新提交',
    en: 'Inbound order {no} was rejected; change it and submit it again',
  },
  'inboundOrder.toPlan': {
    zh: '入库订单 {no} 已审核，请安排入库计划',
    en: 'Inbound order {no} is audited and waits for its storage plan',
  },
  'inboundOrder.toTally': {
    zh: '入库订单 {no} 已安排库位，请开始理货',
    en: 'Inbound order {no} is planned and waits for its tally',
  },
  'inboundOrder.toFinish': {
    zh: '入库订单 {no} 正在理货，请完成全部计划',
    en: 'Inbound order {no} is being tallied; finish all its plans',
  },
  'inboundOrder.toComplete': {
    zh: '入库订单 {no} 货物已入库，请处理差异并确认入库完成',
    en: 'The goods of inbound order {no} are in; decide the differences and complete it',
  },
  'inboundOrder.toClose': {
    zh: '入库订单 {no} 已入库完成，请核对后完结',
    en: 'Inbound order {no} is completed; check and close it',
  },
} as const satisfies Record<string, Record<Locale, string>>
export type NoticeKind = keyof typeof noticeKinds
