import * as z from 'zod'
import { amount, flag, positive, required, text } from '../../kernel/wire.ts'
import { nextRuleCode, ruleClashes, ruleFault } from './billing-rule-faults.ts'
import { noTerms, type BillingRule } from './billing-rules.ts'
import { feeCode, feeModuleId } from '../cost-code/fields.ts'
import { calcMethods } from '../cost-code/calc-methods.ts'
import { ageBases, freeModes, minProrates, minScopes, tierModes } from './rules.ts'

/* The billing rules of a cost list on the wire (docs/domain/contracts.md#billing-rules). */

const rule = {
  ruleCode: required(20, 'tariff.ruleCodeRequired'),
  jfmoduleId: feeModuleId().nullable().default(null),
  feeCode: feeCode().nullable().default(null),
  calcMethod: z.enum(calcMethods).exclude(['PASS']).nullable().default(null),
  freeDays: z.int().min(0).max(3650).nullable().default(null),
  freeMode: z.enum(freeModes).nullable().default(null),
  tierMode: z.enum(tierModes).nullable().default(null),
  minCharge: amount('money').nullable().default(null),
  minScope: z.enum(minScopes).nullable().default(null),
  minProrate: z.enum(minProrates).nullable().default(null),
  maxCharge: amount('money').nullable().default(null),
  qtyStep: positive('qty', 'tariff.qtyStepPositive').nullable().default(null),
  ageBasis: z.enum(ageBases).nullable().default(null),
  isStop: flag().default(0),
  remark: text(200).default(''),
}

type RuleShape = Pick<z.output<z.ZodObject<typeof rule>>, Exclude<keyof typeof rule, 'isStop'>>

const judged = (value: RuleShape, ctx: z.RefinementCtx): void => {
  const fault = ruleFault(value)
  if (!fault) return
  const { field, reason: message, params = {} } = fault
  ctx.addIssue({ code: 'custom', path: [field], message, params })
}

export const billingRule = z.strictObject(rule).superRefine(judged)

/** A rule as a row of cells, as the sheet has it. */
export const ruleCells = z
  .strictObject({ ...rule, isStop: z.enum(['0', '1']).default('0') })
  .superRefine(judged)
export type RuleCells = z.output<typeof ruleCells>

/** A rule as it is stored. */
export const ruleRecord = z.object(rule)

/** Rules of one list. */
export const rulesAtMost = 100

const compared = (
  rules: readonly Parameters<typeof ruleClashes>[0][number][],
  ctx: z.RefinementCtx,
) => {
  for (const { index, field, reason: message, params = {} } of ruleClashes(rules))
    ctx.addIssue({ code: 'custom', path: [index, field], message, params })
}

export const billingRules = () => z.array(billingRule).max(rulesAtMost).superRefine(compared)

/** The rules of a sheet, whose cells are texts. */
export const ruleRows = z
  .array(ruleCells)
  .max(rulesAtMost)
  .superRefine((rows, ctx) => compared(rows.map(ruleIn), ctx))

export const ruleIn = (cells: RuleCells): BillingRule => ({
  ...cells,
  isStop: cells.isStop === '1' ? 1 : 0,
})

/** What was said of all lines of a list at once, before a list had several rules. */
export const ruleOverrides = z.strictObject({
  freeMode: z.enum(freeModes).optional(),
  tierMode: z.enum(tierModes).optional(),
  minProrate: z.enum(minProrates).optional(),
  ageBasis: z.enum(ageBases).optional(),
})
export type RuleOverrides = z.output<typeof ruleOverrides>

const isForAll = ({ feeCode: fee, jfmoduleId, calcMethod, isStop }: BillingRule): boolean =>
  fee === null && jfmoduleId === null && calcMethod === null && isStop === 0

/** What rules say of all lines. */
export function overridesIn(rules: readonly BillingRule[]): RuleOverrides {
  const { freeMode, tierMode, minProrate, ageBasis } = rules.find(isForAll) ?? noTerms
  return {
    ...(freeMode !== null && { freeMode }),
    ...(tierMode !== null && { tierMode }),
    ...(minProrate !== null && { minProrate }),
    ...(ageBasis !== null && { ageBasis }),
  }
}

/** Rules with these for all lines: in place of the one that was for all, beside the others. */
export function withOverrides(
  rules: readonly BillingRule[],
  overrides: RuleOverrides,
): BillingRule[] {
  const others = rules.filter((each) => !isForAll(each))
  if (Object.values(overrides).every((value) => value === undefined)) return others
  const known = rules.find(isForAll)
  const forAll: BillingRule = {
    ruleCode: known?.ruleCode ?? nextRuleCode(rules.map((each) => each.ruleCode)),
    jfmoduleId: null,
    feeCode: null,
    calcMethod: null,
    ...noTerms,
    freeMode: overrides.freeMode ?? null,
    tierMode: overrides.tierMode ?? null,
    minProrate: overrides.minProrate ?? null,
    ageBasis: overrides.ageBasis ?? null,
    isStop: 0,
    remark: known?.remark ?? '',
  }
  return [forAll, ...others]
}

/** The rules of a list as one of its records tells them: those of before were overrides for all lines. */
export function rulesTold(value: unknown): BillingRule[] {
  const rules = z.array(ruleRecord).safeParse(value)
  if (rules.success) return rules.data
  const overrides = ruleOverrides.safeParse(value)
  return overrides.success ? withOverrides([], overrides.data) : []
}
