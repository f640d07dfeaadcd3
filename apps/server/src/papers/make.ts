import { AppError } from '@yuncang/shared/errors'
import { runChild } from '../files/child-process.ts'
import type { Imprint, Paper } from './description.ts'
import { fontFiles } from './fonts.ts'
import { paperLimits, rowsOf } from './limits.ts'
import { createTurns } from './turns.ts'

/** What the child sends. */
export type PaperMessage =
  | { kind: 'made'; bytes: Uint8Array; pages: number }
  | { kind: 'tooLong'; pages: number }

export type MadePaper = { readonly bytes: Buffer; readonly pages: number }

const takeTurn = createTurns(paperLimits.atOnce)

/**
 * Lays a paper out as PDF in a process of its own (docs/decisions/056). Throws 413 for one that is longer than anybody
 * prints, and a sentence that names the paper when the process outlives its time, its memory or itself.
 */
export async function makePaper(
  paper: Paper,
  imprint: Imprint,
  signal?: AbortSignal,
): Promise<MadePaper> {
  const { no } = paper
  const { rows: rowsAtMost, pages: pagesAtMost, child: limits } = paperLimits
  const rows = rowsOf(paper)
  if (rows > rowsAtMost)
    throw new AppError('paper.tooManyRows', { params: { no, rows, rowsAtMost } })
  const messages: PaperMessage[] = []
  await takeTurn(() =>
    runChild({
      name: 'paper-child',
      job: { paper, imprint, fonts: fontFiles(), pagesAtMost },
      limits,
      failures: {
        memory: new AppError('paper.tooLarge', { params: { no } }),
        time: new AppError('paper.tooSlow', { params: { no } }),
        death: new AppError('paper.failed', { params: { no } }),
      },
      // Our own child speaks this type only.
      onMessage: (message) => void messages.push(message as PaperMessage),
      signal,
    }),
  )
  const [message] = messages
  if (!message) throw new AppError('paper.failed', { params: { no } })
  if (message.kind === 'tooLong') {
    const { pages } = message
    throw new AppError('paper.tooLong', { params: { no, pages, pagesAtMost } })
  }
  return { bytes: Buffer.from(message.bytes), pages: message.pages }
}
