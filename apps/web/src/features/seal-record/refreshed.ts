import { queryClient, trpc } from '../../api/client.ts'

/** After a change: what is shown of seal records and of their history is asked for again. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.sealRecord.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
