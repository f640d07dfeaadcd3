import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages'
import { beginningOf } from '@yuncang/shared/validate/text'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { createCircuit } from './circuit.ts'
import type { Exchange, OutsideAnswer, OutsideRequest } from './exchange.ts'

const attemptsAtMost = 3
const firstWaitMs = 200

export type Patience = {
  /** How long one attempt may take. */
  readonly answerMs: number
  readonly wait: (ms: number) => Promise<unknown>
}
export const usualPatience: Patience = { answerMs: 8_000, wait: (ms) => pause(ms) }

type Options = {
  readonly exchange: Exchange
  readonly clock: Clock
  readonly log: Logger
  readonly patience: Patience
  /** What is said when it does not answer, and when it says no. */
  readonly unavailable: Reason
  readonly refused: Reason
}

export type Call = <S extends z.ZodType>(schema: S, request: OutsideRequest) => Promise<z.output<S>>

/** What came back: data as agreed, or words with which it refuses; asking again changes nothing then. */
type Reply<T> = { readonly data: T } | { readonly refusal: string }

/**
 * Calls of one outside system. An attempt ends in time; silence, a failure of the other side and an answer that is not
 * what was agreed are tried again, up to three times with growing waits, where that can do no harm: reads, and writes
 * with a key. A circuit per tenant leaves alone who keeps failing. Throws `unavailable` or `refused`.
 */
export function createCaller({
  exchange,
  clock,
  log,
  patience,
  unavailable,
  refused,
}: Options): Call {
  const circuit = createCircuit(clock)
  return async (schema, request) => {
    const { tenant, path } = request
    if (!circuit.enter(tenant)) throw new AppError(unavailable)
    const attempts = request.method === 'GET' || request.key ? attemptsAtMost : 1
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await exchange(request, AbortSignal.timeout(patience.answerMs))
        const reply = read(schema, answer)
        circuit.succeeded(tenant)
        if ('data' in reply) return reply.data
        throw new AppError(refused, { params: { answer: reply.refusal } })
      } catch (cause) {
        if (cause instanceof AppError) throw cause
        log.warn({ path, attempt, reason: reasonOf(cause) }, 'outside system failed')
        if (attempt < attempts) {
          await patience.wait(firstWaitMs * 4 ** (attempt - 1))
          continue
        }
        circuit.failed(tenant)
        throw new AppError(unavailable, { cause })
      }
    }
  }
}

/** What a failure says of itself, for the log. */
export const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? beginningOf(`${cause.name}: ${cause.message}`, 200) : 'unknown'

/** What an answer says. Throws for one that says nothing we understand. */
function read<S extends z.ZodType>(schema: S, { status, text }: OutsideAnswer): Reply<z.output<S>> {
  if (status >= 500 || status === 429 || status === 408) throw new Error(`HTTP ${status}`)
  const body: unknown = JSON.parse(text)
  if (status >= 400) return { refusal: messageOf(body) || String(status) }
  return { data: schema.parse(body) }
}

function messageOf(body: unknown): string {
  const msg: unknown = typeof body === 'object' && body !== null && 'msg' in body ? body.msg : ''
  return typeof msg === 'string' ? beginningOf(msg, 100) : ''
}
