import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type { InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import {
  inboundOrderActions,
  orderStatuses,
  refusalOf,
  type InboundOrderAction,
  type OrderStatus,
} from '@yuncang/shared/nouns/inbound-order/rules'

type Who = Parameters<typeof refusalOf>[2]

/** What the order alone does not tell; undefined while it is not known yet. */
export type OrderState = {
  /** Goods lines that stand for no product of the master data. */
  unbound?: number | undefined
  /** The first of them. */
  unboundLine?: Pick<InboundProduct, 'lineNo' | 'productName'> | undefined
  /** Goods lines with a difference that nobody has decided. */
  openDiffs?: number | undefined
  /** Goods lines with a difference. */
  diffs?: number | undefined
  finishedPlans?: number | undefined
  /** Pieces that came. */
  actPieces?: number | undefined
}

/** What stands in the way of a step although state and right allow it. */
export type Hurdle = 'card' | 'unbound' | 'openDiffs' | 'finished'

type Rule = {
  /** What it is in the status machine; the first one that fits the state counts. */
  actions: readonly InboundOrderAction[]
  /** Brings the order on its way: offered as the one next step. */
  isForward?: true
  /** Whether there is anything to do. */
  isDue?: (order: InboundOrder, state: OrderState) => boolean
  hurdle?: (order: InboundOrder, state: OrderState) => Hurdle | undefined
}

const gate = ({ bondedFlag, isCard }: InboundOrder): 'card' | undefined =>
  bondedFlag === 1 && isCard === 0 ? 'card' : undefined
const products = (_order: InboundOrder, { unbound = 0 }: OrderState): 'unbound' | undefined =>
  unbound > 0 ? 'unbound' : undefined

/** Every step of an order; those that bring it forward come first, in this order. */
const rules = {
  submit: { actions: ['submit'], isForward: true, hurdle: products },
  pass: { actions: ['pass'], isForward: true },
  setProducts: {
    actions: ['setProducts'],
    isForward: true,
    isDue: (_order, { unbound = 0 }) => unbound > 0,
  },
  plan: { actions: ['generatePlan'], isForward: true, hurdle: products },
  card: {
    actions: ['setCard'],
    isForward: true,
    isDue: ({ bondedFlag, isCard }) => bondedFlag === 1 && isCard === 0,
  },
  tally: {
    actions: ['startTally'],
    isForward: true,
    hurdle: (order) => (order.orderStatus === orderStatuses.planned ? gate(order) : undefined),
  },
  decideDiffs: {
    actions: ['decideDiffs'],
    isForward: true,
    isDue: (_order, { openDiffs = 0 }) => openDiffs > 0,
  },
  complete: {
    actions: ['complete'],
    isForward: true,
    hurdle: (_order, { openDiffs = 0 }) => (openDiffs > 0 ? 'openDiffs' : undefined),
  },
  close: { actions: ['close'], isForward: true },
  edit: { actions: ['update'] },
  amend: { actions: ['amend'] },
  withdraw: { actions: ['withdraw'] },
  reject: { actions: ['reject'] },
  replan: { actions: ['replan'], hurdle: products },
  assign: { actions: ['assign'] },
  createInventory: { actions: ['createInventory'], hurdle: (o, s) => products(o, s) ?? gate(o) },
  markInbounded: { actions: ['markInbounded'] },
  abort: {
    actions: ['abort'],
    hurdle: (_order, { finishedPlans = 0 }) => (finishedPlans > 0 ? 'finished' : undefined),
  },
  unFinish: { actions: ['unFinish'], isDue: (_order, { finishedPlans = 0 }) => finishedPlans > 0 },
  uncard: {
    actions: ['setCard'],
    isDue: ({ isCard }) => isCard === 1,
  },
  changeDiffs: {
    actions: ['decideDiffs'],
    isDue: (_order, { diffs = 0, openDiffs = 0 }) => diffs > 0 && openDiffs === 0,
  },
  setOwner: { actions: ['setOwner'] },
  monthAgency: { actions: ['setMonthAgency'], isDue: ({ monthAgency }) => monthAgency === 0 },
  noMonthAgency: { actions: ['setMonthAgency'], isDue: ({ monthAgency }) => monthAgency === 1 },
  undoComplete: { actions: ['undoComplete'] },
  void: { actions: ['remove', 'cancel'] },
} as const satisfies Record<string, Rule>
export type Step = keyof typeof rules

export type Offer = {
  step: Step
  /** Why it is not to be had now; undefined when it is. */
  refusal?: 'ownAudit' | 'otherSubmitter' | Hurdle | { states: readonly OrderStatus[] }
}

const over: readonly number[] = [orderStatuses.closed, orderStatuses.voided]

/**
 * The next step of an order for this person, what else they can do, and what their right allows but not now, each with
 * the reason. Steps of others are left out; an order that is over offers nothing.
 */
export function offersFor(
  order: InboundOrder,
  who: Who,
  state: OrderState,
): { nextStep: Step | undefined; others: Offer[] } {
  if (over.includes(order.orderStatus)) return { nextStep: undefined, others: [] }
  const open: Offer[] = []
  const later: Offer[] = []
  for (const [key, rule] of Object.entries<Rule>(rules)) {
    const step = key as Step // a key of the table above
    const refusals = rule.actions.map((action) => refusalOf(action, order, who))
    if (refusals.every((refusal) => refusal === 'permission')) continue
    const refusal = refusals.find((each) => each !== 'permission' && each !== 'status')
    if (refusals.includes(undefined)) {
      if (rule.isDue && !rule.isDue(order, state)) continue
      const hurdle = rule.hurdle?.(order, state)
      open.push({ step, ...(hurdle && { refusal: hurdle }) })
    } else if (refusal === 'ownAudit' || refusal === 'otherSubmitter') open.push({ step, refusal })
    // Of two ways to do or undo one thing, one is enough to say when it can be had.
    else if (rule.isDue === undefined) later.push({ step, refusal: { states: statesOf(rule) } })
  }
  const nextStep = open.find(({ step, refusal }) => !refusal && isForward(step))?.step
  return { nextStep, others: [...open.filter(({ step }) => step !== nextStep), ...later] }
}

const isForward = (step: Step): boolean => {
  const rule: Rule = rules[step]
  return rule.isForward === true
}

const statesOf = (rule: Rule): OrderStatus[] =>
  rule.actions.flatMap((action) => [...inboundOrderActions[action].from])
