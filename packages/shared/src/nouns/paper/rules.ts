import type { Permission } from '../../access.ts'
import type { Locale } from '../../kernel/messages/types.ts'

/** Papers that the product prints, by the noun whose record they tell of. */
export const paperKinds = [
  'contract',
  'bill',
  'billStatement',
  'inboundOrder',
  'outboundOrder',
  'stock',
] as const
export type PaperKind = (typeof paperKinds)[number]

/** Who may read a record may have it on paper. */
export const paperRights = {
  contract: 'contract:read',
  bill: 'bill:read',
  billStatement: 'billStatement:read',
  inboundOrder: 'inboundOrder:read',
  outboundOrder: 'outboundOrder:read',
  stock: 'inventory:read',
} as const satisfies Record<PaperKind, Permission>

/** What several of each are called. */
export const paperLabels: Readonly<Record<PaperKind, Record<Locale, string>>> = {
  contract: { zh: '合同', en: 'contracts' },
  bill: { zh: '账单', en: 'bills' },
  billStatement: { zh: '客户对账单', en: 'statements of account' },
  inboundOrder: { zh: '入库单', en: 'warehouse receipts' },
  outboundOrder: { zh: '出库单', en: 'delivery orders' },
  stock: { zh: '库存对账单', en: 'statements of stock' },
}

/** Papers that are printed at once. */
export const papersAtMost = 500
