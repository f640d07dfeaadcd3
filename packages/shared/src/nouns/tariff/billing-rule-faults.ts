import type { Reason } from '../../messages.ts'
import type { MessageParams } from '../../kernel/messages/types.ts'
import { normalizeCode } from '../../validate/text.ts'
import type { BillingRule, RuleScope, RuleTerms } from './billing-rules.ts'
import { isDaily, maxBelowMin } from './rules.ts'

type RuleFault = {
  readonly field: keyof BillingRule
  readonly reason: Reason
  readonly params?: MessageParams
}

/** What is wrong with a rule by itself; undefined when any line can be charged under it. */
export function ruleFault(rule: RuleScope & RuleTerms): RuleFault | undefined {
  const fault = (field: keyof BillingRule, reason: Reason): RuleFault => ({ field, reason })
  const { feeCode, jfmoduleId, calcMethod, freeDays } = rule
  if (feeCode !== null && jfmoduleId !== null) return fault('jfmoduleId', 'tariff.ruleFeeOrModule')
  if (freeDays !== null && calcMethod !== null && !isDaily(calcMethod))
    return fault('freeDays', 'tariff.freeDaysUnused')
  if (freeDays !== null && freeDays > 0 && rule.freeMode === null)
    return fault('freeMode', 'tariff.freeModeRequired')
  if (rule.minCharge !== null && rule.minScope === null)
    return fault('minScope', 'tariff.minScopeRequired')
  if (rule.minProrate !== null && rule.minScope !== null && rule.minScope !== 'MONTH')
    return fault('minProrate', 'tariff.prorateNeedsMonth')
  return maxBelowMin(rule) ? fault('maxCharge', 'tariff.maxBelowMin') : undefined
}

type Compared = RuleScope & Pick<BillingRule, 'ruleCode' | 'isStop'>

const scopeKey = ({ feeCode, jfmoduleId, calcMethod }: RuleScope): string =>
  JSON.stringify([feeCode === null ? null : normalizeCode(feeCode), jfmoduleId, calcMethod])

/**
 * What the rules of a list have against each other, each at the later one: a code that stands twice, and the same lines
 * twice among those in use, of which none would be the more specific.
 */
export function ruleClashes(rules: readonly Compared[]): (RuleFault & { index: number })[] {
  const codes = new Set<string>()
  const scopes = new Map<string, string>()
  return rules.flatMap((rule, index) => {
    const found: (RuleFault & { index: number })[] = []
    const code = normalizeCode(rule.ruleCode)
    if (codes.has(code))
      found.push({ index, field: 'ruleCode', reason: 'tariff.ruleCodeTwice', params: { code } })
    codes.add(code)
    if (rule.isStop === 1) return found
    const other = scopes.get(scopeKey(rule))
    if (other !== undefined)
      found.push({
        index,
        field: scopeField(rule),
        reason: 'tariff.ruleScopeTwice',
        params: { code, other },
      })
    else scopes.set(scopeKey(rule), code)
    return found
  })
}

/** Where somebody would make a rule another one's no more. */
const scopeField = ({ feeCode, jfmoduleId }: RuleScope): keyof BillingRule =>
  feeCode !== null ? 'feeCode' : jfmoduleId !== null ? 'jfmoduleId' : 'calcMethod'

/** GZ01, GZ02 …: the first one after all that there are. */
export function nextRuleCode(codes: readonly string[]): string {
  const numbers = codes.map((code) => Number(/^GZ(\d{1,6})$/.exec(normalizeCode(code))?.[1] ?? 0))
  return `GZ${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}`
}
