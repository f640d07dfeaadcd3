import type { Locale } from '../../kernel/messages/types.ts'
import { refusedBy, type Refusal, type Transition } from '../../kernel/status-machine.ts'

/** Dictionary ORDER_STATUS (docs/domain/inbound.md#statuses). */
export const orderStatuses = {
  draft: 0,
  submitted: 1,
  audited: 2,
  planned: 3,
  receiving: 4,
  received: 5,
  completed: 6,
  closed: 7,
  rejected: 8,
  voided: 9,
} as const
export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses]

/** The words for each state, on screens, in messages and as dictionary ORDER_STATUS. */
export const orderStatusLabels: Record<OrderStatus, Record<Locale, string>> = {
  [orderStatuses.draft]: { zh: '草稿', en: 'Draft' },
  [orderStatuses.submitted]: { zh: '待审核', en: 'To be audited' },
  [orderStatuses.audited]: { zh: '已审核待计划', en: 'Audited, to be planned' },
  [orderStatuses.planned]: { zh: '待入库', en: 'To be received' },
  [orderStatuses.receiving]: { zh: '入库中', en: 'Receiving' },
  [orderStatuses.received]: { zh: '已入库', en: 'Received' },
  [orderStatuses.completed]: { zh: '入库完成', en: 'Completed' },
  [orderStatuses.closed]: { zh: '入库完结', en: 'Closed' },
  [orderStatuses.rejected]: { zh: '已驳回', en: 'Rejected' },
  [orderStatuses.voided]: { zh: '已作废', en: 'Voided' },
}

/** The label of a stored status; the database holds no other numbers than these. */
export const orderStatusLabel = (status: number, locale: Locale): string =>
  orderStatusLabels[status as OrderStatus][locale]

/** Types that come under customs supervision unless the clerk says otherwise: 一线进境, 二线进区, 区间流转. */
export const bondedByType = (inboundType: string): 0 | 1 =>
  ['1', '2', '3'].includes(inboundType) ? 1 : 0

