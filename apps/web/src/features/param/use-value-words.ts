import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { currentLanguage } from '../../lib/language.ts'
import type { ParamRow } from './row.ts'

/** Values of a parameter in words: 0.5 %, 算头不算尾. */
export function useValueWords() {
  const { t } = useTranslation()
  const { labelOf: dayCount } = useDictionary('DAY_COUNT_MODE')
  return useMemo(() => {
    const words: Readonly<Record<string, string>> = {
      cancel: t('param.choice.cancel'),
      extendOnce: t('param.choice.extendOnce'),
    }
    const percent = currentLanguage() === 'en' ? ' %' : '%'
    return ({ kind }: Pick<ParamRow, 'kind'>, value: string): string => {
      if (kind === 'choice') return words[value] ?? dayCount(value)
      if (value === '') return '—'
      return kind === 'percent' ? value + percent : value
    }
  }, [t, dayCount])
}
