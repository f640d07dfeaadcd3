import { CloudSyncOutlined } from '@ant-design/icons'
import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { isOver } from '@yuncang/shared/nouns/job/rules'
import { App } from 'antd'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMyJobs } from '../api/jobs.ts'
import { Tray } from '../ui/tray.tsx'
import { endedSince, overIn } from './job-endings.ts'

const JobList = lazy(async () => ({ default: (await import('./job-list.tsx')).JobList }))

/** What goes on in the background for this person: exports, imports, prints. */
export function JobTray() {
  const { t } = useTranslation()
  const { data } = useMyJobs()
  useEndings(data)
  const jobs = data ?? []
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
function useEndings(jobs: readonly JobRecord[] | undefined): void {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const over = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (!jobs) return
    for (const { title, status } of endedSince(over.current, jobs)) {
      if (status === 'done') void message.success(t('job.isDone', { title }))
      if (status === 'failed') void message.error(t('job.hasFailed', { title }))
    }
    over.current = overIn(jobs)
  }, [jobs, message, t])
}
