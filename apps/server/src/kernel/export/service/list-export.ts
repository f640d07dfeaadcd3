import type { ExportColumn } from '@yuncang/shared/kernel/export-column'
import { exportedLists, type ExportedList } from '@yuncang/shared/exported-lists'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { setImmediate as othersTurn } from 'node:timers/promises'
import * as z from 'zod'
import type { Ctx } from '../../../trpc/context.ts'
import type { Download } from '../../../files/transfer.ts'
import { download, type DownloadHandler } from '../../../trpc/files.ts'
import { cellsOf, type Cells } from './cells.ts'
import type { Asked, ExportedRows } from './rows.ts'
import { exportFormats, exportTable, type ExportFormat } from '../../../files/spreadsheet/export.ts'

const rowsAtOnce = 200

type Titles = Readonly<Record<Locale, string>>

/** What a list is asked by, without its pages. */
type Found<P extends z.ZodObject> = Asked<z.output<P>>

type Definition<P extends z.ZodObject, R, K extends string> = {
  /** What the list is asked by. */
  page: P
  list: ExportedList
  columns: readonly ExportColumn<K>[]
  /** Of columns that are called by what is asked for. */
  titles?: (filters: Found<P>) => Readonly<Partial<Record<K, Titles>>>
  /** The columns when nobody chooses; all of them unless given. */
  usual?: readonly K[]
  /** As the list shows them. */
  rows: ExportedRows<Found<P>, R>
} & ([Exclude<K, keyof R>] extends [never]
  ? { cells?: (ctx: Ctx) => Promise<Cells<R, K>> }
  : { cells: (ctx: Ctx) => Promise<Cells<R, K>> })

type Started = {
  count(): Promise<number>
  /** `onRows` is told how many rows are read, chunk by chunk. */
  file(onRows?: (rows: number) => Promise<void>): Promise<Download>
}

/** Everything that the filters of a list find, in its order, as a file. */
export type ListExport = {
  readonly input: z.ZodObject
  /** What the file is written from. */
  readonly rows: ExportedRows<never, unknown>
  /** `input` has been parsed by the schema above. */
  start: (ctx: Ctx, input: unknown) => Promise<Started>
}

export type ListExports = Readonly<Record<ExportedList, ListExport>>

/** The export of a list: its filters and sort, the columns that are asked for and their order, and a format. */
export function defineExport<P extends z.ZodObject, R, K extends string>(
  definition: Definition<P, R, K>,
): ListExport {
  const { list, page, columns, titles, rows, cells } = definition
  const all = columns.map((column) => column.key)
  const whole: z.ZodObject = page
  const { current: _current, size: _size, ...shape } = whole.shape
  const input = z.strictObject(shape).extend({
    columns: z.array(z.enum(all)).min(1).max(100).optional(),
    format: z.enum(exportFormats).default('xlsx'),
  })
  return {
    input,
    rows,
    async start(ctx, given) {
      // Parsed by `input`: the filters of the page, and the two fields above.
      const parsed = given as Found<P> & { columns?: readonly K[]; format: ExportFormat }
      const { columns: asked, format, ...rest } = parsed
      // What is left are the filters; the compiler does not follow a rest of a generic type.
      const filters = rest as unknown as Found<P>
      const keys = asked ?? definition.usual ?? all
      const chosen = keys.flatMap((key) => columns.find((column) => column.key === key) ?? [])
      const { locale } = ctx.call
      const own = titles?.(filters)
      const row = await cellsOf(ctx, chosen, await cells?.(ctx))
      const found = await begun(rows.walk(ctx, filters, rowsAtOnce))
      async function* chunks(onRows?: (rows: number) => Promise<void>) {
        let done = 0
        for await (const chunk of found) {
          done += chunk.length
          await onRows?.(done)
          yield chunk.map(row)
          // A database of the process itself answers at once, and nothing else would have its turn until the end.
          await othersTurn()
        }
      }
      return {
        count: () => rows.total(ctx, filters),
        file: (onRows) =>
          exportTable({
            name: exportedLists[list][locale].replaceAll(' ', '-'),
            format,
            columns: chosen.map(({ key, title, kind }) => ({
              title: (own?.[key] ?? title)[locale],
              ...(kind && { kind }),
            })),
            chunks: chunks(onRows),
          }),
      }
    },
  }
}

/** The same chunks, the first of which is there: a refusal is an answer only as long as no file has begun. */
async function begun<R>(chunks: AsyncIterable<R>): Promise<AsyncIterable<R>> {
  const rest = chunks[Symbol.asyncIterator]()
  const first = await rest.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => rest }
  })()
}

/** The same at once, as a stream. */
export const exportAtOnce = ({ input, start }: ListExport): DownloadHandler =>
  download(input, async (ctx, query) => (await start(ctx, query)).file())
