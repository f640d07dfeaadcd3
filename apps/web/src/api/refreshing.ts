import { queryClient, trpc } from './client.ts'

type Noun = Pick<typeof trpc.record, 'pathFilter'>

/** What follows a change: all that is shown of these nouns, and of histories, is asked for again. */
export const refreshing =
  (...nouns: readonly Noun[]) =>
  () =>
    Promise.all(
      [...nouns, trpc.record].map((noun) => queryClient.invalidateQueries(noun.pathFilter())),
    )
