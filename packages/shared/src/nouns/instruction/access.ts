import type { AccessTable } from '../../kernel/access.ts'

export const instructionAccess = {
  'instruction.page': 'instruction:use',
  'instruction.create': 'instruction:use',
  'instruction.update': 'instruction:use',
  'instruction.remove': 'instruction:use',
  'instruction.get': 'instruction:use',
  'instruction.research': 'instruction:use',
  'instruction.ofRoute': 'instruction:use',
} as const satisfies AccessTable
