import type { AccessTable } from '../../kernel/access.ts'

export const workerAccess = {
  'worker.page': 'worker:select',
  'worker.workPeople': 'worker:select',
  'worker.tallyMen': 'worker:select',
  'worker.create': 'worker:write',
  'worker.update': 'worker:write',
  'worker.setStopped': 'worker:write',
  'forklift.page': 'worker:select',
  'forklift.create': 'worker:write',
  'forklift.update': 'worker:write',
  'worker.export': 'worker:write',
  'forklift.export': 'worker:write',
} as const satisfies AccessTable
