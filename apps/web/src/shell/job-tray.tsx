import { CloudSyncOutlined } from '@ant-design/icons'
import type { JobRecord } from '@yuncang/shared/contracts/job'
import { isOver } from '@yuncang/shared/domain/job'
import { App, Button, Drawer, Popover } from 'antd'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMyJobs } from '../api/jobs.ts'
import { useSizeClass } from '../lib/size-class.ts'
import { endedSince, overIn } from './job-endings.ts'
import './job-tray.css'

const JobList = lazy(async () => ({ default: (await import('./job-list.tsx')).JobList }))

/** What goes on in the background for this person: exports, imports, prints. */
export function JobTray() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isPhone = useSizeClass() === 0
  const { data } = useMyJobs()
  useEndings(data)
  const jobs = data ?? []
  const count = jobs.filter(({ status }) => !isOver(status)).length
  const label = count > 0 ? t('job.trayWith', { count }) : t('job.tray')
  const list = (
    <Suspense>
      <JobList jobs={jobs} />
    </Suspense>
  )
  const button = (
    <Button
      type="text"
      aria-label={label}
      aria-expanded={isOpen}
      icon={
        <span className="job-icon">
          <CloudSyncOutlined />
          {count > 0 && <span className="job-count">{count}</span>}
        </span>
      }
      {...(isPhone && { onClick: () => setOpen(true) })}
    />
  )
  if (isPhone) {
    return (
      <>
        {button}
        <Drawer
          open={isOpen}
          placement="bottom"
          size="75%"
          title={t('job.tray')}
          onClose={() => setOpen(false)}
        >
          {list}
        </Drawer>
      </>
    )
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      title={t('job.tray')}
      content={<div className="job-tray">{list}</div>}
    >
      {button}
    </Popover>
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
