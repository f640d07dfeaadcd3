import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { canCancel, canRetry } from '@yuncang/shared/nouns/job/rules'
import { App, Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { downloadFileOf, jobsRefreshed } from '../../api/jobs.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { grouped } from '../../lib/numbers.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import './job-item.css'
import { LeftOut } from './left-out.tsx'
import { ResultLink } from './result-link.tsx'
import { stageLabel, statusLabel, statusTone } from './job-words.ts'

const percentOf = ({ done, total }: JobRecord) =>
  total > 0 ? Math.min(100, Math.floor((done * 100) / total)) : 0

/** A job: what it is, how far, why not, and what can be done about it. */
export function JobItem({ job }: { job: JobRecord }) {
  const { t } = useTranslation()
  const { title, status, failure, createTime, finishTime } = job
  return (
    <div className="job-item">
      <div className="job-head">
        <strong>{title}</strong>
        <StatusTag tone={statusTone(job)} label={statusLabel(t, job)} />
      </div>
      {status === 'running' && <JobProgressBar job={job} />}
      {failure !== null && <p className="job-failure">{failure}</p>}
      <LeftOut job={job} />
      <div className="job-foot">
        <time>{finishTime ?? createTime}</time>
        <JobButtons job={job} />
      </div>
      {job.file && (
        <small>{t('job.fileUntil', { name: job.file.name, time: job.file.expireTime })}</small>
      )}
    </div>
  )
}

function JobProgressBar({ job }: { job: JobRecord }) {
  const { done, total, stage, title } = job
  const figures = total > 0 ? `${grouped(String(done))} / ${grouped(String(total))}` : ''
  const told = `${stageLabel(stage)} ${figures}`.trim()
  return (
    <div className="job-progress">
      <Progress percent={percentOf(job)} size="small" showInfo={false} aria-label={title} />
      {told && <span>{told}</span>}
    </div>
  )
}

function JobButtons({ job }: { job: JobRecord }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { id, title, status, isCancelAsked, file } = job
  const after = { onSettled: jobsRefreshed }
  const cancel = useMutation({ ...trpc.job.cancel.mutationOptions(), ...after })
  const retry = useMutation({ ...trpc.job.retry.mutationOptions(), ...after })
  const open = () =>
    void downloadFileOf(id).catch((error: unknown) => message.error(apiErrorOf(error).message))
  // What a screen reader says names the job as well: there are several of each button.
  const link = (label: string) =>
    ({ type: 'link', size: 'small', 'aria-label': `${label} ${title}`, children: label }) as const
  return (
    <span className="job-buttons">
      <ResultLink job={job} />
      {file && <Button {...link(t('job.download'))} onClick={open} />}
      {canRetry(status) && (
        <Button
          {...link(t('action.retry'))}
          loading={retry.isPending}
          onClick={() => retry.mutate({ id })}
        />
      )}
      {canCancel(status) && (
        <Button
          {...link(t('action.cancel'))}
          loading={cancel.isPending}
          disabled={isCancelAsked}
          onClick={() => cancel.mutate({ id })}
        />
      )}
    </span>
  )
}
