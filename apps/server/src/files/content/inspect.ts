import type { FileType } from '@yuncang/shared/nouns/file/rules'
import { AppError } from '@yuncang/shared/errors'
import { say, type Reason } from '@yuncang/shared/messages'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { runChild } from '../child-process.ts'
import { contentOf, type Content } from '../storage/storage.ts'

export type Size = { readonly width: number; readonly height: number }

/** What the child says of a file. */
export type Verdict =
  | {
      readonly type: FileType
      readonly size?: Size
      readonly isRewritten?: boolean
      readonly hasThumbnail?: boolean
    }
  | { readonly reason: Reason; readonly kind?: Reason; readonly size?: Size }

/** A file that may be kept: its type by content, and its bytes without what tells of person, place and device. */
export type Inspected = Partial<Size> & {
  readonly type: FileType
  readonly content: Content
  /** A small webp of a larger picture. */
  readonly thumbnail?: Content
}

const limits = { memoryMb: 192, ms: 20_000 }

/**
 * Looks at a file on disk in another process (docs/domain/files.md#kinds-of-files) and throws a sentence that
 * names the file when it is none of the types that are kept, breaks off, cannot be drawn, or would be too large a
 * picture. A picture is written anew beside it, and small once more.
 */
export async function inspect(
  { path, name }: Given,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Inspected> {
  const [out, small] = [`${path}.kept`, `${path}.small`]
  const verdict = await verdictOf({ path, out, small }, name, signal)
  if ('reason' in verdict) {
    const kind = verdict.kind ? say(locale, verdict.kind) : ''
    throw new AppError(verdict.reason, { params: { name, kind, ...verdict.size } })
  }
  const { type, size, isRewritten, hasThumbnail } = verdict
  const content = await contentOf(isRewritten ? out : path)
  return { type, ...size, content, ...(hasThumbnail && { thumbnail: await contentOf(small) }) }
}

type Given = { readonly path: string; readonly name: string }

/** A file that kills the child leaves itself without a verdict. */
async function verdictOf(job: object, name: string, signal?: AbortSignal): Promise<Verdict> {
  const verdicts: Verdict[] = []
  const onMessage = (message: unknown) => {
    // The child sends nothing else.
    verdicts.push(message as Verdict)
  }
  const ran = runChild({ name: 'inspect-child', job, limits, onMessage, signal })
  const cause = await ran.catch((error: unknown) => error)
  signal?.throwIfAborted()
  const [verdict] = verdicts
  if (!verdict) throw new AppError('file.damaged', { params: { name }, cause })
  return verdict
}
