import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createTRPCClient } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { AppRouter } from '@yuncang/server/composition/router'
import { apiErrorOf, links } from './link.ts'
import { notifyFailure } from './notify.ts'
import { reactionTo } from './reaction.ts'

function onFailure(error: unknown, meta: Record<string, unknown> | undefined): void {
  const failure = apiErrorOf(error)
  const { kind } = reactionTo(failure, location.pathname)
  if (kind === 'toast' && !meta?.['inPlace']) notifyFailure(failure.message)
}

/** What a page may not read it does not show; nobody has asked for more than the page. */
function onUnread(error: unknown, meta: Record<string, unknown> | undefined): void {
  if (apiErrorOf(error).data?.reason !== 'access.denied') onFailure(error, meta)
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => onUnread(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      onFailure(error, mutation.meta)
      // Somebody was faster: what stands on the screen is no longer so.
      if (apiErrorOf(error).data?.reason === 'record.stale') void queryClient.invalidateQueries()
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < 2 && apiErrorOf(error).code === 0,
    },
  },
})

export const client = createTRPCClient<AppRouter>({ links })

/** Query and mutation options of every operation; screens use nothing else. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient })

/** For calls whose failure a form or dialog shows where it happened. */
export const inPlace = { meta: { inPlace: true } }
