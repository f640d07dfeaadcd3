import { createHash, createHmac } from 'node:crypto'

export type S3Credentials = {
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
}

export type Unsigned = {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly sha256: string
}

const algorithm = 'AWS4-HMAC-SHA256'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Percent-encoding of RFC 3986, which leaves fewer characters as they are than encodeURIComponent. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** 20130524T000000Z */
const stampOf = (time: string) => time.replace(/[-:]|\.\d+/g, '')

/**
 * The headers that sign a request to an S3-compatible store (AWS Signature Version 4, single chunk). The digest of the
 * body is signed along, so that the store itself refuses bytes that changed on their way.
 */
export function signed(
  request: Unsigned,
  { accessKey, secretKey, region }: S3Credentials,
  time: string,
): Record<string, string> {
  const stamp = stampOf(time)
  const scope = `${stamp.slice(0, 8)}/${region}/s3/aws4_request`
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': request.sha256,
    'x-amz-date': stamp,
  }
  const names = Object.keys(headers).sort()
  const canonical = [
    request.method,
    request.url.pathname.split('/').map(decodeURIComponent).map(encoded).join('/'),
    canonicalQuery(request.url),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    request.sha256,
  ].join('\n')
  const toSign = [algorithm, stamp, scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (made, part) => hmac(made, part),
    hmac(`AWS4${secretKey}`, stamp.slice(0, 8)),
  )
  const signature = hmac(key, toSign).toString('hex')
  const authorization = `${algorithm} Credential=${accessKey}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  return { ...headers, authorization }
}

const canonicalQuery = ({ searchParams }: URL) =>
  [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
