import type { Locale } from '../messages/types.ts'
import { refusedBy, type Refusal, type Transition } from './status-machine.ts'

/** Dictionary ORDER_STATUS (domain.md §7.1). */
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
  0: { zh: '草稿', en: 'Draft' },
  1: { zh: '待审核', en: 'To be audited' },
  2: { zh: '已审核待计划', en: 'Audited, to be planned' },
  3: { zh: '待入库', en: 'To be received' },
  4: { zh: '入库中', en: 'Receiving' },
  5: { zh: '已入库', en: 'Received' },
  6: { zh: '入库完成', en: 'Completed' },
  7: { zh: '入库完结', en: 'Closed' },
  8: { zh: '已驳回', en: 'Rejected' },
  9: { zh: '已作废', en: 'Voided' },
}

/** The label of a stored status; the database holds no other numbers than these. */
export const orderStatusLabel = (status: number, locale: Locale): string =>
  orderStatusLabels[status as OrderStatus][locale]

/** Types that come under customs supervision unless the clerk says otherwise: 一线进境, 二线进区, 区间流转. */
export const bondedByType = (inboundType: string): 0 | 1 =>
  ['1', '2', '3'].includes(inboundType) ? 1 : 0

type Voyage = { enShipName: string; imvoy: string }
const written = (text: string) => text.trim().toUpperCase()

/** Two orders come with one ship and voyage; nobody knows of a voyage that is not named. */
export const isSameVoyage = (a: Voyage, b: Voyage): boolean =>
  written(a.imvoy) !== '' &&
  written(a.imvoy) === written(b.imvoy) &&
  written(a.enShipName) === written(b.enShipName)

/** The status machine of domain.md §7.1 with decisions.md 36: action -> from, to, who. */
export const inboundOrderActions = {
  update: {
    from: [0, 8],
    permission: 'inboundOrder:write',
    label: { zh: '修改', en: 'change' },
  },
  amend: {
    from: [2, 3, 4, 5, 6],
    permission: 'inboundOrder:manage',
    label: { zh: '修改备注', en: 'change the remark of' },
  },
  submit: {
    from: [0, 8],
    to: 1,
    permission: 'inboundOrder:submit',
    label: { zh: '提交审核', en: 'submit' },
  },
  withdraw: {
    from: [1],
    to: 0,
    permission: 'inboundOrder:submit',
    by: 'submitter',
    label: { zh: '撤回', en: 'withdraw' },
  },
  pass: {
    from: [1],
    to: 2,
    permission: 'inboundOrder:audit',
    by: 'another',
    label: { zh: '通过', en: 'pass' },
  },
  reject: {
    from: [1],
    to: 8,
    permission: 'inboundOrder:audit',
    by: 'another',
    label: { zh: '驳回', en: 'reject' },
  },
  remove: {
    from: [0, 8],
    to: 9,
    permission: 'inboundOrder:write',
    label: { zh: '作废', en: 'void' },
  },
  cancel: {
    from: [2, 3],
    to: 9,
    permission: 'inboundOrder:manage',
    label: { zh: '作废', en: 'void' },
  },
  setProducts: {
    from: [2, 3],
    permission: 'inboundOrder:manage',
    label: { zh: '指定商品', en: 'name the products of' },
  },
  setOwner: {
    from: [0, 1, 2, 3, 8],
    permission: 'inboundOrder:manage',
    label: { zh: '修改货权客户', en: 'change the owner of' },
  },
  setMonthAgency: {
    from: [0, 1, 2, 3, 4, 5, 6, 8],
    permission: 'inboundOrder:manage',
    label: { zh: '设置月度代理', en: 'set the monthly agency of' },
  },
  setQuotation: {
    from: [0, 1, 2, 3, 4, 5, 6, 8],
    permission: 'inboundOrder:manage',
    label: { zh: '指定报价单', en: 'attach a quotation to' },
  },
  setCard: {
    from: [2, 3],
    permission: 'inboundOrder:card',
    label: { zh: '登记过卡', en: 'record the customs gate of' },
  },
  generatePlan: {
    from: [2],
    to: 3,
    permission: 'inboundOrder:plan',
    label: { zh: '生成入库计划', en: 'plan' },
  },
  replan: {
    from: [3],
    to: 3,
    permission: 'inboundOrder:plan',
    label: { zh: '重新生成入库计划', en: 'plan again' },
  },
  startTally: {
    from: [3, 4],
    to: 4,
    permission: 'inboundOrder:tally',
    label: { zh: '开始理货', en: 'start the tally of' },
  },
  assign: {
    from: [3, 4],
    permission: 'inboundOrder:plan',
    label: { zh: '安排作业', en: 'assign the work of' },
  },
  finish: {
    from: [4],
    permission: 'inboundOrder:tally',
    label: { zh: '完成理货', en: 'finish the tally of' },
  },
  received: {
    from: [4],
    to: 5,
    permission: 'inboundOrder:tally',
    label: { zh: '全部完成理货', en: 'finish the last tally of' },
  },
  unFinish: {
    from: [4, 5],
    to: 4,
    permission: 'inboundOrder:receive',
    label: { zh: '撤回理货', en: 'take the tally back of' },
  },
  abort: {
    from: [4],
    to: 3,
    permission: 'inboundOrder:receive',
    label: { zh: '中止理货', en: 'abort the tally of' },
  },
  createInventory: {
    from: [2, 3],
    to: 5,
    permission: 'inboundOrder:receive',
    label: { zh: '直接入库', en: 'receive without tally' },
  },
  markInbounded: {
    from: [3, 4],
    to: 5,
    permission: 'inboundOrder:receive',
    label: { zh: '凭单确认入库', en: 'receive by paper' },
  },
  decideDiffs: {
    from: [5],
    permission: 'inboundOrder:complete',
    label: { zh: '处理差异', en: 'decide the differences of' },
  },
  complete: {
    from: [5],
    to: 6,
    permission: 'inboundOrder:complete',
    label: { zh: '入库完成', en: 'complete' },
  },
  undoComplete: {
    from: [6],
    to: 5,
    permission: 'inboundOrder:undoComplete',
    label: { zh: '撤销入库完成', en: 'undo the completion of' },
  },
  close: {
    from: [6],
    to: 7,
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
