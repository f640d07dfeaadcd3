import { queryClient, trpc } from '../../api/client.ts'

/** After a change roles and their histories are asked for again. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.role.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
