import { queryClient, trpc } from '../../api/client.ts'

/** After a change: what is shown of orders, their plans, free capacities and history is asked for again. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.inboundOrder.pathFilter()),
    queryClient.invalidateQueries(trpc.inboundManifest.pathFilter()),
    queryClient.invalidateQueries(trpc.inboundPlan.pathFilter()),
    queryClient.invalidateQueries(trpc.storageLocation.loads.pathFilter()),
    queryClient.invalidateQueries(trpc.inventory.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
