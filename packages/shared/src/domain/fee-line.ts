import type { Locale } from '../messages/types.ts'
import type { Permission } from './permissions.ts'

type Words = Record<Locale, string>

export const feeLineStatuses = {
  estimated: 0,
  confirmed: 1,
  audited: 2,
  billed: 3,
  invoiced: 4,
  writtenOff: 5,
  voided: 9,
} as const
export type FeeLineStatus = (typeof feeLineStatuses)[keyof typeof feeLineStatuses]

/** The words for each state, on screens, in messages and as dictionary FEE_LINE_STATUS. */
export const feeLineStatusLabels: Record<FeeLineStatus, Words> = {
  0: { zh: '暂估', en: 'Estimated' },
  1: { zh: '已确认', en: 'Confirmed' },
  2: { zh: '已审核', en: 'Audited' },
  3: { zh: '已入账单', en: 'Billed' },
  4: { zh: '已开票', en: 'Invoiced' },
  5: { zh: '已核销', en: 'Written off' },
  9: { zh: '已作废', en: 'Voided' },
}

/** Where the price of a line came from. */
export const priceSourceLabels = {
  QUOTATION: { zh: '报价单', en: 'Quotation' },
  COST_LIST: { zh: '费用清单', en: 'Cost list' },
  COST_STANDARD: { zh: '费用标准', en: 'List price' },
  MANUAL: { zh: '手工录入', en: 'Typed' },
  MISSING: { zh: '缺价', en: 'No price' },
} as const satisfies Record<string, Words>
export type PriceSource = keyof typeof priceSourceLabels

/** Dictionary FEE_SOURCE: who made a line. */
export const feeSourceLabels = {
  AUTO: { zh: '自动', en: 'Automatic' },
  MANUAL: { zh: '手工', en: 'By hand' },
  IMPORT: { zh: '导入', en: 'Imported' },
} as const satisfies Record<string, Words>
// Keys of the table above, of which there are some.
export const feeSources = Object.keys(feeSourceLabels) as [FeeSource, ...FeeSource[]]
export type FeeSource = keyof typeof feeSourceLabels

/** How the price of a line by hand is found: by the customer's tariff, typed, or an amount that was advanced. */
export const pricings = ['TARIFF', 'TYPED', 'PASS'] as const
export type Pricing = (typeof pricings)[number]

/** What else than the steps of the rating engine an explanation tells. */
export type ExtraStep =
  /** What is charged already by bills, so that the line holds the difference. */
  | { kind: 'BILLED'; amount: string; charged: string }
  /** Why there is no amount: no price, no rate of a currency and month, no quantity in the unit, no value of goods. */
  | { kind: 'MISSING'; what: 'PRICE' | 'RATE' | 'UNIT' | 'VALUE'; detail: string }

type Transition = {
  from: readonly FeeLineStatus[]
  /** Undefined when the action leaves the status as it is. */
  to?: FeeLineStatus
  permission: Permission
  label: Words
}

/** The status machine of fee lines as far as bills do not move them: action -> from, to, who (domain.md §7.8). */
export const feeLineActions = {
  update: { from: [0], permission: 'feeLine:write', label: { zh: '修改', en: 'change' } },
  confirm: { from: [0], to: 1, permission: 'feeLine:write', label: { zh: '确认', en: 'confirm' } },
  audit: { from: [1], to: 2, permission: 'feeLine:audit', label: { zh: '审核', en: 'audit' } },
  void: { from: [0, 1, 2], to: 9, permission: 'feeLine:write', label: { zh: '作废', en: 'void' } },
} as const satisfies Record<string, Transition>
export type FeeLineAction = keyof typeof feeLineActions
export type FeeLineRefusal = 'status' | 'permission' | 'ownAudit' | 'automatic' | 'missingPrice'

type Line = {
  status: number
  source: string
  isMissingPrice: number
  createBy: string
  updateBy: string
}

/**
 * Why a person cannot take an action on a fee line now; undefined when they can. The server throws it, screens show it.
 * A confirmed line changes no more without going back to 0, so that updateBy is who confirmed it.
 */
export function refusalOf(
  action: FeeLineAction,
  line: Line,
  who: { id: string; permissions: ReadonlySet<string> },
): FeeLineRefusal | undefined {
  const transition: Transition = feeLineActions[action]
  if (!who.permissions.has(transition.permission)) return 'permission'
  if (!transition.from.some((status) => status === line.status)) return 'status'
  if (action === 'update' && line.source !== 'MANUAL') return 'automatic'
  if (action === 'confirm' && line.isMissingPrice) return 'missingPrice'
  if (action === 'audit' && [line.createBy, line.updateBy].includes(who.id)) return 'ownAudit'
  return undefined
}

/** A line that no bill holds: it is calculated anew when its business changes. */
export const isUnbilled = ({ status }: { status: number }): boolean =>
  status <= feeLineStatuses.audited
