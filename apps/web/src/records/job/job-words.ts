import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { jobKindLabels, jobStageLabels, type JobStatus } from '@yuncang/shared/nouns/job/rules'
import type { TFunction } from 'i18next'
import { currentLanguage } from '../../lib/language.ts'
import type { Tone } from '../../ui/status-tag.tsx'

type Labels = Readonly<Record<string, { zh: string; en: string } | undefined>>

const labelIn = (labels: Labels, key: string): string => labels[key]?.[currentLanguage()] ?? key

/** The kind of a job; its code for one of another version. */
export const kindLabel = (kind: string): string => labelIn(jobKindLabels, kind)

export const stageLabel = (stage: string | null): string =>
  stage === null ? '' : labelIn(jobStageLabels, stage)

export const statusLabels = (t: TFunction): Record<JobStatus, string> => ({
  queued: t('job.status.queued'),
  running: t('job.status.running'),
  done: t('job.status.done'),
  failed: t('job.status.failed'),
  cancelled: t('job.status.cancelled'),
})

type State = Pick<JobRecord, 'status' | 'isCancelAsked'>

export const statusLabel = (t: TFunction, { status, isCancelAsked }: State): string =>
  status === 'running' && isCancelAsked ? t('job.status.cancelling') : statusLabels(t)[status]

const tones: Record<JobStatus, Tone> = {
  queued: 'idle',
  running: 'active',
  done: 'good',
  failed: 'bad',
  cancelled: 'idle',
}

export const statusTone = ({ status }: State): Tone => tones[status]
