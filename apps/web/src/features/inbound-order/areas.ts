import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trpc } from '../../api/client.ts'
import { useCan } from '../../session/session-context.tsx'
import { unnamed } from '../../lib/unnamed.ts'

/** Warehouses with their areas, as a tree to choose from, and the name of each. */
export function useAreas() {
  const canSelect = useCan('storageLocation:select')
  const { data } = useQuery({
    ...trpc.storageLocation.areaTree.queryOptions({}),
    enabled: canSelect,
    staleTime: 300_000,
    meta: { inPlace: true },
  })
  return useMemo(() => {
    const tree = (data ?? []).map(({ id, name, children }) => ({
      value: id,
      title: name,
      children: children.map((area) => ({ value: area.id, title: `${name} / ${area.name}` })),
    }))
    const names = new Map(
      tree
        .flatMap((warehouse) => [warehouse, ...warehouse.children])
        .map(({ value, title }) => [value, title]),
    )
    return { tree, labelOf: (id: string | null) => (id === null ? '' : (names.get(id) ?? unnamed)) }
  }, [data])
}
