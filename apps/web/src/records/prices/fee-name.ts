import { feeNameIn, type FeeNames } from '@yuncang/shared/nouns/cost-code/fee-name'
import { currentLanguage } from '../../lib/language.ts'

/** What a fee is called in the reader's language. */
export const feeNameOf = (names: FeeNames): string => feeNameIn(currentLanguage(), names)

type Option = { value: string; label: string; otherLabel: string }

/** A fee as a choice of a list; `otherLabel` is what it is called in the other language, for what is pasted. */
export const feeOption = ({ feeCode, ...names }: FeeNames & { feeCode: string }): Option => {
  const language = currentLanguage()
  return {
    value: feeCode,
    label: feeNameIn(language, names),
    otherLabel: feeNameIn(language === 'en' ? 'zh' : 'en', names),
  }
}
