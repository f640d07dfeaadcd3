/*
 * What inbound orders should do, said a second time and more simply (docs/domain/inbound.md#actions): who may take
 * which step from where, one lot under each bill, pieces in whole numbers.
 */
/** What the server must say. */
export type Answer = 'ok' | 'denied' | 'refused'
export type Way = readonly [from: readonly number[], to: number | undefined, by: readonly string[]]

export const people = ['kf', 'sh', 'ck', 'lh', 'gw', 'mg', 'jf', 'cw', 'admin'] as const

export const inboundWays = {
  submit: [[0, 8], 1, ['kf', 'admin']],
  withdraw: [[1], 0, ['kf', 'admin']],
  pass: [[1], 2, ['sh', 'admin']],
  reject: [[1], 8, ['sh', 'admin']],
  remove: [[0, 2, 3, 8], 9, ['kf', 'admin']],
  plan: [[2], 3, ['ck', 'admin']],
  card: [[2, 3], undefined, ['ck', 'gw', 'admin']],
  start: [[3, 4], 4, ['lh', 'admin']],
  finish: [[4], 5, ['lh', 'admin']],
  unFinish: [[4, 5], 4, ['ck', 'admin']],
  abort: [[4], 3, ['ck', 'admin']],
  decide: [[5], undefined, ['kf', 'admin']],
  complete: [[5], 6, ['kf', 'admin']],
  undo: [[6], 5, ['sh', 'admin']],
  close: [[6], 7, ['sh', 'admin']],
} as const satisfies Record<string, Way>
export type InboundStep = keyof typeof inboundWays
// Keys of the table above.
export const inboundStepNames = Object.keys(inboundWays) as InboundStep[]

export type Inbound = {
  id: string
  bill: string
  pieces: number
  status: number
  submitBy: string
  isCarded: boolean
  plan: 'none' | 'waiting' | 'underWay' | 'done'
  isShort: boolean
  isDecided: boolean
  onHand: number
  reserved: number
  /** Nothing may have happened to a lot that is taken back. */
  hasMoved: boolean
}

export const newInbound = (id: string, bill: string, pieces: number): Inbound => ({
  id,
  bill,
  pieces,
  status: 0,
  submitBy: '',
  isCarded: false,
  plan: 'none',
  isShort: false,
  isDecided: false,
  onHand: 0,
  reserved: 0,
  hasMoved: false,
})

/** Who may not, or from another state, or in the two-person rule (invariant 14). */
export function standing(
  [from, , by]: Way,
  step: string,
  { status, submitBy }: { status: number; submitBy: string },
  who: string,
): Answer {
  if (!by.includes(who)) return 'denied'
  if (!from.includes(status)) return 'refused'
  if ((step === 'pass' || step === 'reject') && submitBy === who) return 'denied'
  if (step === 'withdraw' && submitBy !== who) return 'denied'
  return 'ok'
}

/** Somebody whose step it is, other than the submitter where that matters. */
export function rightPerson([, , by]: Way, step: string, submitBy: string): string {
  if (step === 'withdraw') return submitBy
  return by.find((who) => who !== submitBy || step === 'submit') ?? 'admin'
}

/** What stands against a step of an inbound order beside its state. */
function isInboundBarred(step: InboundStep, order: Inbound): boolean {
  const { isCarded, plan, isShort, isDecided, reserved, hasMoved } = order
  switch (step) {
    case 'start':
      return !isCarded || plan !== 'waiting'
    case 'finish':
      return plan !== 'underWay'
    case 'unFinish':
      return plan !== 'done' || reserved > 0 || hasMoved
    case 'abort':
      return plan === 'done'
    case 'decide':
      return !isShort
    case 'complete':
      return isShort && !isDecided
    default:
      return false
  }
}

/** Takes a step, or says why not. `short` is what a tally misses. */
export function takeInbound(order: Inbound, step: InboundStep, who: string, short = 0): Answer {
  const way: Way = inboundWays[step]
  const answer = standing(way, step, order, who)
  if (answer !== 'ok') return answer
  if (isInboundBarred(step, order)) return 'refused'
  order.status = way[1] ?? order.status
  switch (step) {
    case 'submit':
      order.submitBy = who
      break
    case 'card':
      order.isCarded = true
      break
    case 'plan':
    case 'abort':
      order.plan = 'waiting'
      break
    case 'start':
      order.plan = 'underWay'
      break
    case 'finish':
      order.plan = 'done'
      order.isShort = short > 0
      order.isDecided = false
      order.onHand = order.pieces - short
      break
    case 'unFinish':
      order.plan = 'underWay'
      order.isShort = false
      order.onHand = 0
      break
    case 'decide':
      order.isDecided = true
      break
    default:
  }
  return 'ok'
}
