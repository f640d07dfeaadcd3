import { feeModules } from '@yuncang/shared/nouns/cost-code/fee-modules'
import type { BillingRule } from '@yuncang/shared/nouns/tariff/billing-rules'
import { wordsOfRule } from '@yuncang/shared/nouns/tariff/rule-words'
import { calcMethodLabels } from '@yuncang/shared/nouns/cost-code/calc-methods'
import type { TFunction } from 'i18next'
import { currentLanguage, listed } from '../../lib/language.ts'

/** What a fee is called by its code. */
export type NameOf = (feeCode: string) => string

/** Which lines a rule is for. */
export function scopeWords(t: TFunction, rule: BillingRule, nameOf: NameOf): string {
  const { feeCode, jfmoduleId, calcMethod } = rule
  const language = currentLanguage()
  const parts = [
    feeCode === null ? '' : nameOf(feeCode),
    jfmoduleId === null ? '' : feeModules[jfmoduleId][language],
    calcMethod === null ? '' : calcMethodLabels[calcMethod][language],
  ].filter((part) => part !== '')
  return parts.length === 0 ? t('costList.rule.forAll') : listed(parts)
}

/** What a rule says in place of those lines. */
export function saidWords(t: TFunction, rule: BillingRule): string[] {
  const words = wordsOfRule(rule, currentLanguage())
  return words.length === 0 ? [t('costList.rule.saysNothing')] : words
}

/** A rule in one cell of a comparison. */
export const ruleInWords = (t: TFunction, rule: BillingRule, nameOf: NameOf): string =>
  [
    scopeWords(t, rule, nameOf),
    ...saidWords(t, rule),
    rule.isStop === 1 ? t('record.state.stopped') : '',
    rule.remark,
  ]
    .filter((part) => part !== '')
    .join(currentLanguage() === 'en' ? '; ' : '；')

/** The rules of two sides, one term for each code. */
export function comparedRules(
  t: TFunction,
  {
    before,
    after,
    nameOf,
  }: Record<'before' | 'after', readonly BillingRule[]> & { nameOf: NameOf },
) {
  const wordsIn = (rules: readonly BillingRule[]) =>
    new Map(rules.map((rule) => [rule.ruleCode, ruleInWords(t, rule, nameOf)]))
  const [was, is] = [wordsIn(before), wordsIn(after)]
  return [...new Set([...was.keys(), ...is.keys()])].toSorted().map((label) => ({
    label,
    was: was.get(label) ?? '',
    is: is.get(label) ?? '',
  }))
}
