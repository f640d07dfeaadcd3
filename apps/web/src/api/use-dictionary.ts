import { useQuery } from '@tanstack/react-query'
import { trpc } from './client.ts'

/** Entries of a dictionary and the label of a value; a dictionary that does not answer stays empty (spec.md §8). */
export function useDictionary(code: string) {
  const { data = [] } = useQuery({
    ...trpc.dictionary.find.queryOptions({ code }),
    staleTime: 300_000,
    meta: { inPlace: true },
  })
  return {
    options: data.map((entry) => ({ value: entry.dictValue, label: entry.dictLabel })),
    labelOf: (value: string) => data.find((entry) => entry.dictValue === value)?.dictLabel ?? value,
  }
}
