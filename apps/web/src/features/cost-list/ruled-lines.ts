import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import type { BillingRule } from '@yuncang/shared/nouns/tariff/billing-rules'
import { withRules } from '@yuncang/shared/nouns/tariff/billing-rules'
import type { CalcMethod } from '@yuncang/shared/nouns/cost-code/calc-methods'

type Item = CostList['items'][number]

/** The lines of a list as they are charged: what is stored was written by the contract, so its method is one of the vocabulary. */
export const underRules = (items: readonly Item[], rules: readonly BillingRule[]) =>
  items.map((line) => withRules(line as Item & { calcMethod: CalcMethod }, rules))
