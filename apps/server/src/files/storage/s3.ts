import { beginningOf } from '@yuncang/shared/validate/text'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Clock } from '../../platform/clock.ts'
import type { S3Settings } from '../../config.ts'
import { callS3, type S3Call } from './s3-request.ts'
import { checkedKey, missing, unavailable, type Storage, type Stored } from './storage.ts'

/**
 * Files in a bucket of an S3-compatible store, for installations with several instances (docs/decisions/020-files.md).
 */
export function s3Storage(settings: S3Settings, clock: Clock): Storage {
  const call = (what: S3Call) => callS3(settings, clock, what)

  return {
    async put(key, content) {
      const answer = await call({ method: 'PUT', key: checkedKey(key), content })
      await assertStatus(answer, [200, 201, 204])
      answer.resume()
    },
    async get(key, range) {
      const headers = range && { range: `bytes=${range.first}-${range.last}` }
      const answer = await call({
        method: 'GET',
        key: checkedKey(key),
        ...(headers && { headers }),
      })
      if (answer.statusCode === 404) {
        answer.resume()
        throw missing()
      }
      await assertStatus(answer, range ? [206] : [200])
      return answer
    },
    async remove(key) {
      const answer = await call({ method: 'DELETE', key: checkedKey(key) })
      await assertStatus(answer, [200, 204, 404])
      answer.resume()
    },
    async exists(key) {
      const answer = await call({ method: 'HEAD', key: checkedKey(key) })
      await assertStatus(answer, [200, 404])
      answer.resume()
      return answer.statusCode === 200
    },
    async *list(area) {
      let after = ''
      for (;;) {
        const query = { 'list-type': '2', prefix: `${area}/`, 'start-after': after }
        const answer = await call({ method: 'GET', query })
        await assertStatus(answer, [200])
        const found = keysOf(
          await text(answer).catch((cause: unknown) => Promise.reject(unavailable(cause))),
        )
        yield* found
        const last = found.at(-1)
        if (!last) return
        after = last.key
      }
    },
  }
}

async function assertStatus(answer: IncomingMessage, statuses: readonly number[]): Promise<void> {
  if (statuses.includes(answer.statusCode ?? 0)) return
  const said = beginningOf(await text(answer).catch(() => ''), 500)
  throw unavailable(new Error(`the object store answered ${answer.statusCode}: ${said}`))
}

/**
 * The keys of a ListObjectsV2 answer. Ours hold letters, digits, «_», «-» and «/» only (`checkedKey`), which XML writes
 * as they are; whatever else lies in the bucket is not ours to touch and does not match.
 */
function keysOf(xml: string): Stored[] {
  const entries = xml.matchAll(
    /<Key>([\w/-]{1,300})<\/Key>.*?<LastModified>([\dTZ:.-]+)<\/LastModified>/gs,
  )
  return [...entries].map(([, key = '', time = '']) => ({
    key,
    time: new Date(time).toISOString(),
  }))
}
