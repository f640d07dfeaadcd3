import { useQuery } from '@tanstack/react-query'
import { isOver } from '@yuncang/shared/nouns/job/rules'
import { growingWait } from '../lib/growing-wait.ts'
import { inPlace, queryClient, trpc } from './client.ts'
import { download } from './files.ts'

const wait = growingWait(1_000, 10_000)

/** A person's own jobs of the last days; looked for again as long as one of them is not over. */
export const useMyJobs = () =>
  useQuery({
    ...trpc.job.mine.queryOptions({}),
    ...inPlace,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.some(({ status }) => !isOver(status)) ? wait(dataUpdateCount, data) : false,
  })

/** After something was asked for or done to a job. */
export const jobsRefreshed = () => queryClient.invalidateQueries(trpc.job.pathFilter())

export const downloadFileOf = (id: string): Promise<void> => download('job.download', { id })
