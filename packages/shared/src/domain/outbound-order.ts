import type { Locale } from '../messages/types.ts'
import { refusedBy, type Refusal, type Transition } from './status-machine.ts'

/** Dictionary OUTBOUND_STATUS (domain.md §7.3). */
export const outboundStatuses = {
  draft: 0,
  submitted: 1,
  reserved: 2,
  issued: 3,
  loading: 4,
  partlyOut: 5,
  out: 6,
  finished: 7,
  rejected: 8,
  voided: 9,
} as const
export type OutboundStatus = (typeof outboundStatuses)[keyof typeof outboundStatuses]

/** The words for each state, on screens, in messages and as dictionary OUTBOUND_STATUS. */
export const outboundStatusLabels: Record<OutboundStatus, Record<Locale, string>> = {
  0: { zh: '草稿', en: 'Draft' },
  1: { zh: '待审核', en: 'To be audited' },
  2: { zh: '已审核（已预占）', en: 'Audited, stock reserved' },
  3: { zh: '提货指令已下发', en: 'Pickup instructed' },
  4: { zh: '出库中', en: 'Loading' },
  5: { zh: '部分出库', en: 'Partly out' },
  6: { zh: '已出库', en: 'Out' },
  7: { zh: '已完结', en: 'Finished' },
  8: { zh: '已驳回', en: 'Rejected' },
  9: { zh: '已作废', en: 'Voided' },
}

/** The label of a stored status; the database holds no other numbers than these. */
export const outboundStatusLabel = (status: number, locale: Locale): string =>
  outboundStatusLabels[status as OutboundStatus][locale]

/** What a truck's pickup instruction has come to. */
export const truckStatuses = { issued: 0, inYard: 1, loaded: 2, gone: 3, cancelled: 9 } as const

export const truckStatusLabels: Record<number, Record<Locale, string>> = {
  0: { zh: '待入场', en: 'Expected' },
  1: { zh: '已入场待装车', en: 'In the yard, to be loaded' },
  2: { zh: '已装车待出场', en: 'Loaded, to leave' },
  3: { zh: '已出场', en: 'Gone' },
  9: { zh: '已取消', en: 'Cancelled' },
}

export const truckStatusLabel = (status: number, locale: Locale): string =>
  truckStatusLabels[status]?.[locale] ?? String(status)

/** A truck stands in the yard: its plate cannot come in again (domain.md §9). */
export const isInside = ({ status }: { status: number }): boolean =>
  status === truckStatuses.inYard || status === truckStatuses.loaded

/** The status machine of domain.md §7.3 with decisions.md 37: action -> from, to, who. */
export const outboundOrderActions = {
  update: {
    from: [0, 8],
    permission: 'outboundOrder:write',
    label: { zh: '修改', en: 'change' },
  },
  submit: {
    from: [0, 8],
    to: 1,
    permission: 'outboundOrder:write',
    label: { zh: '提交审核', en: 'submit' },
  },
  withdraw: {
    from: [1],
    to: 0,
    permission: 'outboundOrder:write',
    by: 'submitter',
    label: { zh: '撤回', en: 'withdraw' },
  },
  pass: {
    from: [1],
    to: 2,
    permission: 'outboundOrder:audit',
    by: 'another',
    label: { zh: '通过', en: 'pass' },
  },
  reject: {
    from: [1],
    to: 8,
    permission: 'outboundOrder:audit',
    by: 'another',
    label: { zh: '驳回', en: 'reject' },
  },
  cancel: {
    from: [0, 2, 3, 8],
    to: 9,
    permission: 'outboundOrder:cancel',
    label: { zh: '作废', en: 'cancel' },
  },
  // Of an order on its way further trucks leave it where it is.
  issue: {
    from: [2, 3, 4, 5],
    permission: 'outboundOrder:issue',
    label: { zh: '下发提货指令', en: 'issue pickup instructions' },
  },
  cancelTruck: {
    from: [3, 4, 5],
    permission: 'outboundOrder:issue',
    label: { zh: '取消提货指令', en: 'cancel a pickup instruction' },
  },
  gateIn: {
    from: [3, 4, 5],
    permission: 'outboundOrder:gate',
    label: { zh: '登记入场', en: 'let a truck in' },
  },
  load: {
    from: [4, 5],
    permission: 'outboundOrder:load',
    label: { zh: '装车', en: 'load' },
  },
  abort: {
    from: [4, 5],
    permission: 'outboundOrder:issue',
    label: { zh: '中止装车', en: 'send a truck back' },
  },
  gateOut: {
    from: [4, 5],
    permission: 'outboundOrder:gate',
    label: { zh: '登记出场', en: 'let a truck out' },
  },
  releaseWeight: {
    from: [4, 5],
    permission: 'outboundOrder:overrule',
    label: { zh: '超差放行', en: 'let a truck out in spite of its weight' },
  },
  closeShort: {
    from: [5],
    to: 6,
    permission: 'outboundOrder:closeShort',
    label: { zh: '短装关闭', en: 'close short' },
  },
  finish: {
    from: [6],
    to: 7,
    permission: 'outboundOrder:finish',
    label: { zh: '完结', en: 'finish' },
  },
} as const satisfies Record<string, Transition<OutboundStatus>>

export type OutboundOrderAction = keyof typeof outboundOrderActions

/** Why a person cannot take an action on an order now; undefined when they can. The server throws it, screens show it. */
export const outboundRefusalOf = (
  action: OutboundOrderAction,
  { outboundStatus: status, submitBy }: { outboundStatus: number; submitBy: string | null },
  who: { id: string; permissions: ReadonlySet<string> },
): Refusal | undefined => refusedBy(outboundOrderActions[action], { status, submitBy }, who)

/** Whoever takes an order away that holds goods, or sends a truck back, says why. */
export const needsReason = (
  action: OutboundOrderAction,
  { outboundStatus }: { outboundStatus: number },
): boolean => {
  if (action === 'cancel') return outboundStatus === 2 || outboundStatus === 3
  return ['reject', 'abort', 'closeShort', 'releaseWeight'].includes(action)
}
