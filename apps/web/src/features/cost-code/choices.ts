import { feeModules } from '@yuncang/shared/domain/fees'
import { feeUnitLabels } from '@yuncang/shared/domain/tariff'
import type { Locale } from '@yuncang/shared/messages/types'
import type { TFunction } from 'i18next'
import { currentLanguage } from '../../lib/language.ts'

const choicesOf =
  <K extends string>(labels: Readonly<Record<K, Record<Locale, string>>>) =>
  () =>
    // The keys of the table.
    (Object.keys(labels) as K[]).map((value) => ({
      value,
      label: labels[value][currentLanguage()],
    }))

export const moduleChoices = choicesOf(feeModules)
export const unitChoices = choicesOf(feeUnitLabels)

export const recPayChoices = (t: TFunction) => [
  { value: 1, label: t('costCode.receivable') },
  { value: 2, label: t('costCode.payable') },
  { value: 3, label: t('costCode.both') },
]

export const labelAmong = (
  choices: readonly { value: string | number; label: string }[],
  value: string | number,
): string => choices.find((choice) => choice.value === value)?.label ?? String(value)
