import { feeModules } from '@yuncang/shared/nouns/cost-code/fee-modules'
import { recPayLabels } from '@yuncang/shared/nouns/fee-line/rules'
import { feeUnitLabels } from '@yuncang/shared/nouns/cost-code/fee-units'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
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

const sideChoices = choicesOf(recPayLabels)

export const recPayChoices = (t: TFunction) => [
  ...sideChoices().map(({ value, label }) => ({ value: Number(value), label })),
  { value: 3, label: t('costCode.both') },
]

export const labelAmong = (
  choices: readonly { value: string | number; label: string }[],
  value: string | number,
): string => choices.find((choice) => choice.value === value)?.label ?? String(value)
