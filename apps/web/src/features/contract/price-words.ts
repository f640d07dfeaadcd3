import type { TariffRecord } from '@yuncang/shared/contracts/tariff'
import { add, isZero, multiply } from '@yuncang/shared/domain/decimal'
import { calcMethodLabels, feeUnitLabels } from '@yuncang/shared/domain/tariff'
import type { Locale } from '@yuncang/shared/messages/types'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { currentLanguage } from '../../lib/language.ts'
import { grouped } from '../../lib/numbers.ts'

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
  if (calcMethod === 'PASS') return t('contract.price.asPaid')
  if (calcMethod === 'PERCENT_YEAR') return t('contract.price.perYear', { rate: percent(price) })
  const unit = unitIn(line.unit, language)
  const isDaily = calcMethod === 'DAY_UNIT' || calcMethod === 'TIER_DAY'
  const per = isDaily ? t('contract.price.unitDay', { unit }) : unit
  if (line.tiers.length === 0) return `${short(price)} ${currency} / ${per}`
  const tierUnit = calcMethod === 'TIER_DAY' ? unitIn('天', language) : unit
  const tiers = line.tiers.map(({ fromValue, toValue, price: each }) => {
    const from = short(fromValue)
    const range =
      toValue === null
        ? t('contract.price.above', { from, unit: tierUnit })
        : t('contract.price.range', { from, to: short(toValue), unit: tierUnit })
    return t('contract.price.tier', { range, price: short(each) })
  })
  return `${tiers.join(t('contract.price.comma'))} ${currency} / ${per}`
}

const freeModeKeys: Record<string, 'contract.price.deduct' | 'contract.price.cliff'> = {
  DEDUCT: 'contract.price.deduct',
  CLIFF: 'contract.price.cliff',
}
const tierModeKeys: Record<string, 'contract.price.sliced' | 'contract.price.whole'> = {
  SLICED: 'contract.price.sliced',
  WHOLE: 'contract.price.whole',
}
const scopeKeys: Record<
  string,
  'contract.price.perLine' | 'contract.price.perOrder' | 'contract.price.perMonth'
> = {
  LINE: 'contract.price.perLine',
  ORDER: 'contract.price.perOrder',
  MONTH: 'contract.price.perMonth',
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
    freeDays > 0 ? t('contract.price.free', { days: freeDays }) : '',
    freeDays > 0 ? said(freeModeKeys[line.freeMode ?? '']) : '',
    minCharge === null
      ? ''
      : t('contract.price.min', { amount: short(minCharge), currency, scope }),
    line.minProrate === null ? '' : t('contract.price.prorated'),
    maxCharge === null ? '' : t('contract.price.max', { amount: short(maxCharge), currency }),
    line.qtyStep === null ? '' : t('contract.price.step', { step: short(line.qtyStep) }),
    line.ageBasis === 'TRANSFER_DATE' ? t('contract.price.fromTransfer') : '',
    line.payer === 'SELF' ? '' : t('contract.price.paidBy', { payer: payerLabel(line.payer) }),
    ...Object.values(line.conditions).map((only) => t('contract.price.only', { only })),
    tax === ''
      ? ''
      : line.taxIncluded
        ? t('contract.price.withTax', { tax })
        : t('contract.price.plusTax', { tax }),
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
