import { CloudSyncOutlined } from '@ant-design/icons'
import type { JobRecord } from '@yuncang/shared/contracts/job'
import { isOver } from '@yuncang/shared/domain/job'
import { App, Button, Drawer, Popover } from 'antd'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMyJobs } from '../api/jobs.ts'
import { useSizeClass } from '../lib/size-class.ts'
import './job-tray.css'

const JobList = lazy(async () => ({ default: (await import('./job-list.tsx')).JobList }))

/** What goes on in the background for this person: exports, imports, prints. */
export function JobTray() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isPhone = useSizeClass() === 0
  const { data: jobs = [] } = useMyJobs()
  useEndings(jobs)
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
