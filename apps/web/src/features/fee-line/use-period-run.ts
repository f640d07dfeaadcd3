import { feeLine, type PeriodResult } from '@yuncang/shared/nouns/fee-line/contract'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { useJobRun } from '../../records/job/use-job-run.ts'
import { useSession } from '../../session/session-context.tsx'
import { refreshed } from './refreshed.ts'

/** A month that is charged by a job: how far it is and what came of it. It goes on when nobody looks. */
export function usePeriodRun() {
  const { t } = useTranslation()
  const { realName } = useSession().user
  const begin = useMutation(trpc.feeLine.startPeriod.mutationOptions(inPlace))
  const id = begin.data?.id
  const { job, isEnded } = useJobRun(id, refreshed)
  const result: PeriodResult | undefined =
    job?.status === 'done' ? feeLine.runPeriod.output.parse(job.result) : undefined
  const failure = begin.error
    ? apiErrorOf(begin.error).message
    : isEnded && !result
      ? (job?.failure ??
        t('feeLine.runCancelled', { done: job?.done ?? 0, total: job?.total ?? 0 }))
      : undefined
  return {
    start: begin.mutate,
    reset: begin.reset,
    isRunning: begin.isPending || (id !== undefined && !isEnded),
    progress: job && !isEnded && job.total > 0 ? { done: job.done, total: job.total } : undefined,
    /** Who began it, when that was somebody else: a month runs once at a time. */
    begunBy: job && job.ownerName !== realName ? job.ownerName : undefined,
    result,
    failure,
  }
}
