import { queryClient, trpc } from '../../api/client.ts'

/** After a change: carriers, vehicles, drivers and their histories are asked for again. */
export const refreshed = () =>
  Promise.all(
    [trpc.carrier, trpc.vehicle, trpc.driver, trpc.record].map((noun) =>
      queryClient.invalidateQueries(noun.pathFilter()),
    ),
  )
