import type { TariffRecord } from '@yuncang/shared/contracts/tariff'
import { add, isZero, multiply } from '@yuncang/shared/domain/decimal'
import { calcMethodLabels, feeUnitLabels } from '@yuncang/shared/domain/tariff'
import type { Locale } from '@yuncang/shared/messages/types'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../api/use-dictionary.ts'
import { currentLanguage } from '../lib/language.ts'
import { grouped } from '../lib/numbers.ts'

type Line = TariffRecord

const labelIn = (
  labels: Readonly<Record<string, Record<Locale, string>>>,
  value: string,
  language: Locale,
): string => labels[value]?.[language] ?? value

/** A unit within a phrase: tonne, but TEU. */
function unitIn(value: string, language: Locale): string {
  const label = labelIn(feeUnitLabels, value, language)
  return label === label.toUpperCase() ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

/** '300.000000' -> '300'; exact. */
const short = (decimal: string): string => grouped(add(decimal, '0'))
const percent = (rate: string): string => `${short(multiply(rate, '100'))}%`

/** The price of a line in one phrase: 300 CNY / 箱, or its tiers one after the other. */
export function priceWords(t: TFunction, line: Line, language: Locale): string {
  const { calcMethod, price, currency } = line
  if (calcMethod === 'PASS') return t('record.price.asPaid')
  if (calcMethod === 'PERCENT_YEAR') return t('record.price.perYear', { rate: percent(price) })
  const unit = unitIn(line.unit, language)
  const isDaily = calcMethod === 'DAY_UNIT' || calcMethod === 'TIER_DAY'
  const per = isDaily ? t('record.price.unitDay', { unit }) : unit
  if (line.tiers.length === 0) return `${short(price)} ${currency} / ${per}`
  const tierUnit = calcMethod === 'TIER_DAY' ? unitIn('天', language) : unit
  const tiers = line.tiers.map(({ fromValue, toValue, price: each }) => {
    const from = short(fromValue)
    const range =
      toValue === null
        ? t('record.price.above', { from, unit: tierUnit })
        : t('record.price.range', { from, to: short(toValue), unit: tierUnit })
    return t('record.price.tier', { range, price: short(each) })
  })
  return `${tiers.join(t('record.price.comma'))} ${currency} / ${per}`
}

const freeModeKeys: Record<string, 'record.price.deduct' | 'record.price.cliff'> = {
  DEDUCT: 'record.price.deduct',
  CLIFF: 'record.price.cliff',
}
const tierModeKeys: Record<string, 'record.price.sliced' | 'record.price.whole'> = {
  SLICED: 'record.price.sliced',
  WHOLE: 'record.price.whole',
}
const scopeKeys: Record<
  string,
  'record.price.perLine' | 'record.price.perOrder' | 'record.price.perMonth'
> = {
  LINE: 'record.price.perLine',
  ORDER: 'record.price.perOrder',
  MONTH: 'record.price.perMonth',
}

/** How a line is calculated, phrase by phrase; what it does not have is left out. */
export function ruleWords(
  t: TFunction,
  line: Line,
  language: Locale,
  payerLabel: (value: string) => string,
): string[] {
  const { currency, freeDays, minCharge, maxCharge } = line
  const said = (key: string | undefined) => (key === undefined ? '' : t(key))
  const scope = said(scopeKeys[line.minScope ?? ''])
  const tax = isZero(line.taxRate) ? '' : percent(line.taxRate)
  return [
    labelIn(calcMethodLabels, line.calcMethod, language),
    said(tierModeKeys[line.tierMode ?? '']),
    freeDays > 0 ? t('record.price.free', { days: freeDays }) : '',
    freeDays > 0 ? said(freeModeKeys[line.freeMode ?? '']) : '',
    minCharge === null ? '' : t('record.price.min', { amount: short(minCharge), currency, scope }),
    line.minProrate === null ? '' : t('record.price.prorated'),
    maxCharge === null ? '' : t('record.price.max', { amount: short(maxCharge), currency }),
    line.qtyStep === null ? '' : t('record.price.step', { step: short(line.qtyStep) }),
    line.ageBasis === 'TRANSFER_DATE' ? t('record.price.fromTransfer') : '',
    line.payer === 'SELF' ? '' : t('record.price.paidBy', { payer: payerLabel(line.payer) }),
    ...Object.values(line.conditions).map((only) => t('record.price.only', { only })),
    tax === ''
      ? ''
      : line.taxIncluded
        ? t('record.price.withTax', { tax })
        : t('record.price.plusTax', { tax }),
  ].filter((phrase) => phrase !== '')
}

export function usePriceWords() {
  const { t } = useTranslation()
  const { labelOf } = useDictionary('FEE_PAYER')
  return useMemo(() => {
    const language = currentLanguage()
    return {
      priceOf: (line: Line) => priceWords(t, line, language),
      rulesOf: (line: Line) => ruleWords(t, line, language, labelOf),
    }
  }, [t, labelOf])
}
