import type { Read } from '@yuncang/db/handle'
import type { Locale } from '@yuncang/shared/messages/types'
import { z } from 'zod'
import type { Ctx } from '../../trpc/context.ts'
import { download, type Download, type DownloadHandler } from '../../trpc/files.ts'
import { exportFormats, exportTable, type ExportFormat, type Titled } from './export.ts'
import type { OutCell } from './write.ts'

const rowsAtOnce = 500
const paging = { current: true, size: true, ascs: true, descs: true } as const

/** The filters of a list, without its pages. */
type Found<P extends z.ZodObject> = Omit<z.output<P>, keyof typeof paging>

type Definition<P extends z.ZodObject, R, K extends string> = {
  /** What the page of the list takes. */
  page: P
  /** Of the file, without an ending. */
  name: Readonly<Record<Locale, string>>
  columns: readonly Titled<K>[]
  /** The columns when nobody chooses; all of them unless given. */
  usual?: readonly K[]
  /** Written as numbers. */
  decimals: readonly K[]
  /** How the list finds its rows, as `listing` gives it. */
  walk: (
    read: <A>(work: (db: Read) => Promise<A>) => Promise<A>,
    filters: Found<P>,
    size: number,
  ) => AsyncIterable<readonly R[]>
  total: (db: Read, filters: Found<P>) => Promise<number>
  /** Looks up what the cells need, and gives how a cell is written. */
  cells: (ctx: Ctx) => Promise<(row: R, key: K) => OutCell>
}

type Started = {
  count(): Promise<number>
  /** `onRows` is told how many rows are read, chunk by chunk. */
  file(onRows?: (rows: number) => Promise<void>): Download
}

/** Everything that the filters of a list find, as a file. */
export type ListExport = {
  readonly input: z.ZodObject
  /** `input` has been parsed by the schema above. */
  start: (ctx: Ctx, input: unknown) => Promise<Started>
}

/** The export of a list: its filters, the columns that are asked for and their order, and a format. */
export function defineExport<P extends z.ZodObject, R, K extends string>(
  definition: Definition<P, R, K>,
): ListExport {
  const { page, name, columns, decimals, walk, total, cells } = definition
  const all = columns.map((column) => column.key)
  const whole: z.ZodObject = page
  const input = whole.omit(paging).extend({
    columns: z.array(z.enum(all)).min(1).max(100).optional(),
    format: z.enum(exportFormats).default('xlsx'),
  })
  return {
    input,
    async start(ctx, given) {
      // Parsed by `input`: the filters of the page, and the two fields above.
      const parsed = given as Found<P> & { columns?: readonly K[]; format: ExportFormat }
      const { columns: asked, format, ...rest } = parsed
      // What is left are the filters; the compiler does not follow a rest of a generic type.
      const filters = rest as unknown as Found<P>
      const { locale } = ctx.call
      const cell = await cells(ctx)
      async function* chunks(onRows?: (rows: number) => Promise<void>) {
        let rows = 0
        for await (const chunk of walk(ctx.read, filters, rowsAtOnce)) {
          rows += chunk.length
          await onRows?.(rows)
          yield chunk
        }
      }
      return {
        count: () => ctx.read((db) => total(db, filters)),
        file: (onRows) =>
          exportTable({
            name: name[locale],
            format,
            locale,
            columns,
            keys: asked ?? definition.usual ?? all,
            decimals,
            chunks: chunks(onRows),
            cell,
          }),
      }
    },
  }
}

/** The same at once, as a stream. */
export const exportAtOnce = ({ input, start }: ListExport): DownloadHandler =>
  download(input, async (ctx, query) => (await start(ctx, query)).file())
