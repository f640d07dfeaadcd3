import { queryClient, trpc } from '../../api/client.ts'

/** After a change: what is shown of payments, of their bills and of their histories is asked for again. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.payment.pathFilter()),
    queryClient.invalidateQueries(trpc.bill.pathFilter()),
    queryClient.invalidateQueries(trpc.feeLine.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
