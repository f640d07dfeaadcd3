import { useQueries, useQuery } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { queryOf, type LocationSearch } from './search.ts'

/** A page of locations, each with its capacity and load; those are asked for by parent. */
export function useLocationRows(search: LocationSearch) {
  const list = useQuery({ ...trpc.storageLocation.page.queryOptions(queryOf(search)), ...asList })
  const records = list.data?.records ?? []
  const parents = [...new Set(records.map((row) => row.parentStorageId ?? undefined))]
  const loads = useQueries({
    queries: parents.map((parentStorageId) =>
      trpc.storageLocation.loads.queryOptions({ parentStorageId }),
    ),
  })
  const usages = new Map(loads.flatMap(({ data = [] }) => data).map((each) => [each.id, each]))
  return { list, rows: records.map((row) => ({ ...row, usage: usages.get(row.id) })) }
}
