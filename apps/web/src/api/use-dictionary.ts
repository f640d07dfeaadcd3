import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cachedWhenCancelled } from '../lib/cancelled.ts'
import { unnamed } from '../lib/unnamed.ts'
import { client, queryClient, trpc } from './client.ts'

/**
 * Entries of a dictionary and the label of a value, the same object until the entries change; a dictionary that does
 * not answer stays empty (docs/domain/wire.md#what-the-client-does-with-a-failure).
 */
export function useDictionary(code: string) {
  const { queryKey } = trpc.dictionary.find.queryOptions({ code })
  const { data, isLoading } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      cachedWhenCancelled(
        (given) => client.dictionary.find.query({ code }, { signal: given }),
        signal,
        () => queryClient.getQueryData(queryKey),
      ),
    staleTime: 300_000,
    meta: { inPlace: true },
  })
  return useMemo(() => {
    const labels = new Map(data?.map((entry) => [entry.dictValue, entry.dictLabel]))
    return {
      options: [...labels].map(([value, label]) => ({ value, label })),
      labelOf: (value: string) =>
        labels.get(value) ?? (isLoading && value !== '' ? unnamed : value),
    }
  }, [data, isLoading])
}
