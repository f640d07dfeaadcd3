import type { Locale } from '../../kernel/messages/types.ts'

/** What a fee is charged by (docs/domain/fees.md#units). */
export const feeUnitLabels = {
  票: { zh: '票', en: 'Bill of lading' },
  单: { zh: '单', en: 'Order' },
  箱: { zh: '箱', en: 'Container' },
  TEU: { zh: 'TEU', en: 'TEU' },
  托: { zh: '托', en: 'Pallet' },
  件: { zh: '件', en: 'Piece' },
  卷: { zh: '卷', en: 'Reel' },
  张: { zh: '张', en: 'Sheet' },
  吨: { zh: '吨', en: 'Tonne' },
  CBM: { zh: 'CBM', en: 'Cubic metre' },
  计费吨: { zh: '计费吨', en: 'Revenue tonne (W/M)' },
  平方米: { zh: '平方米', en: 'Square metre' },
  天: { zh: '天', en: 'Day' },
  月: { zh: '月', en: 'Month' },
  车: { zh: '车', en: 'Truck' },
  小时: { zh: '小时', en: 'Hour' },
} as const satisfies Record<string, Record<Locale, string>>
export type FeeUnit = keyof typeof feeUnitLabels
// Keys of the table above, of which there are some.
export const feeUnits = Object.keys(feeUnitLabels) as [FeeUnit, ...FeeUnit[]]

/** How English says one of a unit behind a figure, and how several. */
export const feeUnitsCounted = {
  票: ['bill of lading', 'bills of lading'],
  单: ['order', 'orders'],
  箱: ['container', 'containers'],
  TEU: ['TEU', 'TEU'],
  托: ['pallet', 'pallets'],
  件: ['piece', 'pieces'],
  卷: ['reel', 'reels'],
  张: ['sheet', 'sheets'],
  吨: ['tonne', 'tonnes'],
  CBM: ['cubic metre', 'cubic metres'],
  计费吨: ['revenue tonne (W/M)', 'revenue tonnes (W/M)'],
  平方米: ['square metre', 'square metres'],
  天: ['day', 'days'],
  月: ['month', 'months'],
  车: ['truck', 'trucks'],
  小时: ['hour', 'hours'],
} as const satisfies Record<FeeUnit, readonly [one: string, several: string]>

export const isFeeUnit = (text: string): text is FeeUnit => Object.hasOwn(feeUnitLabels, text)
