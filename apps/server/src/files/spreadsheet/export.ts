import type { Locale } from '@yuncang/shared/messages/types'
import type { Download } from '../../trpc/files.ts'
import { writeCsv } from './write-csv.ts'
import { writeWorkbook, type OutCell } from './write.ts'

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

export type Titled<K extends string> = {
  readonly key: K
  readonly title: Readonly<Record<Locale, string>>
}

type Export<R, K extends string> = {
  /** Without an ending. */
  name: string
  format: ExportFormat
  locale: Locale
  columns: readonly Titled<K>[]
  /** In this order. */
  keys: readonly K[]
  /** Written as numbers. */
  decimals: readonly K[]
  chunks: AsyncIterable<readonly R[]>
  cell: (row: R, key: K) => OutCell
}

/** A workbook or a .csv of chosen columns, in their order. */
export function exportTable<R, K extends string>(given: Export<R, K>): Download {
  const { name, format, locale, columns, keys, decimals, chunks, cell } = given
  const titles = new Map(columns.map((column) => [column.key, column.title[locale]]))
  async function* rows() {
    for await (const chunk of chunks) {
      for (const row of chunk) yield keys.map((key) => cell(row, key))
    }
  }
  const out = keys.map((key) => ({
    title: titles.get(key) ?? key,
    ...(decimals.includes(key) && { kind: 'decimal' as const }),
  }))
  return format === 'csv'
    ? writeCsv(`${name}.csv`, out, rows())
    : writeWorkbook(`${name}.xlsx`, out, rows())
}
