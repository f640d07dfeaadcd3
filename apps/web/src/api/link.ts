import { TRPCClientError, httpBatchLink, splitLink, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '@yuncang/server/composition/router'
import type { ErrorData } from '@yuncang/shared/gateway/envelope'
import { encodeInput } from '@yuncang/shared/gateway/encode'
import type { Route } from '@yuncang/shared/gateway/route'
import { routes } from '@yuncang/shared/routes'
import { callHeaders, limited } from './exchange.ts'
import { ApiError } from './failure.ts'
import { send } from './request.ts'

const table: Readonly<Record<string, Route | undefined>> = routes

/** Sends an operation to its address in the route table. */
const restLink: TRPCLink<AppRouter> =
  () =>
  ({ op }) =>
    observable((observer) => {
      const controller = new AbortController()
      op.signal?.addEventListener('abort', () => controller.abort(), { once: true })
      const route = table[op.path]!
      // Inputs of operations are objects; the codec refuses anything else.
      const { url, body } = encodeInput(route, op.input as object | undefined)
      send(route.method, url, body, {
        signal: controller.signal,
        preventRepeat: op.type === 'mutation' && !route.repeatable,
      }).then(
        (data) => {
          observer.next({ result: { type: 'data', data } })
          return observer.complete()
        },
        (cause: unknown) =>
          observer.error(
            TRPCClientError.from(cause instanceof Error ? cause : new Error(String(cause))),
          ),
      )
      return () => controller.abort()
    })

/** REST for operations with an address, tRPC's own transport for the others; screens cannot tell. */
export const links: TRPCLink<AppRouter>[] = [
  splitLink({
    condition: (op) => table[op.path] !== undefined,
    true: restLink,
    false: httpBatchLink({
      url: '/api/trpc',
      headers: callHeaders,
      maxItems: 20,
      fetch: (url, init) => fetch(url, { ...init, signal: limited(init?.signal) }),
    }),
  }),
]

/** What went wrong, in one form for both transports. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof TRPCClientError) {
    if (error.cause instanceof ApiError) return error.cause
    // Our tRPC error formatter puts the code beside ErrorData.
    const data = error.data as (ErrorData & { code: number }) | undefined
    return new ApiError(data?.code ?? 500, error.message, data)
  }
  return new ApiError(500, error instanceof Error ? error.message : String(error))
}
