import { tokenName } from '@yuncang/shared/gateway/token'
import { chosenTenant, token } from '../lib/credentials.ts'
import { currentLanguage } from '../lib/language.ts'
import { asFailure, open } from './failure.ts'

/** How long an answer may take (docs/domain/wire.md#client-time-limits). */
export const timeouts = { request: 120_000, import: 1_200_000 } as const

/** The web client's credential; it tells our pages from strangers' forms and is no secret. */
const credential = `Basic ${btoa('yuncang-web:yuncang-web')}`

/**
 * The length below which a change reaches the server though the person leaves its page in the same moment. Browsers keep
 * no more than 64 KiB of requests that outlive their page.
 */
const outliving = 4096

/** What every call carries. */
export function callHeaders(): Record<string, string> {
  const signedIn = token()
  const tenant = chosenTenant()
  return {
    authorization: credential,
    'accept-language': currentLanguage(),
    ...(signedIn && { [tokenName]: signedIn }),
    ...(tenant && { 'tenant-node': tenant }),
  }
}

/** The signal of a call: the caller's, and the time-out. */
export function limited(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeouts.request)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

export type Exchange = {
  method: string
  url: string
  body?: unknown
  signal?: AbortSignal | undefined
  preventRepeat?: boolean | undefined
  /** The same for whatever is one wish of a person, however often it has to be sent. */
  idempotencyKey?: string | undefined
}

/** One call on the wire, as it is answered. */
export async function exchangeRaw(call: Exchange): Promise<Response> {
  const { method, url, body, signal, preventRepeat, idempotencyKey } = call
  const text = body === undefined ? undefined : JSON.stringify(body)
  return fetch(url, {
    method,
    keepalive: preventRepeat === true && (text?.length ?? 0) < outliving,
    signal: limited(signal),
    headers: {
      ...callHeaders(),
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...(preventRepeat && { 'prevent-repeat': 'true' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(text !== undefined && { body: text }),
  }).catch((error: unknown) => {
    throw asFailure(error, signal)
  })
}

/** One call and the data of its envelope, without any reaction to a failure. */
export async function exchange(call: Exchange): Promise<unknown> {
  const response = await exchangeRaw(call)
  const text = await response.text().catch((error: unknown) => {
    throw asFailure(error, call.signal)
  })
  return open(text, response.status)
}
