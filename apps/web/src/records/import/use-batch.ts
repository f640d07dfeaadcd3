import { useQuery } from '@tanstack/react-query'
import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { isBusy, type ImportNoun } from '@yuncang/shared/nouns/import-batch/rules'
import { inPlace, queryClient, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'

const lookEveryMs = 700

/**
 * An import as it stands on the server, looked at again as long as a job works on it; a stray one is not there, or is of
 * none of the nouns.
 */
export function useBatch(
  id: string | undefined,
  nouns: readonly ImportNoun[],
): { batch: ImportBatch | undefined; isStray: boolean } {
  const { data, isError } = useQuery({
    ...trpc.importBatch.get.queryOptions({ id: id ?? '' }),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data !== undefined && isWorkedOn(query.state.data) ? lookEveryMs : false,
  })
  const isOther = data !== undefined && !nouns.includes(data.noun)
  const isStray = id !== undefined && (isError || isOther)
  return { batch: id === undefined || isOther ? undefined : data, isStray }
}

/** A job works on it, or on another sheet of its file. */
const isWorkedOn = ({ status, parts }: ImportBatch): boolean =>
  [{ status }, ...parts].some((each) => isBusy(each.status))

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
    takeSheets: useMutation({ ...trpc.importBatch.takeSheets.mutationOptions(), ...shown }),
    correct: useMutation({ ...trpc.importBatch.correct.mutationOptions(), ...shown }),
    publish: useMutation({ ...trpc.importBatch.publish.mutationOptions(), ...shown }),
    discard: useMutation({
      ...trpc.importBatch.discard.mutationOptions(),
      ...inPlace,
      onSuccess: forgotten,
    }),
    cancelJob: useMutation({
      ...trpc.job.cancel.mutationOptions(),
      ...inPlace,
      onSuccess: forgotten,
    }),
  }
}
