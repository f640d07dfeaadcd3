import type { AccessTable } from '../../kernel/access.ts'

export const requirementAccess = {
  'requirement.page': 'requirement:use',
  'requirement.create': 'requirement:use',
  'requirement.step': 'requirement:handle',
  'requirement.export': 'requirement:use',
} as const satisfies AccessTable
