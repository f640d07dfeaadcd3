import { request as overHttp, type IncomingMessage } from 'node:http'
import { request as overHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import type { S3Settings } from '../../config.ts'
import type { Clock } from '../../platform/clock.ts'
import { signed } from './s3-signature.ts'
import { unavailable, type Content } from './storage.ts'

export type S3Call = {
  readonly method: 'GET' | 'PUT' | 'DELETE' | 'HEAD'
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly content?: Content
}

const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/**
 * Calls the store and gives its answer, whose body the caller reads. A store that is silent, cuts the line or answers
 * 5xx is asked again; throws `storage.unavailable` when it does so to the end.
 */
export async function callS3(settings: S3Settings, clock: Clock, call: S3Call) {
  let failure: unknown
  for (let attempt = 0; attempt < settings.attempts; attempt++) {
    try {
      const answer = await once(settings, clock, call)
      if ((answer.statusCode ?? 500) < 500) return answer
      answer.resume()
      failure = new Error(`the object store answered ${answer.statusCode}`)
    } catch (error) {
      failure = error
    }
  }
  throw unavailable(failure)
}

function once(settings: S3Settings, clock: Clock, call: S3Call): Promise<IncomingMessage> {
  const { method, key, content } = call
  const url = new URL(`${settings.endpoint}/${settings.bucket}${key ? `/${key}` : ''}`)
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value)
  const given = {
    ...call.headers,
    ...(content && { 'content-length': String(content.size) }),
  }
  const sha256 = content?.sha256 ?? emptySha256
  const headers = signed({ method, url, headers: given, sha256 }, settings, clock())
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? overHttps : overHttp
    const request = send(url, { method, headers }, resolve)
    request.setTimeout(settings.silentMs, () =>
      request.destroy(new Error('the object store is silent')),
    )
    request.on('error', reject)
    if (!content) request.end()
    else pipeline(content.open(), request).catch(reject)
  })
}
