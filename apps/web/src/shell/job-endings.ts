import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { isOver } from '@yuncang/shared/nouns/job/rules'

type Seen = Pick<JobRecord, 'id' | 'status'>

/** The jobs that are over: what was over when one last looked is no news, a quick job that nobody saw at work is. */
export const overIn = (jobs: readonly Seen[]): ReadonlySet<string> =>
  new Set(jobs.filter(({ status }) => isOver(status)).map(({ id }) => id))

/** What ended since `before`; nothing did at the first look, where `before` is undefined. */
export function endedSince<J extends Seen>(
  before: ReadonlySet<string> | undefined,
  jobs: readonly J[],
): J[] {
  if (!before) return []
  const over = overIn(jobs)
  return jobs.filter(({ id }) => over.has(id) && !before.has(id))
}
