import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, contains, containsCode, eq, pattern, sql } from '@yuncang/db/sql'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type LocationRow = Row<Schema['storageLocation']>

export const rows = rowsIn('storageLocation', (t) => t.storageLocation, 'name')

export const { page, total, walk } = listing({
  name: 'storageLocation',
  table: (t) => t.storageLocation,
  filters: {
    code: { where: (t) => contains(t.code, sql.placeholder('code')), value: pattern.contains },
    name: { where: (t) => contains(t.name, sql.placeholder('name')), value: pattern.contains },
    parentStorageId: { where: (t) => eq(t.parentStorageId, sql.placeholder('parentStorageId')) },
    level: { where: (t) => eq(t.level, sql.placeholder('level')) },
    areaType: { where: (t) => eq(t.areaType, sql.placeholder('areaType')) },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
  },
})

/** Every location, parents before children, those of one parent by code. */
export const all = (db: Read): Promise<LocationRow[]> =>
  db
    .stmt('storageLocation.all', (q, { storageLocation }) =>
      q
        .select(storageLocation, eq(storageLocation.isDeleted, 0))
        .orderBy(asc(storageLocation.level), asc(storageLocation.code)),
    )
    .all()

/** Everything below a location, parents before children. */
export const below = (db: Read | Tx, id: string): Promise<LocationRow[]> =>
  db
    .stmt('storageLocation.below', (q, { storageLocation }) =>
      q
        .select(
          storageLocation,
          eq(storageLocation.isDeleted, 0),
          containsCode(storageLocation.ancestorIds, sql.placeholder('id')),
        )
        .orderBy(asc(storageLocation.level), asc(storageLocation.code)),
    )
    .all({ id: pattern.code(id) })
