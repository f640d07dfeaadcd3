/** One call to an outside system. The same key is the same write again. */
export type OutsideRequest = {
  readonly tenant: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly key?: string
}

export type OutsideAnswer = { readonly status: number; readonly text: string }

/** Carries a call out and brings its answer back, by the net or from a simulator. Throws when there is none. */
export type Exchange = (request: OutsideRequest, signal: AbortSignal) => Promise<OutsideAnswer>

/** Nobody waits for more than that, and nobody reads it. */
const answerAtMost = 2 * 1024 * 1024

/** An outside system over HTTP: JSON both ways, the tenant and the key of a write in headers, no redirects. */
export const httpExchange =
  (url: string, token: string | undefined): Exchange =>
  async ({ tenant, method, path, query, body, key }, signal) => {
    const target = targetOf(url.replace(/\/$/, ''), path)
    for (const [name, value] of Object.entries(query ?? {})) target.searchParams.set(name, value)
    const response = await fetch(target, {
      method,
      redirect: 'error',
      signal,
      headers: {
        accept: 'application/json',
        'x-tenant-node': tenant,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await textOf(response) }
  }

/** Throws for a path that would lead elsewhere: `..` takes a part of the path away, and the token would go there. */
function targetOf(base: string, path: string): URL {
  const target = new URL(base + path)
  const root = new URL(base).pathname.replace(/\/$/, '')
  if (target.pathname !== root + path) throw new Error(`not a path: ${path}`)
  return target
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    // The body of a fetch gives bytes.
    const bytes = chunk as Uint8Array
    size += bytes.length
    if (size > answerAtMost) {
      await response.body?.cancel().catch(() => {})
      throw new Error('the answer is too large')
    }
    text += decoder.decode(bytes, { stream: true })
  }
  return text + decoder.decode()
}
