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
export async function inspect(file: Given, locale: Locale): Promise<Inspected> {
  const [only] = await inspectAll([file], locale)
  return only!
}

/** The same for several files, one after another in one process. */
export async function inspectAll(files: readonly Given[], locale: Locale): Promise<Inspected[]> {
  const verdicts = await verdictsOf(files)
  return Promise.all(files.map((file, index) => kept(file, verdicts[index]!, locale)))
}

type Given = { readonly path: string; readonly name: string }

const outOf = ({ path }: Given) => `${path}.kept`

async function kept(file: Given, verdict: Verdict, locale: Locale): Promise<Inspected> {
  const { name, path } = file
  if ('reason' in verdict) {
    const kind = verdict.kind ? say(locale, verdict.kind) : ''
    throw new AppError(verdict.reason, { params: { name, kind, ...verdict.size } })
  }
  const { type, size, isRewritten } = verdict
  return { type, ...size, content: await contentOf(isRewritten ? outOf(file) : path) }
}

/** A file that kills the child leaves itself and those after it without a verdict. */
async function verdictsOf(files: readonly Given[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  const job = files.map((file) => ({ path: file.path, out: outOf(file) }))
  const cause = await runChild('inspect-child', job, limits, (message) => {
    // The child sends nothing else.
    verdicts.push(message as Verdict)
  }).catch((error: unknown) => error)
  const [unseen] = files.slice(verdicts.length)
  if (unseen) throw new AppError('file.damaged', { params: { name: unseen.name }, cause })
  return verdicts
}
