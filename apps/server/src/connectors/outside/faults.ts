import { inTenant, type Db } from '@yuncang/db/handle'
import type { ConnectorFault, OutsideSystem } from '@yuncang/shared/nouns/connector/rules'
import type { Patience } from './caller.ts'
import type { Exchange, OutsideAnswer, OutsideRequest } from './exchange.ts'
import * as repo from './repo.ts'

/** Answers by fixed rules, as the real system would. */
export type Rules = (request: OutsideRequest) => Promise<{ status: number; body: unknown }>

type Simulation = { readonly db: Db; readonly system: OutsideSystem; readonly patience: Patience }

/** A simulator behind the same door as the real system: what its tenant's trainer has set goes wrong on the way. */
export const simulatedExchange =
  ({ db, system, patience }: Simulation, rules: Rules): Exchange =>
  async (request, signal) => {
    const fault = await db.read(inTenant(request.tenant), (read) => repo.faultOf(read, system))
    const answer = async (): Promise<OutsideAnswer> => {
      const { status, body } = await rules(request)
      return { status, text: JSON.stringify(body) }
    }
    return disturbed(fault, answer, signal, patience)
  }

async function disturbed(
  fault: ConnectorFault,
  answer: () => Promise<OutsideAnswer>,
  signal: AbortSignal,
  { answerMs, wait }: Patience,
): Promise<OutsideAnswer> {
  switch (fault) {
    case 'none':
    // What comes back later was taken first; only mail does.
    case 'bounce':
      return answer()
    case 'silent':
      return silence(signal)
    case 'slow':
      await wait(answerMs / 2)
      return answer()
    case 'error':
      return { status: 500, text: '{"msg":"模拟故障"}' }
    case 'garbage':
      return { status: 200, text: '<html><body>502 Bad Gateway</body></html>' }
    case 'refusal':
      return { status: 409, text: '{"msg":"模拟器按设置拒绝"}' }
  }
}

const silence = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(new Error('no answer in time'))
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
