import { queryClient, trpc } from '../../api/client.ts'

/** List prices and what is told of them, after a change. */
export const standardsRenewed = async () => {
  await queryClient.invalidateQueries(trpc.costStandard.pathFilter())
  await queryClient.invalidateQueries(trpc.record.pathFilter())
}
