import type * as z from 'zod'
import type { Download, KeptFile, Upload } from '../files/transfer.ts'
import type { Ctx } from './context.ts'

export type UploadHandler = {
  readonly kind: 'upload'
  readonly run: (ctx: Ctx, upload: Upload) => Promise<unknown>
}

export type FormHandler = {
  readonly kind: 'form'
  readonly fields: z.ZodObject
  readonly output: z.ZodType
  readonly run: (ctx: Ctx, file: Upload, fields: unknown) => Promise<unknown>
}

export type KeptFileHandler = {
  readonly kind: 'keptFile'
  readonly input: z.ZodObject
  readonly run: (ctx: Ctx, input: unknown) => Promise<KeptFile>
}

export type DownloadHandler = {
  readonly kind: 'download'
  readonly input: z.ZodObject
  readonly run: (ctx: Ctx, input: unknown) => Promise<Download>
}

export type FileHandler = UploadHandler | FormHandler | DownloadHandler | KeptFileHandler
/** By the name of their line in the route table. */
export type FileHandlers = Readonly<Record<string, FileHandler>>

/** Takes a multipart file; answers like any mutation. */
export const upload = (run: UploadHandler['run']): UploadHandler => ({ kind: 'upload', run })

/** Takes a multipart file and validated fields; answers like any mutation. */
export const form = <S extends z.ZodObject, O extends z.ZodType>(
  { input, output }: { input: S; output: O },
  run: (ctx: Ctx, file: Upload, fields: z.output<S>) => Promise<z.input<O>>,
): FormHandler => ({
  kind: 'form',
  fields: input,
  output,
  // The HTTP face has parsed the fields by this very schema.
  run: (ctx, file, given) => run(ctx, file, given as z.output<S>),
})

/** Gives a kept file, whole or the part that is asked for. */
export const keptFile = <S extends z.ZodObject>(
  input: S,
  run: (ctx: Ctx, input: z.output<S>) => Promise<KeptFile>,
): KeptFileHandler => ({
  kind: 'keptFile',
  input,
  // As above.
  run: (ctx, given) => run(ctx, given as z.output<S>),
})

/** Gives a stream for a validated input. */
export const download = <S extends z.ZodObject>(
  input: S,
  run: (ctx: Ctx, input: z.output<S>) => Promise<Download>,
): DownloadHandler => ({
  kind: 'download',
  input,
  // The HTTP face has parsed the input by this very schema.
  run: (ctx, given) => run(ctx, given as z.output<S>),
})
