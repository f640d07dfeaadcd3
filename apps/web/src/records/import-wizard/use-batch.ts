import { useMutation, useQuery } from '@tanstack/react-query'
import type { ImportBatch } from '@yuncang/shared/contracts/import-batch'
import { isBusy } from '@yuncang/shared/domain/import-batch'
import { inPlace, queryClient, trpc } from '../../api/client.ts'

const lookEveryMs = 700

/** An import as it stands on the server, looked at again as long as a job works on it. */
export function useBatch(id: string | undefined): ImportBatch | undefined {
  const { data } = useQuery({
    ...trpc.importBatch.get.queryOptions({ id: id ?? '' }),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data === undefined || isBusy(query.state.data.status) ? lookEveryMs : false,
  })
  return id === undefined ? undefined : data
}

/** Shows at once what a step answered. */
function show(batch: ImportBatch): void {
  queryClient.setQueryData(trpc.importBatch.get.queryKey({ id: batch.id }), batch)
}

export const forgotten = () => queryClient.invalidateQueries(trpc.importBatch.pathFilter())

/** What can be done with an import; failures are shown where they happen. */
export function useSteps() {
  const shown = { ...inPlace, onSuccess: show }
  return {
    setMapping: useMutation({ ...trpc.importBatch.setMapping.mutationOptions(), ...shown }),
    publish: useMutation({ ...trpc.importBatch.publish.mutationOptions(), ...shown }),
    discard: useMutation({
      ...trpc.importBatch.discard.mutationOptions(),
      ...inPlace,
      onSuccess: forgotten,
    }),
  }
}
