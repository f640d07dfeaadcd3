import type { Paper, RowGroup } from './description.ts'

/** What one paper may need. A contract takes 200 MB for half a second, 10,000 rows of a bill 700 MB for seven seconds. */
export const paperLimits = {
  rows: 12_000,
  pages: 1_000,
  child: { memoryMb: 1_024, ms: 60_000 },
  /** Papers that a process makes at the same time; others wait for their turn. */
  atOnce: 2,
} as const

/** Rows of all tables, heads, steps and sums of groups included. */
export const rowsOf = ({ sections }: Pick<Paper, 'sections'>): number =>
  sections
    .flatMap((section) => (section.kind === 'table' ? section.groups : []))
    .reduce((sum, group) => sum + rowsOfGroup(group), 0)

const rowsOfGroup = ({ head, rows, steps = [], sums }: RowGroup): number =>
  rows.length + steps.length + (head ? 1 : 0) + (sums ? 1 : 0)
