import { queryClient, trpc } from '../../api/client.ts'

/** After a change: cost lists, their lines and their histories are asked for again. */
export const refreshed = () =>
  Promise.all(
    [trpc.costList, trpc.quotation, trpc.record].map((noun) =>
      queryClient.invalidateQueries(noun.pathFilter()),
    ),
  )
