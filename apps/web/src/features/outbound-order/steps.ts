import {
  outboundRefusalOf,
  type OutboundOrderAction,
} from '@yuncang/shared/nouns/outbound-order/rules'
import type { Refusal } from '@yuncang/shared/kernel/status-machine'

/** Steps of the order itself; those of its trucks stand with the trucks. Those that bring it forward come first. */
const order = [
  'submit',
  'pass',
  'issue',
  'finish',
  'update',
  'withdraw',
  'reject',
  'closeShort',
  'cancel',
] as const satisfies readonly OutboundOrderAction[]
export type Step = (typeof order)[number]

const forward: ReadonlySet<Step> = new Set(['submit', 'pass', 'issue', 'finish'])

export type Offer = { step: Step; refusal?: Extract<Refusal, 'ownAudit' | 'otherSubmitter'> }

type Order = Parameters<typeof outboundRefusalOf>[1]
type Who = Parameters<typeof outboundRefusalOf>[2]

/** The next step of an order for this person, and the others; those for another person say why. */
export function offersFor(row: Order, who: Who): { nextStep: Step | undefined; others: Offer[] } {
  const offers = order.flatMap((step): Offer[] => {
    const refusal = outboundRefusalOf(step, row, who)
    // A step of another state or another right would only be in the way.
    if (refusal === 'status' || refusal === 'permission') return []
    return [{ step, ...(refusal && { refusal }) }]
  })
  const nextStep = offers.find(({ step, refusal }) => !refusal && forward.has(step))?.step
  return { nextStep, others: offers.filter(({ step }) => step !== nextStep) }
}
