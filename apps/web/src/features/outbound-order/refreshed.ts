import { queryClient, trpc } from '../../api/client.ts'

/** After a change: what is shown of orders, their trucks, the stock that they hold and history is asked for again. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.outboundOrder.pathFilter()),
    queryClient.invalidateQueries(trpc.outboundTruck.pathFilter()),
    queryClient.invalidateQueries(trpc.storageLocation.loads.pathFilter()),
    queryClient.invalidateQueries(trpc.inventory.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
