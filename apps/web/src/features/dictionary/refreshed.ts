import { queryClient, trpc } from '../../api/client.ts'

/** After a change every dictionary is asked for again, here and in the selects of open tabs. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.dictionary.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
