import { startJobs } from '@yuncang/server/jobs/worker'
import { readXlsx } from 'hucre/xlsx'
import { afterEach, beforeEach } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { eventually } from '../../support/jobs.ts'

/** An application for each test, in which lists are exported by jobs, with a clock that goes on when it is told to. */
export function exportSuite() {
  let now: string
  let app: TestApp
  let worker: ReturnType<typeof startJobs> | undefined

  const setNow = (time: string) => {
    now = time
  }
  const later = (ms: number) => {
    now = new Date(Date.parse(now) + ms).toISOString()
  }
  /** A worker takes what is asked for, with services of its own when it is given some. */
  const start = (services = app.services) => {
    worker = startJobs(services)
  }

  beforeEach(async () => {
    now = '2026-11-21T04:00:00.000Z'
    worker = undefined
    app = await startApp({ clock: () => now })
  })
  afterEach(async () => {
    await worker?.stop()
    await app.close()
  })

  const exported = async (order: object, as = 'kf'): Promise<string> =>
    (await app.data('job.exportList', order, as)).id
  const job = (id: string, as = 'kf') => app.data('job.get', { id }, as)
  const becomes = (id: string, status: string, as = 'kf') =>
    eventually(async () => (await job(id, as)).status).toBe(status)

  const rowsOf = async (id: string, as: string) => {
    const bytes = await app.download('job.download', { id }, as)
    return (await readXlsx(bytes)).sheets[0]!.rows
  }
  return { app: () => app, setNow, later, start, exported, job, becomes, rowsOf }
}
