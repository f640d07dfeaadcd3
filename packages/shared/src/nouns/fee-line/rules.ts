import { isZero } from '../../kernel/decimal.ts'
import type { Locale } from '../../kernel/messages/types.ts'
import type { Permission } from '../../access.ts'
import type { PriceFault } from '../tariff/rating/price-fault.ts'

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
  [feeLineStatuses.estimated]: { zh: '暂估', en: 'Estimated' },
  [feeLineStatuses.confirmed]: { zh: '已确认', en: 'Confirmed' },
  [feeLineStatuses.audited]: { zh: '已审核', en: 'Audited' },
  [feeLineStatuses.billed]: { zh: '已入账单', en: 'Billed' },
  [feeLineStatuses.invoiced]: { zh: '已开票', en: 'Invoiced' },
  [feeLineStatuses.writtenOff]: { zh: '已核销', en: 'Written off' },
  [feeLineStatuses.voided]: { zh: '已作废', en: 'Voided' },
}

/** Which side of the books a line is on; what is not there is a fee name's «both». */
export const recPayLabels = {
  1: { zh: '应收', en: 'Receivable' },
  2: { zh: '应付', en: 'Payable' },
} as const satisfies Record<number, Words>
export type RecPay = keyof typeof recPayLabels

/** What a line without an amount may lack: each has another cure. */
export const feeLackLabels = {
  price: { zh: '缺价', en: 'No price' },
  rate: { zh: '缺汇率', en: 'No rate' },
} as const satisfies Record<string, Words>
export type FeeLack = keyof typeof feeLackLabels
// Keys of the table above, of which there are some.
export const feeLacks = Object.keys(feeLackLabels) as [FeeLack, ...FeeLack[]]

