import type { FileType } from '@yuncang/shared/domain/file'
import { AppError } from '@yuncang/shared/errors'
import { say, type Reason } from '@yuncang/shared/messages/catalogue'
import type { Locale } from '@yuncang/shared/messages/types'
import { runChild } from '../child-process.ts'
import { contentOf, type Content } from '../storage/storage.ts'

type Size = { readonly width: number; readonly height: number }

/** What the child says of a file. */
export type Verdict =
  | { readonly type: FileType; readonly size?: Size; readonly isRewritten?: boolean }
  | { readonly reason: Reason; readonly kind?: Reason; readonly size?: Size }

/** A file that may be kept: its type by content, and its bytes without what tells of person, place and device. */
export type Inspected = Partial<Size> & { readonly type: FileType; readonly content: Content }

const limits = { memoryMb: 192, ms: 20_000 }

/**
 * Looks at a file on disk in a process of its own (decisions.md 34) and throws a sentence that names the file when it
 * is none of the types that are kept, breaks off, or would be too large a picture. A picture is written anew beside it.
 */
export async function inspect(
  { path, name }: { path: string; name: string },
  locale: Locale,
): Promise<Inspected> {
  const out = `${path}.kept`
  const verdict = await verdictOf(path, out, name)
  if ('reason' in verdict) {
    const kind = verdict.kind ? say(locale, verdict.kind) : ''
    throw new AppError(verdict.reason, { params: { name, kind, ...verdict.size } })
  }
  const { type, size, isRewritten } = verdict
  return { type, ...size, content: await contentOf(isRewritten ? out : path) }
}

async function verdictOf(path: string, out: string, name: string): Promise<Verdict> {
  let verdict: Verdict | undefined
  try {
    await runChild('inspect-child', { path, out }, limits, (message) => {
      // The child sends nothing else.
      verdict = message as Verdict
    })
  } catch (cause) {
    throw new AppError('file.damaged', { params: { name }, cause })
  }
  if (!verdict) throw new AppError('file.damaged', { params: { name } })
  return verdict
}
