import type { Worded } from '../../kernel/messages/types.ts'
import type { Reason } from '../../messages.ts'

/** The doubts that an import may have, by the names under which they are accepted. */
export const warningNames = {
  'validate.containerNo.weak': { zh: '箱号校验余数为 10', en: 'Check of a container leaves 10' },
  'validate.barcode.checkDigit': { zh: '条码校验码不符', en: 'Check digit of a barcode' },
  'inboundOrder.containerPayload': { zh: '货重超过箱型限重', en: 'Goods above the payload' },
  'inboundOrder.pieceWeight': { zh: '单件净重异常', en: 'Odd weight of a piece' },
  'inboundOrder.fileProductPending': { zh: '商品尚未审核', en: 'Product not audited yet' },
  'contract.fileOverlaps': { zh: '与有效合同重叠', en: 'Overlaps a contract in force' },
  'spreadsheet.otherTable': { zh: '另一个表格没有读取', en: 'Another table was not read' },
  'spreadsheet.likeTotal': { zh: '可能是合计行', en: 'May be a sum row' },
  'spreadsheet.perPackage': {
    zh: '按每件数值乘以件数计算',
    en: 'Reckoned from figures of one package',
  },
  'inboundOrder.totalSum': { zh: '合计与明细不符', en: 'A sum differs from its rows' },
  'payment.alreadyThere': {
    zh: '已登记的款项将跳过',
    en: 'Payments recorded already are left out',
  },
  'payment.twiceInFile': {
    zh: '文件中重复的款项将跳过',
    en: 'Payments twice in the file are left out',
  },
  'customer.fileNear': { zh: '与已有客户名称相近', en: 'Looks like a customer that exists' },
} as const satisfies Partial<Record<Reason, Worded>>
export type WarningKind = keyof typeof warningNames
export const warningKinds = Object.keys(warningNames) as WarningKind[] // its keys

export const isWarningKind = (reason: string): reason is WarningKind =>
  Object.hasOwn(warningNames, reason)

export type WarningCount = { readonly kind: WarningKind; readonly count: number }

/** Who has accepted which doubts of a file, and when. */
export type Acceptance = {
  readonly kinds: readonly WarningCount[]
  readonly userId: string
  readonly userName: string
  readonly time: string
}

/** How many doubts of each kind there are. */
export function countWarnings(
  findings: readonly { level: string; reason: string }[],
): WarningCount[] {
  const counts = new Map<WarningKind, number>()
  for (const { level, reason } of findings)
    if (level === 'warning' && isWarningKind(reason))
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, count }))
}

/** The doubts that nobody has accepted: of another kind, or more than there were. */
export const notAccepted = (
  found: readonly WarningCount[],
  accepted: readonly WarningCount[],
): WarningCount[] =>
  found.filter(
    ({ kind, count }) => (accepted.find((each) => each.kind === kind)?.count ?? 0) < count,
  )
