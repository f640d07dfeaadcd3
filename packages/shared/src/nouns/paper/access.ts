import type { AccessTable } from '../../kernel/access.ts'

export const paperAccess = {
  // By the right to read the record that the paper tells of.
  'paper.print': 'member',
  'paper.copies': 'member',
  'paper.startPrint': 'member',
} as const satisfies AccessTable
