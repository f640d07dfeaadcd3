import { sending } from '@yuncang/shared/nouns/bill/mail'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { useJobRun } from '../../records/job/use-job-run.ts'
import { refreshed } from './refreshed.ts'

/** Sends the bills of a month as a job that goes on when nobody looks. */
export function useSending() {
  const { t } = useTranslation()
  const begin = useMutation(trpc.bill.startSendMail.mutationOptions(inPlace))
  const { job, isEnded } = useJobRun(begin.data?.id, refreshed)
  const done = job?.status === 'done' ? sending.parse(job.result) : undefined
  const failure = begin.error
    ? apiErrorOf(begin.error).message
    : isEnded && !done
      ? (job?.failure ?? t('bill.sendCancelled'))
      : undefined
  return {
    start: begin.mutate,
    reset: begin.reset,
    isRunning: begin.isPending || (begin.data !== undefined && !isEnded),
    progress: job && !isEnded && job.total > 0 ? { done: job.done, total: job.total } : undefined,
    done,
    failure,
  }
}
