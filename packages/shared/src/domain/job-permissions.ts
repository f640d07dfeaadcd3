/** Who may do what with jobs, and with the imports that run as jobs. */
export const jobPermissions = {
  // One's own jobs are everybody's; those of others need job:manage: modules/job.
  'job.mine': 'member',
  'job.get': 'member',
  'job.cancel': 'member',
  'job.retry': 'member',
  'job.download': 'member',
  // And what the export of the list needs: jobs/list-export.ts.
  'job.exportList': 'member',
  'job.page': 'job:manage',
  'importBatch.customer': 'customer:write',
  'importBatch.customerInvoice': 'customer:write',
  'importBatch.customerBank': 'customer:write',
  'importBatch.product': 'product:write',
  'importBatch.storageLocation': 'storageLocation:write',
  'importBatch.inboundOrder': 'inboundOrder:write',
  // One's own, and only while one may write what is imported: modules/import.
  'importBatch.list': 'member',
  'importBatch.get': 'member',
  'importBatch.rows': 'member',
  'importBatch.setMapping': 'member',
  'importBatch.correctedFile': 'member',
  'importBatch.publish': 'member',
  'importBatch.discard': 'member',
} as const
