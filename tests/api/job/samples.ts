import { startJobs } from '@yuncang/server/jobs/worker'
import { vi } from 'vitest'
import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import { patience } from '../../support/patience.ts'

/** Jobs in the states that the samples begin with: one with a file, one that was cancelled, one that waits. */
export async function jobWorld(app: TestApp) {
  const asked = async (): Promise<string> =>
    (await app.data('job.exportList', { list: 'customer' }, 'kf')).id
  const done = await asked()
  const worker = startJobs(app.services)
  const isDone = async () => (await app.data('job.get', { id: done }, 'kf')).status === 'done'
  await vi.waitUntil(isDone, patience)
  await worker.stop()
  const cancelled = await asked()
  await app.data('job.cancel', { id: cancelled }, 'kf')
  return { jobs: { done, cancelled, queued: await asked() } }
}
type JobWorld = Awaited<ReturnType<typeof jobWorld>>

export const jobSamples: Record<string, Sample<JobWorld>> = {
  'job.mine': { as: 'kf' },
  'job.page': { as: 'admin', input: () => ({ current: 1, size: 2, status: 'done' }) },
  'job.get': { as: 'kf', input: ({ jobs }) => ({ id: jobs.done }) },
  'job.cancel': { as: 'kf', input: ({ jobs }) => ({ id: jobs.queued }) },
  'job.retry': { as: 'kf', input: ({ jobs }) => ({ id: jobs.cancelled }) },
  'job.download': { as: 'kf', input: ({ jobs }) => ({ id: jobs.done }) },
  'job.exportList': {
    as: 'kf',
    input: () => ({ list: 'inboundOrder', query: { columns: ['masterBillNo'] } }),
  },
}
