import { AppError } from '@yuncang/shared/errors'
import type { JobControl } from '../../../jobs/kind.ts'
import type { Paper } from '../../../papers/description.ts'
import { rowsOf } from '../../../papers/limits.ts'
import { makePapers, type MadePaper } from '../../../papers/make.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { brandOf } from '../../tenant/service/brand.ts'
import { imprintOf } from './print.ts'

export type Ready = { readonly businessId: string; readonly paper: Paper }
type WithNumber = Ready & { readonly times: number }
/** A copy as it is made, under the number that it says. */
export type Numbered = MadePaper & { readonly businessId: string; readonly times: number }
type Failed = { readonly businessId: string; readonly error: AppError }

/** What one process makes: a few seconds of work. */
const batch = { papers: 25, rows: 3_000 } as const

/** Makes papers a batch at a time; the others go on where one of them cannot be made. */
export async function makeAll(
  ctx: Ctx,
  papers: readonly WithNumber[],
  { now, control, isAgain }: { now: string; control: JobControl; isAgain: boolean },
): Promise<{ numbered: Numbered[]; failed: Failed[] }> {
  const { logo } = await ctx.read(brandOf)
  const numbered: Numbered[] = []
  const failed: Failed[] = []
  const total = papers.length
  // Of the few that are made a second time nobody needs to hear.
  const tell = async (done: number) =>
    control.progress(
      isAgain ? { done: 1, total: 1, stage: 'printing' } : { done, total, stage: 'printing' },
    )
  await tell(0)
  let done = 0
  for (const some of batchesOf(papers)) {
    const asked = some.map(({ paper, times }) => ({
      paper,
      imprint: imprintOf(ctx, { logo, times, now }),
    }))
    const made = await makePapers(asked, control.signal)
    for (const [at, { businessId, times }] of some.entries()) {
      const one = made[at]!
      if (one instanceof AppError) failed.push({ businessId, error: one })
      else numbered.push({ ...one, businessId, times })
    }
    done += some.length
    await tell(done)
  }
  return { numbered, failed }
}

function* batchesOf(papers: readonly WithNumber[]): Generator<WithNumber[]> {
  let some: WithNumber[] = []
  let rows = 0
  for (const each of papers) {
    const its = rowsOf(each.paper)
    if (some.length > 0 && (some.length >= batch.papers || rows + its > batch.rows)) {
      yield some
      some = []
      rows = 0
    }
    some.push(each)
    rows += its
  }
  if (some.length > 0) yield some
}
