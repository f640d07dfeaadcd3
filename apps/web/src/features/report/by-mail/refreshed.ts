import { queryClient, trpc } from '../../../api/client.ts'

export const refreshed = () => queryClient.invalidateQueries(trpc.reportPlan.pathFilter())
