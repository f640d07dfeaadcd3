import { trpc } from '../../api/client.ts'
import { refreshing } from '../../api/refreshing.ts'

/** After a change: what is shown of customers and of their history is asked for again. */
export const refreshed = refreshing(trpc.customer)
