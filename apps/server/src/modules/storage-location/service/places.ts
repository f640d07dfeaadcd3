import type { Read, Tx } from '@yuncang/db/handle'
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
