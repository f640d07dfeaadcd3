import type { Locale } from '../../kernel/messages/types.ts'
import { refusedBy, type Refusal, type Transition } from '../../kernel/status-machine.ts'

/** Dictionary OUTBOUND_STATUS (docs/domain/outbound.md#statuses). */
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
  [outboundStatuses.draft]: { zh: '草稿', en: 'Draft' },
  [outboundStatuses.submitted]: { zh: '待审核', en: 'To be audited' },
  [outboundStatuses.reserved]: { zh: '已审核（已预占）', en: 'Audited, stock reserved' },
  [outboundStatuses.issued]: { zh: '提货指令已下发', en: 'Pickup instructed' },
  [outboundStatuses.loading]: { zh: '出库中', en: 'Loading' },
  [outboundStatuses.partlyOut]: { zh: '部分出库', en: 'Partly out' },
  [outboundStatuses.out]: { zh: '已出库', en: 'Out' },
  [outboundStatuses.finished]: { zh: '已完结', en: 'Finished' },
  [outboundStatuses.rejected]: { zh: '已驳回', en: 'Rejected' },
  [outboundStatuses.voided]: { zh: '已作废', en: 'Voided' },
}

/** The label of a stored status; the database holds no other numbers than these. */
export const outboundStatusLabel = (status: number, locale: Locale): string =>
  outboundStatusLabels[status as OutboundStatus][locale]

/** What a truck's pickup instruction has come to. */
export const truckStatuses = { issued: 0, inYard: 1, loaded: 2, gone: 3, cancelled: 9 } as const

export const truckStatusLabels: Record<number, Record<Locale, string>> = {
  [truckStatuses.issued]: { zh: '待入场', en: 'Expected' },
  [truckStatuses.inYard]: { zh: '已入场待装车', en: 'In the yard, to be loaded' },
  [truckStatuses.loaded]: { zh: '已装车待出场', en: 'Loaded, to leave' },
  [truckStatuses.gone]: { zh: '已出场', en: 'Gone' },
  [truckStatuses.cancelled]: { zh: '已取消', en: 'Cancelled' },
}

export const truckStatusLabel = (status: number, locale: Locale): string =>
  truckStatusLabels[status]?.[locale] ?? String(status)

/** A truck stands in the yard: its plate cannot come in again (docs/domain/outbound.md#trucks). */
export const isInside = ({ status }: { status: number }): boolean =>
  status === truckStatuses.inYard || status === truckStatuses.loaded

/** The status machine (docs/domain/outbound.md#actions): action -> from, to, who. */
export const outboundOrderActions = {
  update: {
    from: [outboundStatuses.draft, outboundStatuses.rejected],
    permission: 'outboundOrder:write',
    label: { zh: '修改', en: 'change' },
  },
  submit: {
    from: [outboundStatuses.draft, outboundStatuses.rejected],
    to: outboundStatuses.submitted,
    permission: 'outboundOrder:write',
    label: { zh: '提交审核', en: 'submit' },
  },
  withdraw: {
    from: [outboundStatuses.submitted],
    to: outboundStatuses.draft,
    permission: 'outboundOrder:write',
    by: 'submitter',
    label: { zh: '撤回', en: 'withdraw' },
  },
  pass: {
    from: [outboundStatuses.submitted],
    to: outboundStatuses.reserved,
    permission: 'outboundOrder:audit',
    by: 'another',
    label: { zh: '通过', en: 'pass' },
  },
  reject: {
    from: [outboundStatuses.submitted],
    to: outboundStatuses.rejected,
    permission: 'outboundOrder:audit',
    by: 'another',
    label: { zh: '驳回', en: 'reject' },
  },
  cancel: {
    from: [
      outboundStatuses.draft,
      outboundStatuses.reserved,
      outboundStatuses.issued,
      outboundStatuses.rejected,
    ],
    to: outboundStatuses.voided,
    permission: 'outboundOrder:cancel',
    label: { zh: '作废', en: 'cancel' },
  },
  // Its paper, to the customer; it changes nothing of the order.
  send: {
    from: [
      outboundStatuses.reserved,
      outboundStatuses.issued,
      outboundStatuses.loading,
      outboundStatuses.partlyOut,
      outboundStatuses.out,
      outboundStatuses.finished,
    ],
    permission: 'outboundOrder:mail',
    label: { zh: '邮件发送', en: 'send by mail' },
  },
  // Of an order on its way further trucks leave it where it is.
  issue: {
    from: [
      outboundStatuses.reserved,
      outboundStatuses.issued,
      outboundStatuses.loading,
      outboundStatuses.partlyOut,
    ],
    permission: 'outboundOrder:issue',
    label: { zh: '下发提货指令', en: 'issue pickup instructions' },
  },
  cancelTruck: {
    from: [outboundStatuses.issued, outboundStatuses.loading, outboundStatuses.partlyOut],
    permission: 'outboundOrder:issue',
    label: { zh: '取消提货指令', en: 'cancel a pickup instruction' },
  },
  gateIn: {
    from: [outboundStatuses.issued, outboundStatuses.loading, outboundStatuses.partlyOut],
    permission: 'outboundOrder:gate',
    label: { zh: '登记入场', en: 'let a truck in' },
  },
  load: {
    from: [outboundStatuses.loading, outboundStatuses.partlyOut],
    permission: 'outboundOrder:load',
    label: { zh: '装车', en: 'load' },
  },
  abort: {
    from: [outboundStatuses.loading, outboundStatuses.partlyOut],
    permission: 'outboundOrder:issue',
    label: { zh: '中止装车', en: 'send a truck back' },
  },
  gateOut: {
    from: [outboundStatuses.loading, outboundStatuses.partlyOut],
    permission: 'outboundOrder:gate',
    label: { zh: '登记出场', en: 'let a truck out' },
  },
  releaseWeight: {
    from: [outboundStatuses.loading, outboundStatuses.partlyOut],
    permission: 'outboundOrder:overrule',
    label: { zh: '超差放行', en: 'let a truck out in spite of its weight' },
  },
  closeShort: {
    from: [outboundStatuses.partlyOut],
    to: outboundStatuses.out,
    permission: 'outboundOrder:closeShort',
    label: { zh: '短装关闭', en: 'close short' },
  },
  finish: {
    from: [outboundStatuses.out],
    to: outboundStatuses.finished,
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
  if (action === 'cancel') {
    return (
      outboundStatus === outboundStatuses.reserved || outboundStatus === outboundStatuses.issued
    )
  }
  return ['reject', 'abort', 'closeShort', 'releaseWeight'].includes(action)
}

/** 无合同: it was submitted for a customer that never had a contract (docs/domain/outbound.md#contract). */
export const outboundLacksContract = (order: {
  contractId: string | null
  outboundStatus: number
}): boolean =>
  order.contractId === null &&
  order.outboundStatus >= outboundStatuses.submitted &&
  order.outboundStatus <= outboundStatuses.out

/** 国内普货 */
const domesticType = '4'

/** Bonded goods that leave as if no duty were due on them. */
export const isBondedAsDomestic = (order: { outboundType: string; bondedFlag: number }): boolean =>
  order.outboundType === domesticType && order.bondedFlag === 1
