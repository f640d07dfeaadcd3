import type { Locale, WordedParams } from './types.ts'
import { paramsIn } from './worded.ts'

/** What notices are titled, by the first word of their kind. Clients act on some of them (spec.md §4). */
export const noticeTitles = {
  training: { zh: '培训租户', en: 'Training tenant' },
  inboundOrder: { zh: '入库订单', en: 'Inbound order' },
  outboundOrder: { zh: '出库订单', en: 'Outbound order' },
  requirement: { zh: '需求', en: 'Request' },
  notice: { zh: '系统通知', en: 'System notice' },
  futures: { zh: '交割导入结果', en: 'Delivery import result' },
  billReduction: { zh: '账单调减异常', en: 'Bill reduction failed' },
  screen: { zh: '大屏刷新', en: 'Screen refresh' },
} as const satisfies Record<string, Record<Locale, string>>
export type NoticeTitle = keyof typeof noticeTitles

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
  'notice.test': {
    zh: '{name} 发送的测试通知：{text}',
    en: 'A test notice from {name}: {text}',
  },
  'notice.broadcast': {
    zh: '{name} 发送给全部租户的通知：{text}',
    en: 'A notice to all tenants from {name}: {text}',
  },
  'inboundOrder.toClose': {
    zh: '入库订单 {no} 已入库完成，请核对后完结',
    en: 'Inbound order {no} is completed; check and close it',
  },
  'requirement.answered': {
    zh: '您的需求「{no}」现为「{status}」：{reply}',
    en: 'Your request {no} is now {status}: {reply}',
  },
} as const satisfies Record<`${NoticeTitle}.${string}`, Record<Locale, string>>
export type NoticeKind = keyof typeof noticeKinds

/** What everybody in every tenant is told. */
export const broadcast = 'notice.broadcast' satisfies NoticeKind

const isKind = (kind: string): kind is NoticeKind => Object.hasOwn(noticeKinds, kind)

/** Title and sentence of a notice; of a kind that this version does not know, what can be said of it. */
export function wordsOf(
  locale: Locale,
  { kind, params }: { kind: string; params: WordedParams },
): { title: string; message: string } {
  const own = paramsIn(locale, params)
  if (!isKind(kind))
    return { title: noticeTitles.notice[locale], message: Object.values(own).join(' ') }
  // Kinds begin with a title's name, by their type.
  const title = noticeTitles[kind.split('.')[0] as NoticeTitle][locale]
  const message = noticeKinds[kind][locale].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(own[name] ?? ''),
  )
  return { title, message }
}
