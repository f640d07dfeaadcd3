import type { Envelope, ErrorData } from '@yuncang/shared/gateway/envelope'
import { chosenTenant, token } from '../lib/credentials.ts'
import { currentLanguage } from '../lib/language.ts'

/** A refused or failed call, the same whatever way it took. */
export class ApiError extends Error {
  readonly code: number
  readonly data: ErrorData | undefined

  constructor(code: number, message: string, data?: ErrorData) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.data = data
  }
}

const timeoutMs = 120_000
const words = {
  unreachable: {
    zh: '无法连接服务器，请检查网络后重试',
    en: 'The server cannot be reached. Check the network and try again.',
  },
  failed: { zh: '服务器异常', en: 'The server ran into a problem.' },
}

/** The web client's credential; it tells our pages from strangers' forms and is no secret. */
const credential = `Basic ${btoa('yuncang-web:yuncang-web')}`

/** What every call carries. */
export function callHeaders(): Record<string, string> {
  const signedIn = token()
  const tenant = chosenTenant()
  return {
    authorization: credential,
    'accept-language': currentLanguage(),
    ...(signedIn && { 'x-access-token': signedIn }),
    ...(tenant && { 'tenant-node': tenant }),
  }
}

export const unreachable = (): ApiError => new ApiError(0, words.unreachable[currentLanguage()])

/** Sends one call to the gateway and opens its envelope. */
export async function send(
  method: string,
  url: string,
  body?: unknown,
  options: { signal?: AbortSignal | undefined; preventRepeat?: boolean } = {},
): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const response = await fetch(url, {
    method,
    signal,
    headers: {
      ...callHeaders(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(options.preventRepeat && { 'prevent-repeat': 'true' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    throw unreachable()
  })
  return open(await response.text())
}

/** The data of an envelope, or its failure. */
export function open(text: string): unknown {
  let envelope: Partial<Envelope>
  try {
    // Checked below: anything but an envelope has no code 200.
    envelope = JSON.parse(text) as Partial<Envelope>
  } catch {
    throw new ApiError(500, words.failed[currentLanguage()])
  }
  if (envelope.code === 200) return envelope.data
  const message = envelope.msg ?? words.failed[currentLanguage()]
  // Failed envelopes carry ErrorData by the gateway's contract.
  throw new ApiError(envelope.code ?? 500, message, envelope.data as ErrorData | undefined)
}
