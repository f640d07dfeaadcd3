import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '@yuncang/server/config'

/*
 * A small object store that speaks S3: it checks signatures and digests by its own reading of the rules, and can fail
 * on demand.
 */
export type Fault = 'error' | 'silence' | 'cut' | 'cutAnswer'

const accessKey = 'store-user'
const secretKey = 'store-secret'
const bucket = 'yuncang-files'
const region = 'test-1'
const longestPage = 2

export async function startObjectStore() {
  const objects = new Map<string, { bytes: Buffer; time: string }>()
  const faults: Fault[] = []
  const refused: string[] = []
  let calls = 0

  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy())
  })
  server.on('error', () => {})

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls++
    const fault = faults.shift()
    if (fault === 'silence') return
    if (fault === 'cut') {
      request.socket.destroy()
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array)) // without an encoding
    const body = Buffer.concat(chunks)
    if (fault === 'error') {
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
      return
    }
    const refusal = signatureProblem(request, body)
    if (refusal) {
      refused.push(refusal)
      response.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`)
      return
    }
    answer(request, response, body, fault)
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    fault: Fault | undefined,
  ): void {
    const url = new URL(request.url ?? '/', 'http://store')
    const key = url.pathname.slice(bucket.length + 2)
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, time: new Date().toISOString() })
      response.writeHead(200).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (key === '') response.writeHead(200).end(listOf(url.searchParams))
    else give(request, response, objects.get(key)?.bytes, fault)
  }

  function listOf(query: URLSearchParams): string {
    const found = [...objects]
      .filter(([key]) => key.startsWith(query.get('prefix') ?? ''))
      .filter(([key]) => key > (query.get('start-after') ?? ''))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, longestPage)
      .map(
        ([key, { time }]) =>
          `<Contents><Key>${key}</Key><LastModified>${time}</LastModified></Contents>`,
      )
    return `<?xml version="1.0"?><ListBucketResult>${found.join('')}</ListBucketResult>`
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening server on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region,
    accessKey,
    secretKey,
    // Only a store that will stay silent is given up soon: a slow machine is no fault.
    get silentMs() {
      return faults[0] === 'silence' ? 150 : 300_000
    },
    attempts: 3,
  }
  return {
    settings,
    objects,
    refused,
    calls: () => calls,
    /** The next calls fail in these ways, one each. */
    failWith: (...next: Fault[]) => void faults.push(...next),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>

function give(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer | undefined,
  fault: Fault | undefined,
): void {
  if (!bytes) {
    response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    return
  }
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
  const part = range ? bytes.subarray(Number(range[1]), Number(range[2]) + 1) : bytes
  response.writeHead(range ? 206 : 200, { 'content-length': part.length })
  if (request.method === 'HEAD') response.end()
  else if (fault === 'cutAnswer') {
    response.write(part.subarray(0, part.length / 2), () => response.destroy())
  } else response.end(part)
}

const hex = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** Why the store would not take the request; undefined when signature and digest are right. */
function signatureProblem(request: IncomingMessage, body: Buffer): string | undefined {
  const { headers } = request
  if (headers['x-amz-content-sha256'] !== hex(body)) return 'XAmzContentSHA256Mismatch'
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!given) return 'AuthorizationHeaderMalformed'
  const [, user, day = '', where = '', names = '', signature] = given
  if (user !== accessKey || where !== region) return 'InvalidAccessKeyId'
  if (!names.split(';').includes('host')) return 'HostNotSigned'
  const url = new URL(request.url ?? '/', 'http://store')
  const query = [...url.searchParams]
    .map((pair) => pair.map((each) => encodeURIComponent(each)).join('='))
    .sort()
    .join('&')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = `${request.method}\n${url.pathname}\n${query}\n${lines.join('')}\n${names}\n${hex(body)}`
  const stamp = String(headers['x-amz-date'])
  const text = `AWS4-HMAC-SHA256\n${stamp}\n${day}/${where}/s3/aws4_request\n${hex(canonical)}`
  const mac = (key: string | Buffer, value: string) =>
    createHmac('sha256', key).update(value).digest()
  const key = mac(mac(mac(mac(`AWS4${secretKey}`, day), where), 's3'), 'aws4_request')
  return mac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}
