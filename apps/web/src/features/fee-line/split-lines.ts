import { add, isDecimal, sum } from '@yuncang/shared/kernel/decimal'
import { splitBases, type SplitBasis } from '@yuncang/shared/nouns/fee-line/rules'
import { shareRow, sharesOf, type SplitDocument } from '@yuncang/shared/nouns/fee-line/split'
import type { TFunction } from 'i18next'
import type { LineColumn } from '../../ui/form/line-editor/column.ts'
import { isBlankRow, mapRows, replaceAll, type Row } from '../../ui/form/line-editor/lines-model.ts'
import { createLines, type Lines } from '../../ui/form/line-editor/lines.ts'

/* The parts of a charge as lines of a form: a document, a customer and a weight each. */

export const cols = { businessNo: 0, customerId: 1, weight: 2 } as const

const columns = (t: TFunction): LineColumn[] => [
  { key: 'businessNo', title: t('feeLine.split.document'), width: 160, kind: 'code' },
  { key: 'customerId', title: t('feeLine.field.customerId'), width: 240, kind: 'text' },
  { key: 'weight', title: t('feeLine.field.basis'), width: 120, kind: 'decimal', decimal: 'qty' },
]

export const isBasis = (value: unknown): value is SplitBasis =>
  splitBases.some((each) => each === value)

export const startParts = (t: TFunction): Lines => createLines(columns(t), shareRow)

/** What is known of the documents that were added, by their numbers. */
export type Documents = ReadonlyMap<string, SplitDocument>

/** What a document weighs; undefined where the clerk says it. */
function weightIn(basis: SplitBasis, { weight, volume, qty }: SplitDocument): string | undefined {
  switch (basis) {
    case 'WEIGHT':
      return add(weight, '0')
    case 'VOLUME':
      return volume === null ? '' : add(volume, '0')
    case 'QTY':
      return String(qty)
    case 'EQUAL':
    case 'OWN':
      return undefined
  }
}

/** The rows weighed by another measure; what was typed for rows of no document stays. */
export const weigh = (lines: Lines, documents: Documents, basis: SplitBasis): void =>
  lines.update((state) =>
    mapRows(state, (row) => {
      const document = documents.get(row[cols.businessNo] ?? '')
      const weight = document && weightIn(basis, document)
      return weight === undefined ? row : row.with(cols.weight, weight)
    }),
  )

/** Adds documents that are not there yet; false when all of them are. */
export function addDocuments(
  lines: Lines,
  found: readonly SplitDocument[],
  basis: SplitBasis,
): boolean {
  const known = new Set(lines.view().rows.map((row) => row[cols.businessNo]))
  const fresh = found.filter(({ businessNo }) => !known.has(businessNo))
  if (fresh.length === 0) return false
  const rows = fresh.map((document) => [
    document.businessNo,
    document.customerId,
    weightIn(basis, document) ?? '',
  ])
  lines.update((state) =>
    replaceAll(state, [...state.rows.filter((row) => !isBlankRow(row)), ...rows]),
  )
  return true
}

type Charge = { amount: string; currency: string; basis: SplitBasis }

/** What each row pays, '' where the figures do not say it, and what the rows come to. */
export function partsOf(rows: readonly Row[], charge: Charge) {
  const weighed = rows.filter((row) => !isBlankRow(row))
  const weights = weighed.map((row) => row[cols.weight] || '0')
  const shares = sharesOf({ ...charge, rows: weights.map((weight) => ({ weight })) })
  const ofRow = new Map(weighed.map((row, at) => [row, shares?.[at] ?? '']))
  return {
    shares: rows.map((row) => ofRow.get(row) ?? ''),
    weight: sum(weights.filter((weight) => isDecimal(weight, 'qty'))),
    amount: shares && sum(shares),
  }
}
