import { contains, eq, pattern, sql } from '@yuncang/db/sql'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export const rows = rowsIn('requirement', (t) => t.requirement)

export const { page, total, walk } = listing({
  name: 'requirement',
  table: (t) => t.requirement,
  filters: {
    title: { where: (t) => contains(t.title, sql.placeholder('title')), value: pattern.contains },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    priority: { where: (t) => eq(t.priority, sql.placeholder('priority')) },
    author: { where: (t) => eq(t.createBy, sql.placeholder('author')) },
  },
})
