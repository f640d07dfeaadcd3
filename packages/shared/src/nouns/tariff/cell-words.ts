import type { Locale } from '../../kernel/messages/types.ts'

/* What the cells of price sheets are called, on screens and in workbooks alike. */

type Words = Readonly<Record<Locale, string>>

export const cellTitles = {
  feeCode: { zh: '费用', en: 'Fee' },
  calcMethod: { zh: '计费方式', en: 'Calculated' },
  price: { zh: '单价', en: 'Price' },
  currency: { zh: '币种', en: 'Currency' },
  unit: { zh: '单位', en: 'Unit' },
  tiers: { zh: '阶梯', en: 'Tiers' },
  tierMode: { zh: '阶梯方式', en: 'Tier mode' },
  freeDays: { zh: '免费天数', en: 'Free days' },
  freeMode: { zh: '免费方式', en: 'Free mode' },
  minCharge: { zh: '最低收费', en: 'Minimum' },
  minScope: { zh: '限额范围', en: 'Limits per' },
  minProrate: { zh: '最低折算', en: 'Prorated' },
  maxCharge: { zh: '最高收费', en: 'Maximum' },
  taxRate: { zh: '税率', en: 'Tax rate' },
  taxIncluded: { zh: '含税', en: 'Tax' },
  qtyStep: { zh: '数量进位', en: 'Rounded up to' },
  product: { zh: '限商品', en: 'Only product' },
  brand: { zh: '限品牌', en: 'Only brand' },
  containerSize: { zh: '限箱型', en: 'Only size' },
  areaType: { zh: '限库区类型', en: 'Only area type' },
  businessType: { zh: '限业务类型', en: 'Only business' },
  ageBasis: { zh: '库龄起算', en: 'Age from' },
  payer: { zh: '承担方', en: 'Paid by' },
} as const satisfies Readonly<Record<string, Words>>
export type CellKey = keyof typeof cellTitles

/** The words of cells of which only some values are possible, by value. */
export const cellChoices = {
  tierMode: {
    SLICED: { zh: '分段累进', en: 'Each slice' },
    WHOLE: { zh: '全额累进', en: 'All at one' },
  },
  freeMode: {
    DEDUCT: { zh: '只收超出天', en: 'Days beyond only' },
    CLIFF: { zh: '超期从首日起收', en: 'From day 1 beyond' },
  },
  minScope: {
    LINE: { zh: '每行', en: 'Line' },
    ORDER: { zh: '每单', en: 'Order' },
    MONTH: { zh: '每月', en: 'Month' },
  },
  minProrate: { BY_DAY: { zh: '按在库天数', en: 'By days in store' } },
  taxIncluded: { '1': { zh: '含税', en: 'Included' }, '0': { zh: '不含税', en: 'On top' } },
  ageBasis: {
    ORIGINAL_INBOUND: { zh: '原入库日', en: 'First inbound' },
    TRANSFER_DATE: { zh: '货转日', en: 'Transfer' },
  },
} as const satisfies Readonly<Partial<Record<CellKey, Readonly<Record<string, Words>>>>>
export type ChosenCell = keyof typeof cellChoices

/** The word of a value; a value that is none of them stays as it is. */
export function cellWord(key: ChosenCell, value: string, locale: Locale): string {
  const words: Readonly<Partial<Record<string, Words>>> = cellChoices[key]
  return words[value]?.[locale] ?? value
}

const folded = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

const otherWords: Readonly<
  Partial<Record<ChosenCell, Readonly<Record<string, readonly string[]>>>>
> = {
  // Under 是否含税.
  taxIncluded: { '1': ['是', 'Y', 'Yes', '√'], '0': ['否', 'N', 'No', '×', '另计'] },
}

/** The value that is meant by a word in either language, or by the value itself; else the text as it is written. */
export function choiceMeant(key: ChosenCell, text: string): string {
  const words: Readonly<Record<string, Words>> = cellChoices[key]
  const found = Object.entries(words).find(([value, { zh, en }]) =>
    [value, zh, en, ...(otherWords[key]?.[value] ?? [])].some(
      (each) => folded(each) === folded(text),
    ),
  )
  return found?.[0] ?? text
}
