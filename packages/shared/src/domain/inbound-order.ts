import type { Locale } from '../messages/types.ts'
import type { Permission } from './permissions.ts'

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

/** auditStatus follows from the order's status (decisions.md 36). */
export const auditStatusOf = (status: number): number =>
  status === 8 ? 3 : status === 1 ? 1 : status >= 2 && status <= 7 ? 2 : 0

type Transition = {
  from: readonly OrderStatus[]
  /** Where the order is afterwards; a change of its content leaves it where it is. */
  to?: OrderStatus
  permission: Permission
  /** The one who submitted may not do this (two-person rule, domain.md invariant 14). */
  byAnother?: true
  label: Record<Locale, string>
}

/** The status machine of domain.md §7.1 as far as its steps exist: action -> from, to, who. */
export const inboundOrderActions = {
  update: {
    from: [0, 8],
    permission: 'inboundOrder:write',
    label: { zh: '修改', en: 'change' },
  },
  submit: {
    from: [0, 8],
    to: 1,
    permission: 'inboundOrder:submit',
    label: { zh: '提交审核', en: 'submit' },
  },
  pass: {
    from: [1],
    to: 2,
    permission: 'inboundOrder:audit',
    byAnother: true,
    label: { zh: '通过', en: 'pass' },
  },
  reject: {
    from: [1],
    to: 8,
    permission: 'inboundOrder:audit',
    byAnother: true,
    label: { zh: '驳回', en: 'reject' },
  },
} as const satisfies Record<string, Transition>

export type InboundOrderAction = keyof typeof inboundOrderActions
export type Refusal = 'status' | 'permission' | 'ownAudit'

/** Why a person cannot take an action on an order now; undefined when they can. The server throws it, screens show it. */
export function refusalOf(
  action: InboundOrderAction,
  order: { orderStatus: number; submitBy: string | null },
  who: { id: string; permissions: ReadonlySet<string> },
): Refusal | undefined {
  const transition: Transition = inboundOrderActions[action]
  if (!who.permissions.has(transition.permission)) return 'permission'
  if (!transition.from.some((status) => status === order.orderStatus)) return 'status'
  if (transition.byAnother && order.submitBy === who.id) return 'ownAudit'
  return undefined
}
