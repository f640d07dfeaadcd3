import { exact } from '../../kernel/exact.ts'
import type { Locale } from '../../kernel/messages/types.ts'
import { ruleTerms, type BillingRule, type RuleTerms } from './billing-rules.ts'
import { cellChoices, cellTitles, cellWord, type ChosenCell } from './cell-words.ts'

/* What billing rules say, in words. */

const isChosen = (key: string): key is ChosenCell => Object.hasOwn(cellChoices, key)

/** What a rule says in place of a line, each as text. */
export const termsTold = (rule: RuleTerms): Record<string, string> =>
  Object.fromEntries(
    ruleTerms.flatMap((key) => (rule[key] === null ? [] : [[key, String(rule[key])]])),
  )

/** '免费天数 10', one phrase for each term. */
export const termWords = (terms: Readonly<Record<string, string>>, locale: Locale): string[] =>
  ruleTerms.flatMap((key) => {
    const value = terms[key]
    if (value === undefined) return []
    const said = isChosen(key) ? cellWord(key, value, locale) : exact(value, 0)
    return `${cellTitles[key][locale]} ${said}`
  })

export const wordsOfRule = (rule: BillingRule, locale: Locale): string[] =>
  termWords(termsTold(rule), locale)
