import type { FeeModule } from '../cost-code/fee-modules.ts'
import type { CalcMethod } from '../cost-code/calc-methods.ts'
import {
  hasTiers,
  isDaily,
  maxBelowMin,
  type ageBases,
  type freeModes,
  type minProrates,
  type minScopes,
  type Rated,
  type tierModes,
} from './rules.ts'

/* 计费规则: what a cost list says in place of its lines (docs/domain/contracts.md#billing-rules). */

/** What a rule can say in place of a line; null is left to the line. */
export type RuleTerms = {
  readonly freeDays: number | null
  readonly freeMode: (typeof freeModes)[number] | null
  readonly tierMode: (typeof tierModes)[number] | null
  readonly minCharge: string | null
  readonly minScope: (typeof minScopes)[number] | null
  readonly minProrate: (typeof minProrates)[number] | null
  readonly maxCharge: string | null
  readonly qtyStep: string | null
  readonly ageBasis: (typeof ageBases)[number] | null
}

export const ruleTerms = [
  'freeDays',
  'freeMode',
  'tierMode',
  'minCharge',
  'minScope',
  'minProrate',
  'maxCharge',
  'qtyStep',
  'ageBasis',
] as const satisfies readonly (keyof RuleTerms)[]

export const noTerms: RuleTerms = {
  freeDays: null,
  freeMode: null,
  tierMode: null,
  minCharge: null,
  minScope: null,
  minProrate: null,
  maxCharge: null,
  qtyStep: null,
  ageBasis: null,
}

/** What was advanced is charged as it was paid, under no rule. */
export type RuledMethod = Exclude<CalcMethod, 'PASS'>

/** The lines that a rule is for; null is all of them. A fee has its module already. */
export type RuleScope = {
  readonly jfmoduleId: FeeModule | null
  readonly feeCode: string | null
  readonly calcMethod: RuledMethod | null
}

export type BillingRule = RuleTerms &
  RuleScope & {
    readonly ruleCode: string
    readonly isStop: 0 | 1
    readonly remark: string
  }

/** The rule that a line is charged under, with what it says in place of the line, each as text. */
export type AppliedRule = {
  readonly ruleCode: string
  readonly terms: Readonly<Record<string, string>>
}

type RuledLine = Rated & {
  readonly feeCode: string
  readonly jfmoduleId: string
  readonly ageBasis: string
  readonly qtyStep: string | null
}

/** A fee says more than its module, and either more than a way of calculating. */
const specificity = ({ feeCode, jfmoduleId, calcMethod }: RuleScope): number =>
  (feeCode !== null ? 4 : jfmoduleId !== null ? 2 : 0) + (calcMethod !== null ? 1 : 0)

const isFor = (scope: RuleScope, line: RuledLine): boolean =>
  (scope.feeCode === null || scope.feeCode === line.feeCode) &&
  (scope.jfmoduleId === null || scope.jfmoduleId === line.jfmoduleId) &&
  (scope.calcMethod === null || scope.calcMethod === line.calcMethod)

/** The most specific of the rules that are in use and meant for a line. */
export function ruleFor<R extends BillingRule>(
  line: RuledLine,
  rules: readonly R[],
): R | undefined {
  if (line.calcMethod === 'PASS') return undefined
  return rules
    .filter((rule) => rule.isStop === 0 && isFor(rule, line))
    .toSorted((a, b) => specificity(b) - specificity(a))[0]
}

/**
 * A line under the rules of its cost list: what its rule says stands in for its own, as far as that has a meaning for it,
 * and a line that can be rated stays one.
 */
export function withRules<L extends RuledLine>(
  line: L,
  rules: readonly BillingRule[],
): L & { readonly rule?: AppliedRule } {
  const rule = ruleFor(line, rules)
  if (!rule) return line
  const said = saidFor(line, rule)
  const terms = Object.entries(said).map(([key, value]) => [key, String(value)] as const)
  if (terms.length === 0) return line
  const ruled = { ...line, ...said }
  return {
    ...ruled,
    ...(ruled.minScope !== 'MONTH' && { minProrate: null }),
    ...(maxBelowMin(ruled) && limitsOf(ruled, said)),
    rule: { ruleCode: rule.ruleCode, terms: Object.fromEntries(terms) },
  }
}

type Said = { -readonly [K in keyof RuleTerms]?: NonNullable<RuleTerms[K]> }

const stepped: ReadonlySet<CalcMethod> = new Set(['UNIT', 'TIER_QTY', 'DAY_UNIT', 'TIER_DAY'])

/** What a rule says of a line that it has a meaning for. */
function saidFor(line: RuledLine, rule: RuleTerms): Said {
  const isByDay = isDaily(line.calcMethod)
  const said: Said = {}
  if (isByDay && rule.freeDays !== null) said.freeDays = rule.freeDays
  if (isByDay && rule.freeMode !== null && (said.freeDays ?? line.freeDays) > 0)
    said.freeMode = rule.freeMode
  if (isByDay && rule.ageBasis !== null) said.ageBasis = rule.ageBasis
  if (hasTiers(line.calcMethod) && rule.tierMode !== null) said.tierMode = rule.tierMode
  if (rule.minCharge !== null) said.minCharge = rule.minCharge
  if (rule.maxCharge !== null) said.maxCharge = rule.maxCharge
  const limit = said.minCharge ?? line.minCharge ?? said.maxCharge ?? line.maxCharge
  if (rule.minScope !== null && limit !== null) said.minScope = rule.minScope
  if (rule.minProrate !== null && (said.minScope ?? line.minScope) === 'MONTH')
    said.minProrate = rule.minProrate
  if (rule.qtyStep !== null && stepped.has(line.calcMethod)) said.qtyStep = rule.qtyStep
  return said
}

/** A limit that the rule sets moves the line's other one along. */
const limitsOf = ({ minCharge, maxCharge }: Rated, said: Said) =>
  said.maxCharge === undefined ? { maxCharge: minCharge } : { minCharge: maxCharge }
