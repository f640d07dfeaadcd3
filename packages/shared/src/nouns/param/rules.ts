import { foldAccount } from '../user/account.ts'
import { compare, isDecimal } from '../../kernel/decimal.ts'

type Kind =
  | { readonly kind: 'int'; readonly min: number; readonly max: number }
  | { readonly kind: 'percent' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** Accounts with a comma between them. */
  | { readonly kind: 'accounts' }
  /** A line of any words. */
  | { readonly kind: 'text' }

/** A parameter: what it may be, what it is until somebody sets it, and what it is called. */
export type ParamSpec = Kind & {
  readonly initial: string
  readonly zh: string
  readonly en: string
}

/** How the days of storage are counted (docs/domain/fees.md#day-counts). */
const dayCountModes = ['HEAD_ONLY', 'BOTH', 'TAIL_ONLY', 'NEITHER'] as const

/** Every parameter that the product knows. A tenant may have its own value of each. */
export const params = {
  'log.keepDays': {
    kind: 'int',
    min: 7,
    max: 3650,
    initial: '180',
    zh: '操作与接口日志保留天数',
    en: 'Days that the logs of operations and calls are kept',
  },
  'reserve.expireHours': {
    kind: 'int',
    min: 1,
    max: 8760,
    initial: '72',
    zh: '预占保留小时数',
    en: 'Hours that a reservation is kept',
  },
  'reserve.onExpire': {
    kind: 'choice',
    choices: ['cancel', 'extendOnce'],
    initial: 'cancel',
    zh: '预占到期后：cancel 取消，extendOnce 顺延一次',
    en: 'When a reservation expires: cancel, or extendOnce',
  },
  'gate.wbTolerancePct': {
    kind: 'percent',
    initial: '0.5',
    zh: '地磅允许差（%）',
    en: 'Weighbridge tolerance (%)',
  },
  'gate.passportTolerancePct': {
    kind: 'percent',
    initial: '3',
    zh: '核放单重量允许差（%）',
    en: 'Weight tolerance of gate passes (%)',
  },
  'futures.tolerancePct': {
    kind: 'percent',
    initial: '3',
    zh: '交割数量允许差（%）',
    en: 'Tolerance of futures delivery (%)',
  },
  'storage.dayCountMode': {
    kind: 'choice',
    choices: dayCountModes,
    initial: 'HEAD_ONLY',
    zh: '仓储天数算法：HEAD_ONLY 算头不算尾，BOTH 算头算尾，TAIL_ONLY 算尾不算头，NEITHER 不算头尾',
    en: 'Storage days counted: HEAD_ONLY, BOTH, TAIL_ONLY or NEITHER end of the stay',
  },
  'file.quotaMb': {
    kind: 'int',
    min: 1,
    max: 1_000_000,
    initial: '10240',
    zh: '文件容量（MB）',
    en: 'File quota (MB)',
  },
  'bill.payTo': {
    kind: 'text',
    initial: '',
    zh: '收款账户，印在账单上：户名、开户行、账号',
    en: 'Account to pay to, printed on bills: name, bank, number',
  },
  'account.special': {
    kind: 'accounts',
    initial: '',
    zh: '特殊账号',
    en: 'Special accounts',
  },
} as const satisfies Record<string, ParamSpec>

export type ParamKey = keyof typeof params

export const isParamKey = (text: string): text is ParamKey => Object.hasOwn(params, text)
export const specOf = (key: ParamKey): ParamSpec => params[key]

const comma = /[,，]/

/** The accounts of such a list, as accounts are compared. */
export const accountsIn = (value: string): string[] =>
  value
    .split(comma)
    .map(foldAccount)
    .filter((account) => account !== '')

/** A value of the kind that the parameter has. */
export function fits(key: ParamKey, value: string): boolean {
  const spec = specOf(key)
  switch (spec.kind) {
    case 'int':
      return /^\d{1,9}$/.test(value) && Number(value) >= spec.min && Number(value) <= spec.max
    case 'percent':
      return isDecimal(value, 'rate') && !value.startsWith('-') && compare(value, '100') <= 0
    case 'choice':
      return spec.choices.includes(value)
    case 'text':
      return !value.includes('\n')
    case 'accounts':
      return value === '' || value.split(comma).every((each) => /^\S+$/.test(each.trim()))
  }
}

/** What may stand there, for the sentence that refuses something else. */
export function expectationOf(key: ParamKey): string {
  const spec = specOf(key)
  if (spec.kind === 'choice') return spec.choices.join(' / ')
  if (spec.kind === 'accounts') return 'kf, sw'
  if (spec.kind === 'text') return '1 - 200'
  return spec.kind === 'int' ? `${spec.min} - ${spec.max}` : '0 - 100'
}
