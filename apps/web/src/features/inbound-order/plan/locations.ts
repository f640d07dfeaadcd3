import { useQueries, useQuery } from '@tanstack/react-query'
import type { LocationLoads } from '@yuncang/shared/nouns/storage-location/contract'
import { compare, subtract } from '@yuncang/shared/kernel/decimal'
import { fitsArea } from '@yuncang/shared/nouns/inbound-plan/placing'
import { locationStatuses } from '@yuncang/shared/nouns/storage-location/rules'
import { useMemo } from 'react'
import { trpc } from '../../../api/client.ts'

/** Room that is left in a location; null where nobody has said how much there is. */
export type Free = { weight: string | null; pallets: number | null }

export type Place = {
  readonly id: string
  readonly code: string
  /** The location that it is a part of, '' for a warehouse. */
  readonly parentId: string
  readonly areaType: string
}

type Branch = { id: string; code: string; areaType: string; status: number; children?: Branch[] }

/** Locations without any below them, usable themselves and so all above them, that may hold goods of this kind. */
export function placesIn(tree: readonly Branch[], bondedFlag: 0 | 1, parentId = ''): Place[] {
  return tree.flatMap(({ id, code, areaType, status, children = [] }): Place[] => {
    if (status !== locationStatuses.usable) return []
    if (children.length > 0) return placesIn(children, bondedFlag, id)
    return fitsArea(areaType, bondedFlag) ? [{ id, code, parentId, areaType }] : []
  })
}

const above = (value: string) => (compare(value, '0') > 0 ? value : '0')

const freeOf = ({ capacity, load }: LocationLoads[number]): Free => ({
  weight: capacity.weight === null ? null : above(subtract(capacity.weight, load.weight)),
  pallets: capacity.pallets === null ? null : Math.max(0, capacity.pallets - load.pallets),
})

/** Room is asked for row by row; beyond so many rows, only for those that the plan names. */
const rowsAtMost = 40

/** Where goods of this kind may lie, and the room that is left there. */
export function useLocations(bondedFlag: 0 | 1, used: ReadonlySet<string>) {
  const { data } = useQuery({
    ...trpc.storageLocation.levelTree.queryOptions({}),
    staleTime: 60_000,
    meta: { inPlace: true },
  })
  const places = useMemo(() => placesIn(data ?? [], bondedFlag), [data, bondedFlag])
  const parents = useMemo(() => {
    const all = new Set(places.map(({ parentId }) => parentId))
    const named = places.filter(({ id }) => used.has(id)).map(({ parentId }) => parentId)
    return [...(all.size <= rowsAtMost ? all : new Set(named))].slice(0, 4 * rowsAtMost)
  }, [places, used])
  const free = useQueries({
    queries: parents.map((parentStorageId) => ({
      ...trpc.storageLocation.loads.queryOptions(parentStorageId === '' ? {} : { parentStorageId }),
      staleTime: 30_000,
      meta: { inPlace: true },
    })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data: loads = [] }) => loads.map((each) => [each.id, freeOf(each)])),
      ),
  })
  return { places, free }
}
