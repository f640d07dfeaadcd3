import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createTRPCClient } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { AppRouter } from '@yuncang/server/trpc/router'
import { forgetCredentials } from '../lib/credentials.ts'
import { authorizeAddress } from '../lib/sign-on.ts'
import { apiErrorOf, links } from './link.ts'
import type { ApiError } from './request.ts'
import { notifyFailure } from './notify.ts'

/** Codes that callers handle themselves, without a toast. */
const silentCodes: readonly number[] = []

/** To the sign-in, and back here afterwards. */
export function toSignIn(): void {
  forgetCredentials()
  location.replace(authorizeAddress(location.pathname + location.search))
}

/** Told when the server says that this session is locked; the frame shows the lock screen. */
let onLocked: () => void = () => {}
export function setOnLocked(given: () => void): void {
  onLocked = given
}

export const isSessionLock = ({ code, data }: ApiError): boolean =>
  code === 423 && data?.reason === 'session.locked'

function onFailure(error: unknown, meta: Record<string, unknown> | undefined): void {
  const failure = apiErrorOf(error)
  if (failure.code === 401) toSignIn()
  else if (isSessionLock(failure)) onLocked()
  else if (!meta?.['inPlace'] && !silentCodes.includes(failure.code)) notifyFailure(failure.message)
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => onFailure(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => onFailure(error, mutation.meta),
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < 1 && apiErrorOf(error).code === 0,
    },
  },
})

export const client = createTRPCClient<AppRouter>({ links })

/** Query and mutation options of every operation; screens use nothing else. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient })

/** For calls whose failure a form or dialog shows where it happened. */
export const inPlace = { meta: { inPlace: true } }
