import type { AccessTable } from '../../kernel/access.ts'

export const customerMergeAccess = {
  'customerMerge.duplicates': 'customerMerge:merge',
  'customerMerge.preview': 'customerMerge:merge',
  'customerMerge.start': 'customerMerge:merge',
} as const satisfies AccessTable