/** Where the price of a line came from. */
export const priceSourceLabels = {
  QUOTATION: { zh: '报价单', en: 'Quotation' },
  COST_LIST: { zh: '费用清单', en: 'Cost list' },
  COST_STANDARD: { zh: '费用标准', en: 'List price' },
  MANUAL: { zh: '手工录入', en: 'Typed' },
  MISSING: feeLackLabels.price,
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

/** By what a charge is split over several documents or customers (docs/domain/fees.md#split-charges). */
export const splitBasisLabels = {
  EQUAL: { zh: '平均', en: 'Equal parts' },
  WEIGHT: { zh: '按重量', en: 'By weight' },
  VOLUME: { zh: '按体积', en: 'By volume' },
  QTY: { zh: '按件数', en: 'By pieces' },
  OWN: { zh: '按自定比例', en: 'By ratio' },
} as const satisfies Record<string, Words>
// Keys of the table above, of which there are some.
export const splitBases = Object.keys(splitBasisLabels) as [SplitBasis, ...SplitBasis[]]
export type SplitBasis = keyof typeof splitBasisLabels

/** What else than the steps of the rating engine an explanation tells. */
export type ExtraStep =
  /** What is charged already by audited lines, so that the line holds the difference. */
  | { kind: 'BILLED'; amount: string; charged: string }
  /** That the line takes the one of that number back in full. */
  | { kind: 'REVERSAL'; amount: string; of: string }
  /**
   * Why there is no amount: no price, no rate of a currency and month, no quantity in the unit, no value of goods, or a
   * price that nothing can be charged by.
   */
  | {
      kind: 'MISSING'
      what: 'PRICE' | 'RATE' | 'UNIT' | 'VALUE' | PriceFault['what']
      detail: string
    }

type Transition = {
  from: readonly FeeLineStatus[]
  /** Undefined when the action leaves the status as it is. */
  to?: FeeLineStatus
  permission: Permission
  label: Words
}

/**
 * The status machine of fee lines as far as bills do not move them: action -> from, to, who
 * (docs/domain/fees.md#fee-lines).
 */
export const feeLineActions = {
  update: {
    from: [feeLineStatuses.estimated],
    permission: 'feeLine:write',
    label: { zh: '修改', en: 'change' },
  },
  confirm: {
    from: [feeLineStatuses.estimated],
    to: feeLineStatuses.confirmed,
    permission: 'feeLine:write',
    label: { zh: '确认', en: 'confirm' },
  },
  audit: {
    from: [feeLineStatuses.confirmed],
    to: feeLineStatuses.audited,
    permission: 'feeLine:audit',
    label: { zh: '审核', en: 'audit' },
  },
  sendBack: {
    from: [feeLineStatuses.confirmed],
    to: feeLineStatuses.estimated,
    permission: 'feeLine:audit',
    label: { zh: '退回', en: 'send back' },
  },
  void: {
    from: [feeLineStatuses.estimated, feeLineStatuses.confirmed, feeLineStatuses.audited],
    to: feeLineStatuses.voided,
    permission: 'feeLine:write',
    label: { zh: '作废', en: 'void' },
  },
  reverse: {
    from: [
      feeLineStatuses.audited,
      feeLineStatuses.billed,
      feeLineStatuses.invoiced,
      feeLineStatuses.writtenOff,
    ],
    permission: 'feeLine:write',
    label: { zh: '冲销', en: 'reverse' },
  },
  rerate: {
    from: [
      feeLineStatuses.estimated,
      feeLineStatuses.confirmed,
      feeLineStatuses.audited,
      feeLineStatuses.billed,
      feeLineStatuses.invoiced,
      feeLineStatuses.writtenOff,
    ],
    permission: 'feeLine:write',
    label: { zh: '重新计价', en: 'calculate again' },
  },
} as const satisfies Record<string, Transition>
export type FeeLineAction = keyof typeof feeLineActions
export type FeeLineRefusal =
  | 'status'
  | 'permission'
  | 'ownAudit'
  | 'automatic'
  | 'byHand'
  | 'reversal'
  | 'reversed'
  | 'split'
  | 'missingPrice'
  | 'missingRate'

/** Whether tiers or ages give a line several prices, which its reasons tell: it has none of its own. */
export const hasSeveralPrices = ({ price, amount }: { price: string; amount: string }): boolean =>
  isZero(price) && !isZero(amount)

/** What a line without an amount lacks: a rate of its currency's month, or a price. */
export const lackOf = (line: {
  isMissingPrice: number
  exchangeRate: string
}): FeeLack | undefined => {
  if (line.isMissingPrice === 0) return undefined
  return isZero(line.exchangeRate) ? 'rate' : 'price'
}

/** The charge of which a line is a part; a reversal of a part names it too, and is none. */
export const partOf = (line: { splitNo: string | null; reversalOf: string | null }) =>
  line.reversalOf === null ? (line.splitNo ?? undefined) : undefined

type Line = {
  status: number
  source: string
  isMissingPrice: number
  exchangeRate: string
  createBy: string
  updateBy: string
  reversalOf: string | null
  reversedBy: string | null
  splitNo: string | null
}

/** What cannot be done to a line that was taken back, and to one that takes another back. */
const notOfReversed: ReadonlySet<FeeLineAction> = new Set(['void', 'reverse', 'rerate'])
const notOfReversals: ReadonlySet<FeeLineAction> = new Set(['update', 'reverse', 'rerate'])

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
  if (line.reversedBy !== null && notOfReversed.has(action)) return 'reversed'
  if (line.reversalOf !== null && notOfReversals.has(action)) return 'reversal'
  if (action === 'update' && line.splitNo !== null) return 'split'
  if (action === 'update' && line.source !== 'MANUAL') return 'automatic'
  if (action === 'rerate' && line.source !== 'AUTO') return 'byHand'
  const lack = action === 'confirm' ? lackOf(line) : undefined
  if (lack) return lack === 'rate' ? 'missingRate' : 'missingPrice'
  if (action === 'audit' && [line.createBy, line.updateBy].includes(who.id)) return 'ownAudit'
  return undefined
}

/** A line that is calculated anew when its business or a price changes; from its audit on the difference is a new one. */
export const isDraft = ({ status }: { status: number }): boolean =>
  status <= feeLineStatuses.confirmed

/** A line that no bill holds. */
export const isUnbilled = ({ status }: { status: number }): boolean =>
  status <= feeLineStatuses.audited
