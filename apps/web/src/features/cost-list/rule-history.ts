import { rulesTold } from '@yuncang/shared/nouns/tariff/billing-rule-contract'
import type { BillingRule } from '@yuncang/shared/nouns/tariff/billing-rules'

type Recorded = {
  readonly action: string
  readonly realName: string
  readonly time: string
  readonly fieldDiff: Readonly<Record<string, { before?: unknown; after?: unknown }>>
}

/** The rules of a cost list as they were from a change on. */
export type RuleVersion = {
  readonly version: number
  readonly rules: readonly BillingRule[]
  readonly realName: string
  readonly time: string
  /** Of one rule that was stopped or resumed. */
  readonly step?: { readonly action: string; readonly ruleCode: string; readonly reason: string }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Every version of the rules, the newest first, told from what was done to the list. */
export function ruleVersionsIn(records: readonly Recorded[]): RuleVersion[] {
  let rules: readonly BillingRule[] = []
  const versions = records.flatMap(({ action, realName, time, fieldDiff }): RuleVersion[] => {
    const { ruleVersion, jfgz, ruleCode, reason } = fieldDiff
    if (ruleVersion === undefined) return []
    // A change that set what there was tells of no rules.
    if (jfgz !== undefined) rules = rulesTold(jfgz.after)
    const step = ruleCode && {
      action,
      ruleCode: textIn(ruleCode.after),
      reason: textIn(reason?.after),
    }
    const told = { version: Number(ruleVersion.after), rules, realName, time }
    return [step ? { ...told, step } : told]
  })
  return versions.toReversed()
}
