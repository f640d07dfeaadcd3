import { useQuery } from '@tanstack/react-query'
import { isOver } from '@yuncang/shared/nouns/job/rules'
import { useEffect } from 'react'
import { inPlace, trpc } from '../../api/client.ts'
import { jobsRefreshed } from '../../api/jobs.ts'

const askedEveryMs = 500

/** A job that somebody waits for, asked for until it is over; `onEnd` hears that once. Without an id there is none. */
export function useJobRun(id: string | undefined, onEnd: () => unknown) {
  const { data } = useQuery({
    ...trpc.job.get.queryOptions({ id: id ?? '' }),
    ...inPlace,
    enabled: id !== undefined,
    refetchInterval: ({ state }) =>
      state.data && isOver(state.data.status) ? false : askedEveryMs,
  })
  const job = id === undefined ? undefined : data
  const isEnded = job !== undefined && isOver(job.status)
  useEffect(() => {
    if (id !== undefined) void jobsRefreshed()
  }, [id])
  useEffect(() => {
    if (isEnded) onEnd()
  }, [isEnded, onEnd])
  return { job, isEnded }
}
