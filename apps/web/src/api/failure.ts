import type { Envelope, ErrorData } from '@yuncang/shared/gateway/envelope'
import { currentLanguage } from '../lib/language.ts'

/** A refused or failed call, the same whatever way it took. Code 0: the server was not reached. */
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

const words = {
  unreachable: {
    zh: '无法连接服务器，请检查网络后重试',
    en: 'The server cannot be reached. Check the network and try again.',
  },
  late: {
    zh: '请求超时，请检查网络后重试',
    en: 'The server did not answer in time. Check the network and try again.',
  },
  failed: { zh: '服务器异常', en: 'The server ran into a problem.' },
  repeated: {
    zh: '数据正在处理，请勿重复提交',
    en: 'This is already being processed. Please do not submit it twice.',
  },
}

export const unreachable = (): ApiError => new ApiError(0, words.unreachable[currentLanguage()])

export const late = (): ApiError =>
  new ApiError(0, words.late[currentLanguage()], { reason: 'request.timeout' })

export const repeated = (): ApiError =>
  new ApiError(409, words.repeated[currentLanguage()], { reason: 'request.repeated' })

/** What a fetch that did not come to an answer means; an abort of the caller's own stays what it is. */
export const asFailure = (error: unknown, signal?: AbortSignal): unknown => {
  if (signal?.aborted) return error
  return error instanceof DOMException && error.name === 'TimeoutError' ? late() : unreachable()
}

/** Failed envelopes carry ErrorData by the gateway's contract; read field by field below. */
type Answered = Partial<Envelope<ErrorData>>

function envelopeIn(text: string): Answered {
  try {
    const parsed: Answered | string | number | boolean | null = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

/**
 * The data of an envelope, or its failure. Only the statuses 200 to 500 are answers of ours
 * (docs/domain/wire.md#what-the-client-does-with-a-failure).
 */
export function open(text: string, status: number): unknown {
  const { code, msg, data } = envelopeIn(text)
  if (code === 200 && status >= 200 && status <= 500) return data
  const message = msg || words.failed[currentLanguage()]
  const failed = typeof code === 'number' && code !== 200 ? code : 500
  throw new ApiError(failed, message, data)
}
