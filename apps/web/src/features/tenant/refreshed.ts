import { queryClient, trpc } from '../../api/client.ts'

/** After a change tenants and their histories are asked for again. */
export const refreshed = () => queryClient.invalidateQueries(trpc.tenant.pathFilter())
