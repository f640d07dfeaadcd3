import type { AccessTable } from '../../kernel/access.ts'

export const importBatchAccess = {
  // One's own, and only while one may write what is imported: kernel/import.
  'importBatch.list': 'member',
  'importBatch.get': 'member',
  'importBatch.rows': 'member',
  'importBatch.setMapping': 'member',
  'importBatch.takeSheets': 'member',
  'importBatch.correct': 'member',
  'importBatch.correctedFile': 'member',
  'importBatch.publish': 'member',
  'importBatch.discard': 'member',
} as const satisfies AccessTable
