import type { Read, Tx } from '@yuncang/db/handle'
import { locationStatuses } from '@yuncang/shared/nouns/storage-location/rules'
import { mustFind } from '../../../kernel/master-data/service/noun.ts'
import * as repo from '../repo.ts'
import { locationNoun } from './noun.ts'
import { usableLeaves } from './tree.ts'

/** A location that takes goods now. */
export type Place = ReturnType<typeof usableLeaves>[number]

/** Every location that takes goods now, by its code. */
export const usablePlaces = async (db: Read | Tx): Promise<Place[]> =>
  usableLeaves(await repo.all(db)).sort((a, b) => (a.row.code < b.row.code ? -1 : 1))

/** Throws 404. */
export const mustFindLocation = (db: Read | Tx, id: string): Promise<repo.LocationRow> =>
  mustFind(db, locationNoun, id)

/** The warehouses in which these locations are, by name. */
export async function warehousesOf(db: Read, ids: readonly string[]): Promise<string[]> {
  const places = await repo.rows.withValues(db, 'id', [...new Set(ids)])
  const tops = places.map(({ id, ancestorIds }) => ancestorIds[0] ?? id)
  const found = await repo.rows.withValues(db, 'id', [...new Set(tops)])
  return found.map(({ name, code }) => name || code).sort()
}

/** The location that closes another one: itself or one above it. */
export type Closed = { code: string; status: number; reason: string }

const { locked, counting } = locationStatuses

/** Of these locations those that neither take goods nor give them out, with what closes each, by their ids. */
export async function closedAmong(
  db: Read | Tx,
  ids: readonly string[],
): Promise<Map<string, Closed>> {
  const places = await repo.rows.withValues(db, 'id', [...new Set(ids)])
  const above = [...new Set(places.flatMap(({ ancestorIds }) => ancestorIds))]
  const all = [...(await repo.rows.withValues(db, 'id', above)), ...places]
  const shut = new Map(
    all
      .filter(({ status }) => status === locked || status === counting)
      .map((row) => [row.id, row]),
  )
  return new Map(
    places.flatMap(({ id, ancestorIds }) => {
      const [row] = [...ancestorIds, id].flatMap((each) => shut.get(each) ?? [])
      return row ? [[id, { code: row.code, status: row.status, reason: row.statusReason }]] : []
    }),
  )
}
