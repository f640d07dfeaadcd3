import { merged } from '@yuncang/shared/nouns/customer-merge/contract'
import { useTranslation } from 'react-i18next'
import { inPlace, queryClient, trpc } from '../../../api/client.ts'
import { apiErrorOf } from '../../../api/link.ts'
import { useMutation } from '../../../api/use-mutation.ts'
import { useJobRun } from '../../../records/job/use-job-run.ts'

/** Everything on screen may be of the customer that was merged. */
const refreshed = () => queryClient.invalidateQueries()

/** A merge, from the press to what came of it. */
export function useMerge() {
  const { t } = useTranslation()
  const begin = useMutation(trpc.customerMerge.start.mutationOptions(inPlace))
  const { job, isEnded } = useJobRun(begin.data?.id, refreshed)
  const done = job?.status === 'done' ? merged.parse(job.result) : undefined
  return {
    start: begin.mutate,
    isRunning: begin.isPending || (begin.data !== undefined && !isEnded),
    done,
    failure: begin.error
      ? apiErrorOf(begin.error).message
      : isEnded && !done
        ? (job?.failure ?? t('customer.mergeFailed'))
        : undefined,
  }
}
