import { isZero } from '../../kernel/decimal.ts'
import { exact } from '../../kernel/exact.ts'
import type { Locale } from '../../kernel/messages/types.ts'
import { percent, unitIn } from './figures.ts'
import type { TariffRecord } from './contract.ts'
import { calcMethodLabels } from '../cost-code/calc-methods.ts'

/* A tariff line in words, on screens and papers alike. */

type Line = TariffRecord

type Phrases = {
  readonly asPaid: string
  readonly comma: string
  readonly perYear: (rate: string) => string
  readonly unitDay: (unit: string) => string
  readonly range: (from: string, to: string, unit: string) => string
  readonly above: (from: string, unit: string) => string
  readonly tier: (range: string, price: string) => string
  readonly freeModes: Readonly<Record<string, string>>
  readonly tierModes: Readonly<Record<string, string>>
  readonly scopes: Readonly<Record<string, string>>
  readonly free: (days: number) => string
  readonly min: (amount: string, scope: string) => string
  readonly max: (amount: string, scope: string) => string
  readonly prorated: string
  readonly step: (step: string) => string
  readonly fromTransfer: string
  readonly paidBy: (payer: string) => string
  readonly only: (only: string) => string
  readonly withTax: (tax: string) => string
  readonly plusTax: (tax: string) => string
}

const phrases: Record<Locale, Phrases> = {
  zh: {
    asPaid: '按实际代垫',
    comma: '，',
    perYear: (rate) => `${rate} / 年`,
    unitDay: (unit) => `${unit}·天`,
    range: (from, to, unit) => `${from}–${to} ${unit}`,
    above: (from, unit) => `${from} ${unit}起`,
    tier: (range, price) => `${range} ${price}`,
    freeModes: { DEDUCT: '免费天数不计费', CLIFF: '超过免费天数后从首日计费' },
    tierModes: { SLICED: '分段累进', WHOLE: '全额累进' },
    scopes: { LINE: '每行', ORDER: '每单', MONTH: '每月' },
    free: (days) => `免费 ${days} 天`,
    min: (amount, scope) => `${scope}最低 ${amount}`,
    max: (amount, scope) => `${scope}最高 ${amount}`,
    prorated: '最低收费按天折算',
    step: (step) => `每 ${step} 起进位`,
    fromTransfer: '库龄自过户日起算',
    paidBy: (payer) => `付款：${payer}`,
    only: (only) => `仅限 ${only}`,
    withTax: (tax) => `含税 ${tax}`,
    plusTax: (tax) => `另加税 ${tax}`,
  },
  en: {
    asPaid: 'As paid',
    comma: ', ',
    perYear: (rate) => `${rate} a year`,
    unitDay: (unit) => `${unit} and day`,
    range: (from, to, unit) => `${unit} ${from}–${to}`,
    above: (from, unit) => `${unit} ${from} on`,
    tier: (range, price) => `${range}: ${price}`,
    freeModes: {
      DEDUCT: 'free days are not charged',
      CLIFF: 'charged from the first day once they are over',
    },
    tierModes: { SLICED: 'each slice at its own price', WHOLE: 'all at the price reached' },
    scopes: { LINE: 'for each line', ORDER: 'for each order', MONTH: 'for each month' },
    free: (days) => `${days} days free`,
    min: (amount, scope) => `at least ${amount} ${scope}`.trimEnd(),
    max: (amount, scope) => `at most ${amount} ${scope}`.trimEnd(),
    prorated: 'minimum by days',
    step: (step) => `rounded up to ${step}`,
    fromTransfer: 'age counts from the transfer',
    paidBy: (payer) => `paid by: ${payer}`,
    only: (only) => `only ${only}`,
    withTax: (tax) => `${tax} tax included`,
    plusTax: (tax) => `plus ${tax} tax`,
  },
}

const labelIn = (
  labels: Readonly<Record<string, Record<Locale, string>>>,
  value: string,
  locale: Locale,
): string => labels[value]?.[locale] ?? value

/** A unit within a phrase: tonne, but TEU. */
function unitSaid(value: string, locale: Locale): string {
  const label = unitIn(locale, value)
  return label === label.toUpperCase() ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

/** '300.000000' -> '300'. */
const short = (decimal: string): string => exact(decimal, 0)

/** The price of a line in one phrase: 300 CNY / 箱, or its tiers one after the other. */
export function priceWords(line: Line, locale: Locale): string {
  const { calcMethod, price, currency } = line
  const say = phrases[locale]
  if (calcMethod === 'PASS') return say.asPaid
  if (calcMethod === 'PERCENT_YEAR') return say.perYear(percent(price))
  const unit = unitSaid(line.unit, locale)
  const isDaily = calcMethod === 'DAY_UNIT' || calcMethod === 'TIER_DAY'
  const per = isDaily ? say.unitDay(unit) : unit
  if (line.tiers.length === 0) return `${short(price)} ${currency} / ${per}`
  const tierUnit = calcMethod === 'TIER_DAY' ? unitSaid('天', locale) : unit
  const tiers = line.tiers.map(({ fromValue, toValue, price: each }) => {
    const from = short(fromValue)
    const range =
      toValue === null ? say.above(from, tierUnit) : say.range(from, short(toValue), tierUnit)
    return say.tier(range, short(each))
  })
  return `${tiers.join(say.comma)} ${currency} / ${per}`
}

/** How a line is calculated, phrase by phrase; what it does not have is left out. */
export function ruleWords(
  line: Line,
  locale: Locale,
  payerLabel: (value: string) => string,
): string[] {
  const { currency, freeDays, minCharge, maxCharge } = line
  const say = phrases[locale]
  const scope = say.scopes[line.minScope ?? ''] ?? ''
  const tax = isZero(line.taxRate) ? '' : percent(line.taxRate)
  return [
    labelIn(calcMethodLabels, line.calcMethod, locale),
    say.tierModes[line.tierMode ?? ''] ?? '',
    freeDays > 0 ? say.free(freeDays) : '',
    freeDays > 0 ? (say.freeModes[line.freeMode ?? ''] ?? '') : '',
    minCharge === null ? '' : say.min(`${short(minCharge)} ${currency}`, scope),
    line.minProrate === null ? '' : say.prorated,
    maxCharge === null ? '' : say.max(`${short(maxCharge)} ${currency}`, scope),
    line.qtyStep === null ? '' : say.step(short(line.qtyStep)),
    line.ageBasis === 'TRANSFER_DATE' ? say.fromTransfer : '',
    line.payer === 'SELF' ? '' : say.paidBy(payerLabel(line.payer)),
    ...Object.values(line.conditions).map(say.only),
    tax === '' ? '' : line.taxIncluded ? say.withTax(tax) : say.plusTax(tax),
  ].filter((phrase) => phrase !== '')
}
