import type { LocationBranch } from '@yuncang/shared/nouns/storage-location/contract'
import { locationStatuses } from '@yuncang/shared/nouns/storage-location/rules'
import type { LocationRow } from '../repo.ts'

export type Tree = LocationBranch & { children: Tree[] }

/** What trees and loads show of a location. */
export const branchOf = ({
  id,
  code,
  name,
  level,
  areaType,
  status,
}: LocationRow): LocationBranch => ({ id, code, name, level, areaType, status })

const byParent = (rows: readonly LocationRow[]) =>
  Map.groupBy(rows, (row) => row.parentStorageId ?? '')

/** The locations below a parent, as far down as asked. */
export function treeOf(rows: readonly LocationRow[], parentId: string, levels: number): Tree[] {
  const children = byParent(rows)
  const branches = (id: string, left: number): Tree[] =>
    left === 0
      ? []
      : (children.get(id) ?? []).map((row) => ({
          ...branchOf(row),
          children: branches(row.id, left - 1),
        }))
  return branches(parentId, levels)
}

/** Locations that take goods: none below them, usable themselves and so everything above them. */
export function usableLeaves(rows: readonly LocationRow[]) {
  const children = byParent(rows)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rows.flatMap((row) => {
    if (children.has(row.id)) return []
    const line = [...row.ancestorIds.flatMap((id) => byId.get(id) ?? []), row]
    const isUsable = line.every((each) => each.status === locationStatuses.usable)
    return isUsable ? [{ row, fullName: line.map((each) => each.name).join('/') }] : []
  })
}
