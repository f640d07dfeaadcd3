import { isDate } from '../../kernel/calendar.ts'
import { figureIn, figureText } from '../../validate/figure.ts'
import { calcMethodLabels } from '../cost-code/calc-methods.ts'
import { isFeeUnit, feeUnitLabels, type FeeUnit } from '../cost-code/fee-units.ts'
import { compare, isDecimal, multiply } from '../../kernel/decimal.ts'

/*
 * Cells of price sheets as people write them, in Chinese or English, in the vocabulary of tariff lines. What is not
 * understood stays as it is written, for the contract to refuse.
 */

const folded = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

const unitNames: Record<FeeUnit, readonly string[]> = {
  票: ['提单', 'b/l', 'bl', 'bill'],
  单: ['订单', '每单', 'order'],
  箱: ['柜', '集装箱', 'container', 'containers', 'ctr', 'cntr'],
  TEU: ['标箱', '标准箱'],
  托: ['托盘', '板', 'pallet', 'pallets', 'plt'],
  件: ['个', 'pc', 'pcs', 'piece', 'pieces'],
  卷: ['筒', 'reel', 'reels', 'roll', 'rolls'],
  张: ['片', 'sheet', 'sheets'],
  吨: ['公吨', 't', 'mt', 'ton', 'tons', 'tonne', 'tonnes'],
  CBM: ['方', '立方', '立方米', 'm3', 'cubicmetre', 'cubicmeter'],
  计费吨: ['w/m', 'rt', 'revenueton', 'revenuetonne'],
  平方米: ['平方', '平米', 'm2', 'sqm', 'squaremetre', 'squaremeter'],
  天: ['日', 'day', 'days'],
  月: ['个月', 'month', 'months'],
  车: ['车次', '辆', 'truck', 'trucks'],
  小时: ['时', 'h', 'hr', 'hour', 'hours'],
}

const known = new Map<string, string>()
for (const [unit, names] of Object.entries(unitNames)) {
  for (const each of [unit, ...Object.values(feeUnitLabels[unit as FeeUnit]), ...names])
    // its key
    known.set(folded(each), unit)
}

/** 't', '元/吨', 'CNY per tonne and day' or '吨·天' are 吨. */
export function unitMeant(text: string): string {
  if (isFeeUnit(text)) return text
  const whole = folded(text)
  const unit = whole
    .replace(/^(?:rmb|cny|usd|eur|hkd|人民币|美元|元)?(?:\/|每|per)/, '')
    .replace(/(?:[/·*]|and)(?:天|日|day)$/, '')
  return known.get(whole) ?? known.get(unit) ?? text
}

const methodNames: Readonly<Record<string, string>> = {
  固定: 'FIXED',
  一口价: 'FIXED',
  数量: 'UNIT',
  单价: 'UNIT',
  阶梯: 'TIER_QTY',
  按天: 'DAY_UNIT',
  天数: 'TIER_DAY',
  年费: 'PERCENT_YEAR',
  代垫: 'PASS',
  实报实销: 'PASS',
}

export function methodMeant(text: string): string {
  const named = Object.entries(calcMethodLabels).find(([value, { zh, en }]) =>
    [value, zh, en].some((each) => folded(each) === folded(text)),
  )
  return named?.[0] ?? methodNames[folded(text)] ?? text
}

const currencyNames: Readonly<Record<string, string>> = {
  '¥': 'CNY',
  元: 'CNY',
  rmb: 'CNY',
  人民币: 'CNY',
  $: 'USD',
  us$: 'USD',
  美元: 'USD',
  美金: 'USD',
  '€': 'EUR',
  欧元: 'EUR',
  hk$: 'HKD',
  港币: 'HKD',
  港元: 'HKD',
  日元: 'JPY',
}

export const currencyMeant = (text: string): string => currencyNames[folded(text)] ?? text

/** '6%', '6' and '6.00 %' are 0.06. */
export function taxRateMeant(text: string): string {
  const plain = folded(text)
  if (plain === '免税' || plain === 'exempt') return '0'
  const number = plain.replace(/%$/, '')
  const isPercent = plain !== number || (isDecimal(number, 'rate') && compare(number, '1') >= 0)
  return isPercent && isDecimal(number, 'rate') ? multiply(number, '0.01') : text
}

/** '¥25.00', '25 元' and '25元/吨' are 25. */
export function figureMeant(text: string): string {
  const plain = figureText(text)?.replace(/^(?:rmb|cny|usd|us\$|[¥$€])/i, '') ?? ''
  const figure = figureIn(plain.replace(/\s*(?:元|rmb|cny|usd)?\s*(?:\/.*)?$/i, ''))
  return figure === undefined || figure.startsWith('-') ? text : figure
}

/** '2026/1/5', '2026.1.5', '20260105' and '2026年1月5日' are 2026-01-05. */
export function dateMeant(text: string): string {
  const [, year, month, day] =
    /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/.exec(folded(text)) ?? []
  if (year === undefined || month === undefined || day === undefined) return text
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? date : text
}
