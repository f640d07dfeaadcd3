import { queryClient, trpc } from '../../api/client.ts'

/** After a change the parameters are asked for again. */
export const refreshed = () => queryClient.invalidateQueries(trpc.param.pathFilter())
