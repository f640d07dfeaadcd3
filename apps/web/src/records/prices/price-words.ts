import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { priceWords, ruleWords } from '@yuncang/shared/nouns/tariff/price-words'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'

/** Prices in the words of whoever reads. */
export function usePriceWords() {
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const { labelOf } = useDictionary('FEE_PAYER')
  return useMemo(
    () => ({
      priceOf: (line: TariffRecord) => priceWords(line, language),
      rulesOf: (line: TariffRecord) => ruleWords(line, language, labelOf),
    }),
    [language, labelOf],
  )
}
