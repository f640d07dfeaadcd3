import { queryClient, trpc } from '../../api/client.ts'

/** After a change: what is shown of invoices, of their bills and of their histories is asked for again. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.invoice.pathFilter()),
    queryClient.invalidateQueries(trpc.bill.pathFilter()),
    queryClient.invalidateQueries(trpc.feeLine.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
