import { queryClient, trpc } from '../../api/client.ts'

/** After a change tokens and their histories are asked for again. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.apiToken.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
