import { queryClient, trpc } from '../../api/client.ts'

/** After a step: exchanges and the history of their bill are asked for again. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.financeExchange.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
