import { AppError } from '@yuncang/shared/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange } from '../files/storage/storage.ts'
import type { KeptFile } from '../files/transfer.ts'

/**
 * The headers of a file: always to be saved, never to be shown as a page of ours. The plain name is for clients that do
 * not read RFC 5987.
 */
export function asAttachment(
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
): FastifyReply {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  )
  return reply
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .header('x-content-type-options', 'nosniff')
    .type(type)
}

/** Sends a kept file, or the one part of it that the request asks for; several parts at once get the whole. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, file: KeptFile) {
  const tag = `"${file.tag}"`
  const ifRange = request.headers['if-range']
  const asked = ifRange === undefined || ifRange === tag ? request.headers.range : undefined
  const range = rangeOf(asked, file.size)
  if (range === 'beyond') {
    void reply.header('content-range', `bytes */${file.size}`)
    throw new AppError('file.rangeBeyond')
  }
  const stream = await file.open(range)
  const length = range ? range.last - range.first + 1 : file.size
  if (range) {
    const part = `bytes ${range.first}-${range.last}/${file.size}`
    void reply.code(206).header('content-range', part)
  }
  return (
    asAttachment(reply, file)
      .header('accept-ranges', 'bytes')
      .header('etag', tag)
      .header('content-length', length)
      .header('cache-control', 'private, no-store')
      // Lengths and ranges are those of the file itself.
      .header('content-encoding', 'identity')
      .send(stream)
  )
}

/** One range of RFC 9110, cut to the file; undefined for the whole. */
function rangeOf(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!match) return undefined
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (first >= size || (from === '' && Number(to) === 0)) return 'beyond'
  return last < first ? undefined : { first, last }
}
