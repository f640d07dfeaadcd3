import { queryClient, trpc } from '../../api/client.ts'

/** After a change: quotations, the contracts that show them and their histories are asked for again. */
export const refreshed = () =>
  Promise.all(
    [trpc.quotation, trpc.contract, trpc.record].map((noun) =>
      queryClient.invalidateQueries(noun.pathFilter()),
    ),
  )
