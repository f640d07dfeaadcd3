import type { Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { contains, desc, eq, or, pattern, sql } from '@yuncang/db/sql'
import { instructionStatuses } from '@yuncang/shared/nouns/instruction/rules'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type InstructionRow = Row<Schema['instruction']>

export const rows = rowsIn('instruction', (t) => t.instruction)

/** Those that a reader may see: shown ones and their own; all of them for who manages notes. */
export const { page } = listing({
  name: 'instruction',
  table: (t) => t.instruction,
  filters: {
    title: {
      where: (t) => contains(t.title, sql.placeholder('title')),
      value: pattern.contains,
    },
    activeRoute: {
      where: (t) => contains(t.activeRoute, sql.placeholder('activeRoute')),
      value: pattern.contains,
    },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    reader: {
      where: (t) => sql`(${t.status} = 1 or ${t.createBy} = ${sql.placeholder('reader')})`,
    },
  },
})

const atMost = 100

export const ofRoute = (db: Read, activeRoute: string, reader: string): Promise<InstructionRow[]> =>
  db
    .stmt('instruction.ofRoute', (q, t) =>
      q
        .select(
          t.instruction,
          eq(t.instruction.isDeleted, 0),
          eq(t.instruction.activeRoute, sql.placeholder('activeRoute')),
          or(
            eq(t.instruction.status, instructionStatuses.shown),
            eq(t.instruction.createBy, sql.placeholder('reader')),
          ),
        )
        .orderBy(desc(t.instruction.createTime), desc(t.instruction.id))
        .limit(atMost),
    )
    .all({ activeRoute, reader })

export const saying = (db: Read, keyword: string): Promise<InstructionRow[]> =>
  db
    .stmt('instruction.saying', (q, t) =>
      q
        .select(
          t.instruction,
          eq(t.instruction.isDeleted, 0),
          eq(t.instruction.status, instructionStatuses.shown),
          or(
            contains(t.instruction.title, sql.placeholder('keyword')),
            contains(t.instruction.content, sql.placeholder('keyword')),
          ),
        )
        .orderBy(desc(t.instruction.createTime), desc(t.instruction.id))
        .limit(atMost),
    )
    .all({ keyword: pattern.contains(keyword) })
