import { billing, type Billing } from '@yuncang/shared/nouns/bill/contract'
import { useTranslation } from 'react-i18next'
import { client, inPlace } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { useJobRun } from '../../records/job/use-job-run.ts'
import { refreshed } from './refreshed.ts'

type Month = { period: string; recPay: 1 | 2; customerId: string | undefined }

/** Bills a month: one customer at once, all of them as a job that goes on when nobody looks. */
export function useBilling() {
  const { t } = useTranslation()
  const begin = useMutation({
    ...inPlace,
    mutationFn: async ({ customerId, ...month }: Month) => {
      if (customerId === undefined)
        return { jobId: (await client.bill.startGenerate.mutate(month)).id }
      return { bills: await client.bill.generate.mutate({ ...month, customerId }) }
    },
    onSuccess: refreshed,
  })
  const { job, isEnded } = useJobRun(begin.data?.jobId, refreshed)
  const bills = begin.data?.bills
  const ofJob = job?.status === 'done' ? billing.parse(job.result) : undefined
  const done: Omit<Billing, 'created'> | undefined = bills
    ? {
        bills: bills.length,
        lines: bills.reduce((sum, { lineCount }) => sum + lineCount, 0),
        underway: [],
        rateless: [],
      }
    : ofJob
  const failure = begin.error
    ? apiErrorOf(begin.error).message
    : isEnded && !ofJob
      ? (job?.failure ?? t('bill.cancelled'))
      : undefined
  return {
    start: begin.mutate,
    reset: begin.reset,
    isRunning: begin.isPending || (begin.data?.jobId !== undefined && !isEnded),
    progress: job && !isEnded && job.total > 0 ? { done: job.done, total: job.total } : undefined,
    done,
    failure,
  }
}
