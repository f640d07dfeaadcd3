import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import type { Printed } from '@yuncang/shared/nouns/paper/contract'
import { currentLanguage } from '../../lib/language.ts'

/** What a job of papers has left out and why, for those who did not wait for it; the same reason once, with how often. */
export function LeftOut({ job: { kind, status, result } }: { job: JobRecord }) {
  if (kind !== 'paper.print' || status !== 'done') return null
  // Written by that kind.
  const { refused = [] } = (result ?? {}) as Partial<Printed>
  const language = currentLanguage()
  const said = Map.groupBy(refused, (each) => each[language])
  return [...said].map(([text, same]) => (
    <p key={text} className="job-failure">
      {same.length > 1 ? `${text} × ${same.length}` : text}
    </p>
  ))
}
