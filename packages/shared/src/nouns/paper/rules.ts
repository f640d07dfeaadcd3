/** Papers that the product prints, by the noun whose record they tell of. */
export const paperKinds = ['contract', 'bill', 'inboundOrder', 'stock'] as const
export type PaperKind = (typeof paperKinds)[number]
