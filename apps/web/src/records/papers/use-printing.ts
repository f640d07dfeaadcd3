import { printed } from '@yuncang/shared/nouns/paper/contract'
import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, queryClient, trpc } from '../../api/client.ts'
import { downloadFileOf } from '../../api/jobs.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { useJobRun } from '../job/use-job-run.ts'

const refreshed = () => queryClient.invalidateQueries(trpc.paper.pathFilter())

const progressOf = (job: JobRecord | undefined) =>
  job && job.stage === 'printing' && job.total > 0
    ? { done: job.done, total: job.total }
    : undefined

/** Papers of several records as a job: its file comes by itself to whoever waits for it. */
export function usePrinting() {
  const { t } = useTranslation()
  const begin = useMutation(trpc.paper.startPrint.mutationOptions(inPlace))
  const id = begin.data?.id
  const { job, isEnded } = useJobRun(id, refreshed)
  const file = useMutation({ mutationFn: downloadFileOf, ...inPlace })
  const { mutate: fetchFile } = file
  const done = job?.status === 'done' ? printed.parse(job.result) : undefined
  const isDone = done !== undefined
  useEffect(() => {
    if (isDone && id !== undefined) fetchFile(id)
  }, [isDone, id, fetchFile])
  const failure = begin.error
    ? apiErrorOf(begin.error).message
    : isEnded && !done
      ? (job?.failure ?? t('papers.cancelled'))
      : file.error
        ? apiErrorOf(file.error).message
        : undefined
  return {
    start: begin.mutate,
    isRunning: begin.isPending || (id !== undefined && !isEnded),
    progress: isEnded ? undefined : progressOf(job),
    done,
    failure,
    fetchFile: () => id !== undefined && fetchFile(id),
  }
}
