import type { Read } from '@yuncang/db/handle'
import { asc, contains, containsCode, eq, pattern, sql } from '@yuncang/db/sql'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export const workers = rowsIn('worker', (t) => t.worker)
export const forklifts = rowsIn('forklift', (t) => t.forklift)

export const workerList = listing({
  name: 'worker',
  table: (t) => t.worker,
  filters: {
    name: { where: (t) => contains(t.name, sql.placeholder('name')), value: pattern.contains },
    team: { where: (t) => eq(t.team, sql.placeholder('team')) },
    workerType: {
      where: (t) => containsCode(t.workerType, sql.placeholder('workerType')),
      value: pattern.code,
    },
    isStop: { where: (t) => eq(t.isStop, sql.placeholder('isStop')) },
  },
})

export const forkliftList = listing({
  name: 'forklift',
  table: (t) => t.forklift,
  filters: {
    code: { where: (t) => contains(t.code, sql.placeholder('code')), value: pattern.contains },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
  },
})

/** Workers of a type who are there, of one team or of all, by team and name. */
export const present = (db: Read, type: string, team: string) =>
  db
    .stmt(`worker.present ${team !== ''}`, (q, { worker }) =>
      q
        .select(
          worker,
          eq(worker.isDeleted, 0),
          eq(worker.isStop, 0),
          containsCode(worker.workerType, sql.placeholder('type')),
          team === '' ? undefined : eq(worker.team, sql.placeholder('team')),
        )
        .orderBy(asc(worker.team), asc(worker.name), asc(worker.id)),
    )
    .all({ type: pattern.code(type), team })
