import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { useTranslation } from 'react-i18next'
import { JobItem } from '../records/job/job-item.tsx'
import './job-list.css'

/** A person's own jobs, unfinished ones first. */
export function JobList({ jobs }: { jobs: readonly JobRecord[] }) {
  const { t } = useTranslation()
  if (jobs.length === 0) return <p className="tray-none">{t('job.none')}</p>
  return (
    <ul className="job-list">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobItem job={job} />
        </li>
      ))}
    </ul>
  )
}
