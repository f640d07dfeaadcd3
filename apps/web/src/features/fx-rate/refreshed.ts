import { queryClient, trpc } from '../../api/client.ts'

/** After a change: rates and their histories are asked for again. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.fxRate.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
