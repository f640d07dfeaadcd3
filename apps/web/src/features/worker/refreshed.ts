import { queryClient, trpc } from '../../api/client.ts'

/** After a change: workers, forklifts and their histories are asked for again. */
export const refreshed = () =>
  Promise.all(
    [trpc.worker, trpc.forklift, trpc.record].map((noun) =>
      queryClient.invalidateQueries(noun.pathFilter()),
    ),
  )
