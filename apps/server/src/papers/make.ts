import { AppError } from '@yuncang/shared/errors'
import { runChild } from '../files/child-process.ts'
import type { Imprint, Paper } from './description.ts'
import { fontFiles } from './fonts.ts'
import { paperLimits, rowsOf } from './limits.ts'
import { createTurns } from './turns.ts'

export type PaperToMake = { readonly paper: Paper; readonly imprint: Imprint }

/** What the child sends of the paper at that place. */
export type PaperMessage =
  | { kind: 'made'; at: number; bytes: Uint8Array; pages: number }
  | { kind: 'tooLong'; at: number; pages: number }

export type MadePaper = { readonly bytes: Buffer; readonly pages: number }

const takeTurn = createTurns(paperLimits.atOnce)

/**
 * Lays a paper out as PDF in another process (docs/decisions/056). Throws 413 for one that is longer than anybody
 * prints, and a sentence that names the paper when the process outlives its time, its memory or itself.
 */
export async function makePaper(
  paper: Paper,
  imprint: Imprint,
  signal?: AbortSignal,
): Promise<MadePaper> {
  const [made] = await makePapers([{ paper, imprint }], signal)
  if (!made) throw new AppError('paper.failed', { params: { no: paper.no } })
  if (made instanceof AppError) throw made
  return made
}

/** The same for several in one process, which saves its start; why not in the place of one that could not be made. */
export async function makePapers(
  papers: readonly PaperToMake[],
  signal?: AbortSignal,
): Promise<(MadePaper | AppError)[]> {
  const short = papers.filter(({ paper }) => rowsOf(paper) <= paperLimits.rows)
  const made = await madeIn(short, signal)
  return papers.map((each) => made.get(each) ?? tooManyRows(each.paper))
}

function tooManyRows(paper: Paper): AppError {
  const { rows: rowsAtMost } = paperLimits
  return new AppError('paper.tooManyRows', {
    params: { no: paper.no, rows: rowsOf(paper), rowsAtMost },
  })
}

type Made = Map<PaperToMake, MadePaper | AppError>

async function madeIn(papers: readonly PaperToMake[], signal?: AbortSignal): Promise<Made> {
  const [first, ...others] = papers
  if (!first) return new Map()
  const { no } = first.paper
  const { pages: pagesAtMost, child: limits } = paperLimits
  const made: Made = new Map()
  try {
    await takeTurn(() =>
      runChild({
        name: 'paper-child',
        job: { papers, fonts: fontFiles(), pagesAtMost },
        limits,
        failures: {
          memory: new AppError('paper.tooLarge', { params: { no } }),
          time: new AppError('paper.tooSlow', { params: { no } }),
          death: new AppError('paper.failed', { params: { no } }),
        },
        // Our own child speaks this type only, of the papers that it was given.
        onMessage: (message) => note(made, papers, message as PaperMessage),
        signal,
      }),
    )
  } catch (error) {
    if (signal?.aborted || !(error instanceof AppError)) throw error
    if (others.length === 0) return made.set(first, error)
    // One of them has taken the others with it.
    for (const each of papers)
      if (!made.has(each)) for (const [one, its] of await madeIn([each], signal)) made.set(one, its)
  }
  return made
}

function note(made: Made, papers: readonly PaperToMake[], message: PaperMessage): void {
  const one = papers[message.at]
  if (!one) return
  const { pages } = message
  if (message.kind === 'made') {
    made.set(one, { bytes: Buffer.from(message.bytes), pages })
    return
  }
  const params = { no: one.paper.no, pages, pagesAtMost: paperLimits.pages }
  made.set(one, new AppError('paper.tooLong', { params }))
}
