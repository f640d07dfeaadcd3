import { toWireTime } from '@yuncang/shared/kernel/calendar'
import type { ExportColumn } from '@yuncang/shared/kernel/export-column'
import { plainFigure, plainMoney } from '@yuncang/shared/kernel/exact'
import { listed } from '@yuncang/shared/kernel/messages/listed'
import { tonnesOf } from '@yuncang/shared/nouns/inventory/rules'
import { lookup } from '../../dictionary/service.ts'
import type { OutCell } from '../../../files/spreadsheet/write.ts'
import type { Ctx } from '../../../trpc/context.ts'

type CellOf<R> = (row: R) => unknown

/** What goes into a column in place of what the row has under its key; needed where the row has nothing under it. */
export type Cells<R, K extends string> = {
  readonly [Key in Exclude<K, keyof R>]: CellOf<R>
} & { readonly [Key in K]?: CellOf<R> }

/** How a row is written in these columns, in the language of the caller. */
export async function cellsOf<R, K extends string>(
  ctx: Ctx,
  columns: readonly ExportColumn<K>[],
  own: Partial<Record<string, CellOf<R>>> = {},
): Promise<(row: R) => OutCell[]> {
  const writers = await Promise.all(
    columns.map(async (column) => {
      const write = await writerOf(ctx, column)
      const valueOf: CellOf<R> = own[column.key] ?? ((row) => Reflect.get(Object(row), column.key))
      return (row: R) => write(valueOf(row), row)
    }),
  )
  return (row) => writers.map((write) => write(row))
}

type Writer = (value: unknown, row: unknown) => OutCell

async function writerOf(ctx: Ctx, column: ExportColumn): Promise<Writer> {
  const { kind } = column
  const wordOf = await wordsOf(ctx, column)
  const cellOf = (value: string | number, row: unknown): OutCell => {
    if (wordOf) return wordOf(String(value)) || null
    if (typeof value === 'number') return value
    if (kind === 'time') return toWireTime(value)
    if (kind === 'exact') return plainFigure(value)
    if (kind === 'money') return plainMoney(value, currencyOf(row))
    return kind === 'tonnes' ? tonnesOf(value) : value
  }
  return (value, row) => {
    if (value === null || value === '') return null
    if (typeof value === 'string' || typeof value === 'number') return cellOf(value, row)
    if (Array.isArray(value))
      return listed(
        ctx.call.locale,
        value.map((each: string) => String(cellOf(each, row))),
      )
    throw new TypeError(`No cell for column ${column.key}`)
  }
}

const currencyOf = (row: unknown): string => String(Reflect.get(Object(row), 'currency') ?? '')

async function wordsOf(ctx: Ctx, { dictionary, words }: ExportColumn) {
  if (dictionary !== undefined) {
    const entries = await ctx.read((db) => lookup(db, ctx, dictionary))
    return (value: string) => entries.labelOf(value)
  }
  return words && ((value: string) => words[value]?.[ctx.call.locale] ?? value)
}
