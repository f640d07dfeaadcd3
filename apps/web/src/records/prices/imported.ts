import { cellsOf } from '@yuncang/shared/nouns/tariff/cells'
import { isDecimal, add } from '@yuncang/shared/kernel/decimal'
import { lineKey } from '@yuncang/shared/nouns/tariff/line-key'
import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import type { TFunction } from 'i18next'
import type { LineColumn } from '../../ui/form/line-editor/column.ts'
import { isBlankRow, type Row } from '../../ui/form/line-editor/lines-model.ts'
import { noFindings, type Judge } from '../../ui/form/line-editor/lines.ts'

/* What a sheet that was read from a workbook does differently from the lines that are stored. */

type Cells = Readonly<Record<string, string>>

/** What a blank cell stands for. */
const usual: Cells = {
  payer: 'SELF',
  ageBasis: 'ORIGINAL_INBOUND',
  taxIncluded: '1',
  freeDays: '0',
}
const conditionKeys = ['product', 'brand', 'containerSize', 'areaType', 'businessType'] as const

const textOf = (cells: Readonly<Record<string, unknown>>, key: string): string => {
  const value = cells[key]
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  const plain = isDecimal(text, 'price') ? add(text, '0') : text
  return plain === '' ? (usual[key] ?? '') : plain
}

/** What a sheet is compared with: cells that are stored, and what tells them apart. */
export type Known = {
  readonly cells: readonly Readonly<Record<string, unknown>>[]
  readonly keyOf: (cells: Readonly<Record<string, unknown>>) => string
}

/** The price lines of a quotation or cost list. */
export const knownPrices = (stored: readonly TariffRecord[]): Known => ({
  cells: stored.map(cellsOf),
  keyOf: priceKey,
})

const priceKey: Known['keyOf'] = (cells) =>
  lineKey({
    feeCode: textOf(cells, 'feeCode'),
    unit: textOf(cells, 'unit'),
    currency: textOf(cells, 'currency'),
    payer: textOf(cells, 'payer'),
    conditions: Object.fromEntries(conditionKeys.map((key) => [key, textOf(cells, key)])),
  })

export type Differences = {
  /** Marks what is new and what was something else, for the editor. */
  readonly judge: Judge
  /** How many lines of a sheet are new, how many differ, and how many stored ones it lacks. */
  readonly count: (rows: readonly Row[]) => Record<'added' | 'changed' | 'missing', number>
}

export function differencesFrom(
  { cells: stored, keyOf }: Known,
  columns: readonly LineColumn[],
  t: TFunction,
): Differences {
  const known = new Map(stored.map((cells) => [keyOf(cells), cells]))
  const seen = new WeakMap<Row, ReadonlyMap<number, string>>()
  const cellsIn = (row: Row): Cells =>
    Object.fromEntries(columns.map(({ key }, col) => [key, row[col] ?? '']))

  function found(row: Row): ReadonlyMap<number, string> {
    if (isBlankRow(row)) return noFindings
    const cells = cellsIn(row)
    const before = known.get(keyOf(cells))
    if (!before) return new Map([[0, t('record.workbook.added')]])
    const changes = columns.flatMap((column, col): [number, string][] => {
      if (textOf(cells, column.key) === textOf(before, column.key)) return []
      return [[col, t('record.workbook.was', { was: shown(column, textOf(before, column.key)) })]]
    })
    return changes.length === 0 ? noFindings : new Map(changes)
  }

  return {
    judge: (row) => {
      const told = seen.get(row) ?? found(row)
      seen.set(row, told)
      return told
    },
    count(rows) {
      const filled = rows.filter((row) => !isBlankRow(row))
      const keys = new Set(filled.map((row) => keyOf(cellsIn(row))))
      const added = filled.filter((row) => !known.has(keyOf(cellsIn(row)))).length
      const changed = filled.filter((row) => found(row).size > 0).length - added
      return { added, changed, missing: [...known.keys()].filter((key) => !keys.has(key)).length }
    },
  }
}

function shown(column: LineColumn, value: string): string {
  if (value === '') return '—'
  if (column.kind !== 'select') return value
  return column.options.find((option) => option.value === value)?.label ?? value
}
