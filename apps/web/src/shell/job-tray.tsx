import { CloudSyncOutlined } from '@ant-design/icons'
import type { JobRecord } from '@yuncang/shared/contracts/job'
import { isOver } from '@yuncang/shared/domain/job'
import { App } from 'antd'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMyJobs } from '../api/jobs.ts'
import { Tray } from '../ui/tray.tsx'

const JobList = lazy(async () => ({ default: (await import('./job-list.tsx')).JobList }))

/** What goes on in the background for this person: exports, imports, prints. */
export function JobTray() {
  const { t } = useTranslation()
  const { data: jobs = [] } = useMyJobs()
  useEndings(jobs)
  const count = jobs.filter(({ status }) => !isOver(status)).length
  return (
    <Tray
      title={t('job.tray')}
      label={count > 0 ? t('job.trayWith', { count }) : t('job.tray')}
      icon={<CloudSyncOutlined />}
      count={count}
    >
      {() => (
        <Suspense>
          <JobList jobs={jobs} />
        </Suspense>
      )}
    </Tray>
  )
}

/** Says when a job is over that was not before. */
function useEndings(jobs: readonly JobRecord[]): void {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const unfinished = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    for (const { id, title, status } of jobs) {
      if (!unfinished.current.has(id)) continue
      if (status === 'done') void message.success(t('job.isDone', { title }))
      if (status === 'failed') void message.error(t('job.hasFailed', { title }))
    }
    const open = jobs.filter(({ status }) => !isOver(status))
    unfinished.current = new Set(open.map(({ id }) => id))
  }, [jobs, message, t])
}
