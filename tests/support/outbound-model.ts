import { standing, type Answer, type Inbound, type Way } from './inbound-model.ts'

/* What outbound orders should do, in the manner of inbound-model.ts (docs/domain/outbound.md#actions). */
export const outboundWays = {
  submit: [[0, 8], 1, ['kf', 'admin']],
  withdraw: [[1], 0, ['kf', 'admin']],
  pass: [[1], 2, ['sh', 'admin']],
  reject: [[1], 8, ['sh', 'admin']],
  cancel: [[0, 2, 3, 8], 9, ['kf', 'sh', 'admin']],
  issue: [[2, 3, 4, 5], undefined, ['ck', 'admin']],
  cancelTruck: [[3, 4, 5], undefined, ['ck', 'admin']],
  gateIn: [[3, 4, 5], undefined, ['mg', 'admin']],
  load: [[4, 5], undefined, ['lh', 'admin']],
  abort: [[4, 5], undefined, ['ck', 'admin']],
  gateOut: [[4, 5], undefined, ['mg', 'admin']],
  closeShort: [[5], 6, ['ck', 'admin']],
  finish: [[6], 7, ['sh', 'admin']],
} as const satisfies Record<string, Way>
export type OutboundStep = keyof typeof outboundWays
// Keys of the table above.
export const outboundStepNames = Object.keys(outboundWays) as OutboundStep[]

/** 0 expected, 1 in the yard, 2 loaded. */
type Truck = { id: string; plate: string; code: string; status: 0 | 1 | 2; pieces: number }

export type Outbound = {
  id: string
  of: Inbound
  pieces: number
  status: number
  submitBy: string
  /** Promised, and of that on trucks or gone. */
  held: number
  loaded: number
  out: number
  trucks: Truck[]
}

export const newOutbound = (id: string, of: Inbound, pieces: number): Outbound => ({
  id,
  of,
  pieces,
  status: 0,
  submitBy: '',
  held: 0,
  loaded: 0,
  out: 0,
  trucks: [],
})

const lastTruck = ({ trucks }: Outbound) => trucks.at(-1)

function isOutboundBarred(step: OutboundStep, order: Outbound): boolean {
  const { of, pieces, trucks } = order
  const truck = lastTruck(order)?.status
  switch (step) {
    case 'submit':
    case 'pass':
      return of.onHand - of.reserved < pieces
    case 'cancelTruck':
    case 'gateIn':
      return truck !== 0
    case 'load':
      return (truck !== 1 && truck !== 2) || order.held - order.loaded < 1
    case 'abort':
      return truck !== 1
    case 'gateOut':
      return truck !== 2
    case 'closeShort':
      return trucks.some(({ status }) => status !== 0)
    default:
      return false
  }
}

const release = (order: Outbound) => {
  order.of.reserved -= order.held - order.out
  order.trucks = []
}

/** Takes a step, or says why not; the truck of a step is the one that was sent last. */
export function takeOutbound(order: Outbound, step: OutboundStep, who: string): Answer {
  const way: Way = outboundWays[step]
  const answer = standing(way, step, order, who)
  if (answer !== 'ok') return answer
  if (isOutboundBarred(step, order)) return 'refused'
  order.status = way[1] ?? order.status
  const truck = lastTruck(order)
  switch (step) {
    case 'submit':
      order.submitBy = who
      break
    case 'pass':
      order.held = order.pieces
      order.of.reserved += order.pieces
      break
    case 'cancel':
    case 'closeShort':
      release(order)
      break
    case 'issue':
      if (order.status === 2) order.status = 3
      break
    case 'cancelTruck':
      order.trucks.pop()
      break
    case 'gateIn':
      truck!.status = 1
      if (order.status === 3) order.status = 4
      break
    case 'load':
      order.loaded += 1
      truck!.pieces += 1
      truck!.status = 2
      break
    case 'abort':
      truck!.status = 0
      if (order.status === 4 && order.trucks.every(({ status }) => status === 0)) order.status = 3
      break
    case 'gateOut':
      leave(order, truck!)
      break
    default:
  }
  return 'ok'
}

/** The load of a truck leaves the stock; with the last of it nobody waits for other trucks. */
function leave(order: Outbound, truck: Truck): void {
  order.trucks.pop()
  order.out += truck.pieces
  order.of.onHand -= truck.pieces
  order.of.reserved -= truck.pieces
  order.of.hasMoved = true
  const isOut = order.out === order.held
  order.status = isOut ? 6 : 5
  if (isOut) order.trucks = []
}
