/** One HTTP face of one operation. Input keys in `:path` or `query` travel there, the rest is the JSON body. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/lh-${string}`
  /** Keys read from the query string. A GET reads every key from there. */
  query?: readonly string[]
  /** Filters may come by query or body, the body wins (docs/domain/wire.md#lists). */
  filters?: 'queryOrBody'
  /** The wire body is not an object of input keys: it travels as this one key. */
  bodyKey?: string
  /** Orders with thousands of lines: 9 MiB instead of 1 MiB (docs/domain/wire.md#sizes). */
  body?: 'large'
  /** Further faces of the same operation. */
  alias?: readonly { method: Route['method']; path: Route['path'] }[]
  /**
   * Said twice it is done once, or another browser says the same of its own session: no guard against repeats
   * (docs/domain/wire.md#idempotency-and-repeated-submissions).
   */
  repeatable?: true
  /** Multipart in or a stream out: handled by the module's files.ts. */
  kind?: 'file'
}

export type RouteTable = Readonly<Record<string, Route>>
