import { queryClient, trpc } from '../../api/client.ts'

/** After a change: what is shown of fees and of their history is asked for again. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.feeLine.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
