import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Ctx } from './context.ts'

/** A file that arrived: a temporary copy that is removed when the handler ends. */
export type Upload = {
  readonly path: string
  /** As the sender named it; for messages only. */
  readonly name: string
  readonly size: number
  readonly sha256: string
}

export type UploadHandler = {
  readonly kind: 'upload'
  readonly run: (ctx: Ctx, upload: Upload) => Promise<unknown>
}

export type Download = { readonly name: string; readonly type: string; readonly stream: Readable }

export type DownloadHandler = {
  readonly kind: 'download'
  readonly input: z.ZodObject
  readonly run: (ctx: Ctx, input: unknown) => Promise<Download>
}

export type FileHandler = UploadHandler | DownloadHandler

/** Takes a multipart file; answers like any mutation. */
export const upload = (run: UploadHandler['run']): UploadHandler => ({ kind: 'upload', run })

/** Gives a stream for a validated input. */
export const download = <S extends z.ZodObject>(
  input: S,
  run: (ctx: Ctx, input: z.output<S>) => Promise<Download>,
): DownloadHandler => ({
  kind: 'download',
  input,
  // The gateway has parsed the input by this very schema.
  run: (ctx, given) => run(ctx, given as z.output<S>),
})
