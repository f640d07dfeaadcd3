import type { Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { CostListRules, CostListRuleStop } from '@yuncang/shared/nouns/cost-list/contract'
import { withOverrides } from '@yuncang/shared/nouns/tariff/billing-rule-contract'
import { ruleClashes } from '@yuncang/shared/nouns/tariff/billing-rule-faults'
import type { BillingRule } from '@yuncang/shared/nouns/tariff/billing-rules'
import { normalizeCode } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { costCodesByCode } from '../../cost-code/service/read.ts'
import { mustFind, present, type CostListHead } from './read.ts'
import { assertOff, save } from './save.ts'

/** Sets the rules that stand in for the terms of the lines; every change of them counts. */
export const setRules = (ctx: Ctx, { id, version, rules: given, jfgz }: CostListRules) =>
  ctx.transaction(async (tx) => {
    const before = await assertOff(tx, id)
    const rules = given?.map(cleanedRule) ?? withOverrides(before.jfgz, jfgz ?? {})
    await assertFees(tx, rules)
    const changes = { jfgz: rules, ruleVersion: before.ruleVersion + 1 }
    return present(await save(tx, ctx, before, { version, action: 'setRules', changes }))
  })

/** Stops or resumes one rule, of a list in use too; what is so already stays as it is. */
export const setRuleStopped = (
  ctx: Ctx,
  { id, version, ruleCode, operation, reason }: CostListRuleStop,
): Promise<CostListHead> =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, id)
    const code = normalizeCode(ruleCode)
    const rule = before.jfgz.find((each) => each.ruleCode === code)
    if (!rule) throw new AppError('tariff.ruleUnknown', { params: { rule: code } })
    const isStop = operation === 'stop' ? (1 as const) : (0 as const)
    if (rule.isStop === isStop) return present(before)
    const jfgz = before.jfgz.map((each) => (each === rule ? { ...rule, isStop } : each))
    const [clash] = ruleClashes(jfgz)
    if (clash) throw new AppError(clash.reason, { params: clash.params ?? {} })
    const action = operation === 'stop' ? 'stopRule' : 'resumeRule'
    const changes = { jfgz, ruleVersion: before.ruleVersion + 1 }
    const told = {
      ruleCode: { before: null, after: code },
      reason: { before: null, after: reason.trim() },
    }
    return present(await save(tx, ctx, before, { version, action, changes, told }))
  })

/** A rule with its codes as they are kept. */
export const cleanedRule = (rule: BillingRule): BillingRule => ({
  ...rule,
  ruleCode: normalizeCode(rule.ruleCode),
  feeCode: rule.feeCode === null ? null : normalizeCode(rule.feeCode),
  remark: rule.remark.trim(),
})

/** Throws 400 for a rule of a fee that there is not. */
async function assertFees(tx: Tx, rules: readonly BillingRule[]): Promise<void> {
  const codes = rules.flatMap(({ feeCode }) => feeCode ?? [])
  const fees = await costCodesByCode(tx, codes)
  for (const { ruleCode: rule, feeCode: code } of rules)
    if (code !== null && !fees.has(code))
      throw new AppError('tariff.ruleFeeUnknown', { params: { rule, code } })
}
