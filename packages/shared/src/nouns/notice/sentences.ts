import type { Locale, WordedParams } from '../../kernel/messages/types.ts'
import { paramsIn, withParams } from '../../kernel/messages/worded.ts'

/**
 * What notices are titled, by the first word of their kind. Clients act on some of them
 * (docs/domain/records.md#notices).
 */
export const noticeTitles = {
  training: { zh: '培训租户', en: 'Training tenant' },
  inboundOrder: { zh: '入库订单', en: 'Inbound order' },
  outboundOrder: { zh: '出库订单', en: 'Outbound order' },
  feeLine: { zh: '费用', en: 'Fee' },
  monthClose: { zh: '月末结账', en: 'Month close' },
  requirement: { zh: '需求', en: 'Request' },
  contract: { zh: '合同', en: 'Contract' },
  report: { zh: '定时报表', en: 'Scheduled report' },
  mail: { zh: '邮件未送达', en: 'Mail not delivered' },
  notice: { zh: '系统通知', en: 'System notice' },
  futures: { zh: '交割导入结果', en: 'Delivery import result' },
  bill: { zh: '账单', en: 'Bill' },
  billReduction: { zh: '账单调减异常', en: 'Bill reduction failed' },
  screen: { zh: '大屏刷新', en: 'Screen refresh' },
} as const satisfies Record<string, Record<Locale, string>>
export type NoticeTitle = keyof typeof noticeTitles

/** What notices say, by kind; `{name}` marks a parameter. `no` is the number of the document. */
export const noticeKinds = {
  'bill.toAudit': {
    zh: '账单 {no}（{customer}）已提交，待审核',
    en: 'Bill {no} of {customer} waits for its audit',
  },
  'bill.rejected': {
    zh: '账单 {no} 被驳回：{reason}，请修改后重新提交',
    en: 'Bill {no} was rejected: {reason}. Change it and submit it again',
  },
  'bill.disputed': {
    zh: '客户 {customer} 退回账单 {no}：{reason}，请核对后重新提交',
    en: '{customer} sent bill {no} back: {reason}. Check it and submit it again',
  },
  'bill.toInvoice': {
    zh: '账单 {no} 已由客户确认，待开票',
    en: 'Bill {no} is confirmed and waits for its invoice',
  },
  'bill.overdue': {
    zh: '账单 {no}（{customer}）已于 {date} 到期，尚有 {amount} {currency} 未收，请催收或登记收款',
    en: 'Bill {no} of {customer} was due on {date}; {amount} {currency} are not paid: ask for it, or record what came in',
  },
  'training.wasReset': {
    zh: '培训租户“{tenant}”的数据已由 {name} 重置，此前录入的内容已清除',
    en: '{name} reset the data of the training tenant “{tenant}”; what was entered before is gone',
  },
  'report.paused': {
    zh: '定时报表“{name}”已暂停：{why}',
    en: 'The scheduled report “{name}” is paused: {why}',
  },
  'mail.failed': {
    zh: '发给 {recipient} 的邮件“{subject}”未送达：{why}',
    en: 'The mail “{subject}” to {recipient} was not delivered: {why}',
  },
  'bill.notTaken': {
    zh: '账单 {no} 未被财务平台接收：{why}',
    en: 'The finance platform did not take bill {no}: {why}',
  },
  'billReduction.notTaken': {
    zh: '账单 {no} 的调减 {amount} {currency} 未被财务平台接收：{why}',
    en: 'The finance platform did not take the reduction of {amount} {currency} of bill {no}: {why}',
  },
  'inboundOrder.toSubmit': {
    zh: '客户 {customer} 填写了入库订单 {no}，请核对后提交审核',
    en: '{customer} wrote inbound order {no}; check it and submit it for its audit',
  },
  'inboundOrder.toAudit': {
    zh: '入库订单 {no} 已提交，待审核',
    en: 'Inbound order {no} waits for its audit',
  },
  'outboundOrder.fromCustomer': {
    zh: '客户 {customer} 提交了出库订单 {no}，待审核',
    en: '{customer} submitted outbound order {no}, which waits for its audit',
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
  'contract.toAudit': {
    zh: '合同 {no}（{customer}）已提交，待审核',
    en: 'Contract {no} of {customer} waits for its audit',
  },
  'contract.rejected': {
    zh: '合同 {no} 已被驳回：{reason}',
    en: 'Contract {no} was rejected: {reason}',
  },
  'contract.pricesToAudit': {
    zh: '合同 {no}（{customer}）的报价已提交，待审核',
    en: 'The prices of contract {no} of {customer} wait for their audit',
  },
  'contract.pricesRejected': {
    zh: '合同 {no} 的报价已被驳回：{reason}',
    en: 'The prices of contract {no} were rejected: {reason}',
  },
  'contract.ends': {
    zh: '合同 {no}（{customer}）{date} 到期，还有 {days} 天，请续签或登记不续签',
    en: 'Contract {no} of {customer} ends on {date}, in {days} days. Renew it or decline to',
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
  'feeLine.sentBack': {
    zh: '{customer} 的费用「{fee}」（{no}）被退回：{reason}；请修改或作废后重新确认',
    en: 'Fee {fee} ({no}) of {customer} was sent back: {reason}. Change or void it, and confirm it again',
  },
  'monthClose.toClose': {
    zh: '{period} 已由 {name} 核对完毕，请结账',
    en: '{name} has checked {period}; it waits to be closed',
  },
  'monthClose.sentBack': {
    zh: '{period} 的结账被 {name} 退回：{reason}',
    en: '{name} sent {period} back: {reason}',
  },
  'monthClose.wasClosed': {
    zh: '{period} 已由 {name} 结账，该月不能再记账',
    en: '{name} closed {period}; nothing can be dated in it any more',
  },
  'monthClose.reopened': {
    zh: '{period} 已由 {name} 反结账：{reason}',
    en: '{name} reopened {period}: {reason}',
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
  return { title, message: withParams(locale, noticeKinds[kind][locale], own) }
}
