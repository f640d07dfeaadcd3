import type { CostCode } from '@yuncang/shared/nouns/cost-code/contract'
import { feeModules, isFeeModule } from '@yuncang/shared/nouns/cost-code/fee-modules'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { RecordHistory, useActionWords } from '../../records/history/history.tsx'
import { plainPrice, unitLabel } from '../../records/prices/figures.ts'

const flags: ReadonlySet<string> = new Set(['forbiddenStatus'])

const moduleWord = (value: string): string =>
  isFeeModule(value) ? feeModules[value][currentLanguage()] : value

/** What became of a fee name and of its list prices. */
export function CostCodeHistory({ row }: { row: CostCode }) {
  const { t } = useTranslation()
  const usual = useActionWords()
  const own: Readonly<Record<string, string>> = {
    sync: t('costCode.sync'),
    'standard.create': t('costCode.standardCreated'),
    'standard.update': t('costCode.standardUpdated'),
    'standard.remove': t('costCode.standardRemoved'),
    'standard.stop': t('costCode.standardStopped'),
    'standard.resume': t('costCode.standardResumed'),
  }
  return (
    <RecordHistory
      id={row.id}
      noun="costCode"
      flags={flags}
      labels={{
        price: plainPrice,
        minCharge: plainPrice,
        unit: unitLabel,
        defaultUnit: unitLabel,
        jfmoduleId: moduleWord,
      }}
      wordsOf={(action) => own[action] ?? usual(action)}
    />
  )
}
