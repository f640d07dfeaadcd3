import type { Locale } from './types.ts'

/** What notices say, by kind; `{name}` marks a parameter. `no` is the number of the document. */
export const noticeKinds = {
  'training.wasReset': {
    zh: '培训租户“{tenant}”的数据已由 {name} 重置，此前录入的内容已清除',
    en: '{name} reset the data of the training tenant “{tenant}”; what was entered before is gone',
  },
  'inboundOrder.toAudit': {
    zh: '入库订单 {no} 已提交，待审核',
    en: 'Inbound order {no} waits for its audit',
  },
  'outboundOrder.toAudit': {
    zh: '出库订单 {no} 已提交，待审核',
    en: 'Outbound order {no} waits for its audit',
  },
  'outboundOrder.rejected': {
    zh: '出库订单 {no} 已被驳回：{reason}',
    en: 'Outbound order {no} was rejected: {reason}',
  },
  'outboundOrder.toIssue': {
    zh: '出库订单 {no} 已预占库存，待下发提货指令',
    en: 'Outbound order {no} holds its stock and waits for pickup instructions',
  },
  'outboundOrder.toLetIn': {
    zh: '出库订单 {no} 的车辆 {plates} 待入场',
    en: 'Trucks {plates} of outbound order {no} are expected at the gate',
  },
  'outboundOrder.toLoad': {
    zh: '出库订单 {no} 的车辆 {plates} 已入场，待装车',
    en: 'Trucks {plates} of outbound order {no} wait to be loaded',
  },
  'outboundOrder.toLetOut': {
    zh: '出库订单 {no} 的车辆 {plates} 已装车，待出场',
    en: 'Trucks {plates} of outbound order {no} are loaded and wait to leave',
  },
  'outboundOrder.restToIssue': {
    zh: '出库订单 {no} 部分出库，其余货物待安排车辆或短装关闭',
    en: 'Outbound order {no} is partly out; send trucks for the rest or close it short',
  },
  'outboundOrder.toFinish': {
    zh: '出库订单 {no} 已出库，待完结',
    en: 'Outbound order {no} is out and waits to be finished',
  },
  'outboundOrder.expired': {
    zh: '出库订单 {no} 的库存预占到期，已作废并释放库存',
    en: 'The hold of outbound order {no} ran out; it was voided and its stock released',
  },
  'outboundOrder.extended': {
    zh: '出库订单 {no} 的库存预占到期，已顺延至 {time}，请尽快提货',
    en: 'The hold of outbound order {no} ran out and was extended to {time}; pick the goods up soon',
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
  'requirement.answered': {
    zh: '您的需求「{no}」已{status}：{reply}',
    en: 'Your request {no} is now {status}: {reply}',
  },
} as const satisfies Record<string, Record<Locale, string>>
export type NoticeKind = keyof typeof noticeKinds
