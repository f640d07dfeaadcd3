import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { awaitsMonth, refusalOf } from '@yuncang/shared/nouns/bill/rules'
import { stepKeys, type Step } from './step-words.ts'

type Who = Parameters<typeof refusalOf>[2]
export type Offer = { step: Step; refusal?: 'ownAudit' | 'otherSubmitter' | 'monthGoesOn' }

const forward: ReadonlySet<Step> = new Set(['submit', 'pass', 'confirm'])

/** The next step of a bill for this person, and the others; those for another person say why. */
export function offersFor(
  bill: Pick<Bill, 'status' | 'submitBy' | 'recPay' | 'creditOf' | 'period'>,
  { day, ...who }: Who & { day: string },
): { nextStep: Step | undefined; others: Offer[] } {
  // The keys of the table of steps.
  const offers = (Object.keys(stepKeys) as Step[]).flatMap((step): Offer[] => {
    const refusal = refusalOf(step, bill, who)
    // A step of another state or another right would only be in the way.
    if (refusal === 'status' || refusal === 'permission') return []
    const why = refusal ?? (step === 'pass' && awaitsMonth(bill, day) ? 'monthGoesOn' : undefined)
    return [{ step, ...(why && { refusal: why }) }]
  })
  const nextStep = offers.find(({ step, refusal }) => !refusal && forward.has(step))?.step
  return { nextStep, others: offers.filter(({ step }) => step !== nextStep) }
}
