import { queryClient, trpc } from '../../api/client.ts'

/** After a change: what is shown of bills, of their lines and of their history is asked for again. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.bill.pathFilter()),
    queryClient.invalidateQueries(trpc.billReduction.pathFilter()),
    queryClient.invalidateQueries(trpc.financeExchange.pathFilter()),
    queryClient.invalidateQueries(trpc.feeLine.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
