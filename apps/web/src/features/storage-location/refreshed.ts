import { queryClient, trpc } from '../../api/client.ts'

/** After a change: what is shown of locations and of their history is asked for again. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.storageLocation.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
