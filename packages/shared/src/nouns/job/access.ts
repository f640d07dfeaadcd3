import type { AccessTable } from '../../kernel/access.ts'

export const jobAccess = {
  // One's own jobs are everybody's; those of others need job:manage: modules/job.
  'job.mine': 'member',
  'job.get': 'member',
  'job.cancel': 'member',
  'job.retry': 'member',
  'job.download': 'member',
  // And what the export of the list needs: jobs/list-export.ts.
  'job.exportList': 'member',
  'job.page': 'job:manage',
} as const satisfies AccessTable