/** The status machine (docs/domain/inbound.md#actions): action -> from, to, who. */
export const inboundOrderActions = {
  update: {
    from: [orderStatuses.draft, orderStatuses.rejected],
    permission: 'inboundOrder:write',
    label: { zh: '修改', en: 'change' },
  },
  amend: {
    from: [
      orderStatuses.audited,
      orderStatuses.planned,
      orderStatuses.receiving,
      orderStatuses.received,
      orderStatuses.completed,
    ],
    permission: 'inboundOrder:manage',
    label: { zh: '修改备注', en: 'change the remark of' },
  },
  submit: {
    from: [orderStatuses.draft, orderStatuses.rejected],
    to: orderStatuses.submitted,
    permission: 'inboundOrder:submit',
    label: { zh: '提交审核', en: 'submit' },
  },
  withdraw: {
    from: [orderStatuses.submitted],
    to: orderStatuses.draft,
    permission: 'inboundOrder:submit',
    by: 'submitter',
    label: { zh: '撤回', en: 'withdraw' },
  },
  pass: {
    from: [orderStatuses.submitted],
    to: orderStatuses.audited,
    permission: 'inboundOrder:audit',
    by: 'another',
    label: { zh: '通过', en: 'pass' },
  },
  reject: {
    from: [orderStatuses.submitted],
    to: orderStatuses.rejected,
    permission: 'inboundOrder:audit',
    by: 'another',
    label: { zh: '驳回', en: 'reject' },
  },
  remove: {
    from: [orderStatuses.draft, orderStatuses.rejected],
    to: orderStatuses.voided,
    permission: 'inboundOrder:write',
    label: { zh: '作废', en: 'void' },
  },
  cancel: {
    from: [orderStatuses.audited, orderStatuses.planned],
    to: orderStatuses.voided,
    permission: 'inboundOrder:manage',
    label: { zh: '作废', en: 'void' },
  },
  setProducts: {
    from: [orderStatuses.audited, orderStatuses.planned],
    permission: 'inboundOrder:manage',
    label: { zh: '指定商品', en: 'name the products of' },
  },
  setOwner: {
    from: [
      orderStatuses.draft,
      orderStatuses.submitted,
      orderStatuses.audited,
      orderStatuses.planned,
      orderStatuses.rejected,
    ],
    permission: 'inboundOrder:manage',
    label: { zh: '修改货权客户', en: 'change the owner of' },
  },
  setMonthAgency: {
    from: [
      orderStatuses.draft,
      orderStatuses.submitted,
      orderStatuses.audited,
      orderStatuses.planned,
      orderStatuses.receiving,
      orderStatuses.received,
      orderStatuses.completed,
      orderStatuses.rejected,
    ],
    permission: 'inboundOrder:manage',
    label: { zh: '设置月度代理', en: 'set the monthly agency of' },
  },
  setQuotation: {
    from: [
      orderStatuses.draft,
      orderStatuses.submitted,
      orderStatuses.audited,
      orderStatuses.planned,
      orderStatuses.receiving,
      orderStatuses.received,
      orderStatuses.completed,
      orderStatuses.rejected,
    ],
    permission: 'inboundOrder:manage',
    label: { zh: '指定报价单', en: 'attach a quotation to' },
  },
  setCard: {
    from: [orderStatuses.audited, orderStatuses.planned],
    permission: 'inboundOrder:card',
    label: { zh: '登记过卡', en: 'record the customs gate of' },
  },
  generatePlan: {
    from: [orderStatuses.audited],
    to: orderStatuses.planned,
    permission: 'inboundOrder:plan',
    label: { zh: '生成入库计划', en: 'plan' },
  },
  replan: {
    from: [orderStatuses.planned],
    to: orderStatuses.planned,
    permission: 'inboundOrder:plan',
    label: { zh: '重新生成入库计划', en: 'plan again' },
  },
  startTally: {
    from: [orderStatuses.planned, orderStatuses.receiving],
    to: orderStatuses.receiving,
    permission: 'inboundOrder:tally',
    label: { zh: '开始理货', en: 'start the tally of' },
  },
  assign: {
    from: [orderStatuses.planned, orderStatuses.receiving],
    permission: 'inboundOrder:plan',
    label: { zh: '安排作业', en: 'assign the work of' },
  },
  finish: {
    from: [orderStatuses.receiving],
    permission: 'inboundOrder:tally',
    label: { zh: '完成理货', en: 'finish the tally of' },
  },
  received: {
    from: [orderStatuses.receiving],
    to: orderStatuses.received,
    permission: 'inboundOrder:tally',
    label: { zh: '全部完成理货', en: 'finish the last tally of' },
  },
  unFinish: {
    from: [orderStatuses.receiving, orderStatuses.received],
    to: orderStatuses.receiving,
    permission: 'inboundOrder:receive',
    label: { zh: '撤回理货', en: 'take the tally back of' },
  },
  abort: {
    from: [orderStatuses.receiving],
    to: orderStatuses.planned,
    permission: 'inboundOrder:receive',
    label: { zh: '中止理货', en: 'abort the tally of' },
  },
  createInventory: {
    from: [orderStatuses.audited, orderStatuses.planned],
    to: orderStatuses.received,
    permission: 'inboundOrder:receive',
    label: { zh: '直接入库', en: 'receive without tally' },
  },
  markInbounded: {
    from: [orderStatuses.planned, orderStatuses.receiving],
    to: orderStatuses.received,
    permission: 'inboundOrder:receive',
    label: { zh: '凭单确认入库', en: 'receive by paper' },
  },
  decideDiffs: {
    from: [orderStatuses.received],
    permission: 'inboundOrder:complete',
    label: { zh: '处理差异', en: 'decide the differences of' },
  },
  complete: {
    from: [orderStatuses.received],
    to: orderStatuses.completed,
    permission: 'inboundOrder:complete',
    label: { zh: '入库完成', en: 'complete' },
  },
  undoComplete: {
    from: [orderStatuses.completed],
    to: orderStatuses.received,
    permission: 'inboundOrder:undoComplete',
    label: { zh: '撤销入库完成', en: 'undo the completion of' },
  },
  close: {
    from: [orderStatuses.completed],
    to: orderStatuses.closed,
    permission: 'inboundOrder:close',
    label: { zh: '入库完结', en: 'close' },
  },
} as const satisfies Record<string, Transition<OrderStatus>>

export type InboundOrderAction = keyof typeof inboundOrderActions

/** Why a person cannot take an action on an order now; undefined when they can. The server throws it, screens show it. */
export const refusalOf = (
  action: InboundOrderAction,
  { orderStatus: status, submitBy }: { orderStatus: number; submitBy: string | null },
  who: { id: string; permissions: ReadonlySet<string> },
): Refusal | undefined => refusedBy(inboundOrderActions[action], { status, submitBy }, who)

/** Where an order is after an action; a change of its content leaves it where it is. */
export function statusAfter(action: InboundOrderAction, orderStatus: number): number {
  const transition: Transition<OrderStatus> = inboundOrderActions[action]
  return transition.to ?? orderStatus
}
