import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import {
  isRenewable,
  quotable,
  quotationRefusalOf,
  refusalOf,
  type ContractAction,
  type QuotationAction,
} from '@yuncang/shared/nouns/contract/rules'
import type { Refusal } from '@yuncang/shared/kernel/status-machine'

type Who = Parameters<typeof refusalOf>[2]
type Rule = {
  refusal: (contract: Contract, who: Who) => Refusal | undefined
  /** What the status alone does not tell. */
  isDue?: (contract: Contract, today: string) => boolean
}

const of = (action: ContractAction): Rule => ({
  refusal: (contract, who) => refusalOf(action, contract, who),
})
const ofQuotation = (action: QuotationAction): Rule => ({
  refusal: (contract, who) => quotationRefusalOf(action, contract, who),
})
const isQuotable = ({ status }: Contract) => quotable.includes(status)

/** Every step of a contract; those that bring it forward come first, in this order. */
const rules = {
  submit: of('submit'),
  pass: of('pass'),
  submitQuotation: { ...ofQuotation('submit'), isDue: isQuotable },
  passQuotation: { ...ofQuotation('pass'), isDue: isQuotable },
  renew: {
    ...of('renew'),
    isDue: ({ isNoRenewal, endDate }, today) => !isNoRenewal && isRenewable(endDate, today),
  },
  file: { ...of('file'), isDue: ({ filingState }) => !filingState },
  resume: { ...of('stop'), isDue: ({ isStop }) => isStop === 1 },
  withdraw: of('withdraw'),
  refuse: of('refuse'),
  withdrawQuotation: { ...ofQuotation('withdraw'), isDue: isQuotable },
  refuseQuotation: ofQuotation('refuse'),
  noRenewal: { ...of('noRenewal'), isDue: ({ isNoRenewal }) => !isNoRenewal },
  unfile: { ...of('unfile'), isDue: ({ filingState }) => filingState === 1 },
  stop: { ...of('stop'), isDue: ({ isStop }) => !isStop },
  void: of('void'),
  remove: of('remove'),
} as const satisfies Record<string, Rule>
export type Step = keyof typeof rules

const forward: ReadonlySet<Step> = new Set([
  'submit',
  'pass',
  'submitQuotation',
  'passQuotation',
  'renew',
  'file',
  'resume',
])

/** Nothing is audited before there are prices. */
const ofPriced: ReadonlySet<string> = new Set<Step>(['submit', 'submitQuotation'])

export type Offer = { step: Step; refusal?: 'ownAudit' | 'otherSubmitter' | 'unpriced' }

/** Why a contract cannot be renewed now. */
export function renewalRefusalOf(
  contract: Contract,
  who: Who,
  today: string,
): Refusal | 'notRenewed' | 'tooEarly' | undefined {
  const refusal = rules.renew.refusal(contract, who)
  if (refusal) return refusal
  if (contract.isNoRenewal) return 'notRenewed'
  return isRenewable(contract.endDate, today) ? undefined : 'tooEarly'
}

/**
 * The next step of a contract for this person, and the others; those for another person say why. Where there are no
 * prices, writing them comes before all steps.
 */
export function offersFor(
  contract: Contract,
  who: Who,
  today: string,
  hasPrices = true,
): { nextStep: Step | undefined; others: Offer[] } {
  const offers: Offer[] = []
  for (const [key, rule] of Object.entries<Rule>(rules)) {
    const refusal =
      rule.refusal(contract, who) ?? (ofPriced.has(key) && !hasPrices ? 'unpriced' : undefined)
    // A step of another state or another right would only be in the way.
    if (refusal === 'status' || refusal === 'permission') continue
    if (rule.isDue && !rule.isDue(contract, today)) continue
    const step = key as Step // a key of the table above
    offers.push({ step, ...(refusal && { refusal }) })
  }
  const isNext = ({ step, refusal }: Offer) => hasPrices && !refusal && forward.has(step)
  const nextStep = offers.find(isNext)?.step
  return { nextStep, others: offers.filter(({ step }) => step !== nextStep) }
}
