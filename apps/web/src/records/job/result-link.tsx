import { Link } from '@tanstack/react-router'
import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { useTranslation } from 'react-i18next'
import { chosenPageSize } from '../../lib/page-size.ts'
import { useCan } from '../../session/session-context.tsx'

type Done = Pick<JobRecord, 'kind' | 'status' | 'result' | 'title'>

/** The days whose fees a month-end run has charged, once it has. */
export function chargedDays({ kind, status, result }: Done) {
  const { from, to } = result ?? {}
  if (kind !== 'fee.period' || status !== 'done') return undefined
  return typeof from === 'string' && typeof to === 'string'
    ? { dateFrom: from, dateTo: to }
    : undefined
}

/** Leads to what a job has made, for those who wait for it elsewhere and may see it. */
export function ResultLink({ job }: { job: Done }) {
  const { t } = useTranslation()
  const mayRead = useCan('feeLine:read')
  const days = chargedDays(job)
  if (!days || !mayRead) return null
  return (
    <Link
      to="/fee/feeLine/index"
      search={{ current: 1, size: chosenPageSize(), ...days }}
      aria-label={`${t('job.showFees')} ${job.title}`}
    >
      {t('job.showFees')}
    </Link>
  )
}
