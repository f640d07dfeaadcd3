import { mapWithYields } from '@yuncang/db/event-loop'
import { compare, multiply, round, subtract, sum } from '@yuncang/shared/kernel/decimal'
import type { WorkbookColumn } from '@yuncang/shared/kernel/workbook'
import type { FileColumn } from './file-columns.ts'
import type { Columns } from './headings.ts'
import { countsPackages } from './packages.ts'
import type { TableRow } from './table-row.ts'
import type { Cell } from './types.ts'
import { cellInteger, writtenFigure, type Written } from './values.ts'

/** A column of the file that says of one package what the record says of all, with the column that counts them. */
export type PerPackage<K extends string> = {
  readonly of: FileColumn<K>
  readonly column: WorkbookColumn & { readonly key: K }
  readonly total: K
  /** Undefined when the file does not count these packages. */
  readonly count: FileColumn<K> | undefined
  readonly countKey: K
  /** Whether the file has a column for all as well. */
  readonly hasTotal: boolean
}

export function perPackageIn<K extends string>(
  fileColumns: readonly FileColumn<K>[],
  columns: Columns<K>,
): PerPackage<K>[] {
  const placeOf = (key: K) => fileColumns.find(({ keys }) => keys.includes(key))
  const columnOf = (key: string) => columns.find((column) => column.key === key)
  return columns.flatMap((column) => {
    const of = placeOf(column.key)
    const total = columnOf(column.perPackage?.total ?? '')?.key
    const countKey = columnOf(column.perPackage?.count ?? '')?.key
    if (!of || total === undefined || countKey === undefined) return []
    const place = placeOf(countKey)
    const count = place && countsPackages(place.heading, of.heading) ? place : undefined
    return [{ of, column, total, count, countKey, hasTotal: placeOf(total) !== undefined }]
  })
}

/** What a row says of one package: nothing, or what is no figure, as cells do; and how many packages it says. */
export const figureOf = <K extends string>(row: TableRow<K>, { column }: PerPackage<K>) =>
  writtenAt(row, column, column.key)

const writtenAt = <K extends string>(row: TableRow<K>, { measure }: WorkbookColumn, key: K) =>
  writtenFigure(row.cell(key), measure === 'weight' ? row.unitOf(key) : undefined)

/** How many packages a row says, undefined when it says none. */
export const packagesOf = <K extends string>(
  row: TableRow<K>,
  { countKey }: PerPackage<K>,
): string | undefined => {
  const count = cellInteger(row.cell(countKey))
  return count === null || count === undefined ? undefined : String(count)
}

const kindOf = ({ measure }: WorkbookColumn) => (measure === 'weight' ? 'kg' : 'm3')

/** Rows that say nothing of all packages hold what one does as often as there are packages. */
export async function withProducts<K extends string>(
  rows: readonly TableRow<K>[],
  fileColumns: readonly FileColumn<K>[],
  columns: Columns<K>,
): Promise<readonly TableRow<K>[]> {
  const counted = perPackageIn(fileColumns, columns).filter(({ count }) => count)
  if (counted.length === 0) return rows
  return mapWithYields(rows, (row) => {
    const products = new Map(
      counted.flatMap((each): [K, Cell][] => {
        const product = productOf(row, each)
        return product === undefined ? [] : [[each.total, product]]
      }),
    )
    return {
      ...row,
      cell: (key: K) => products.get(key) ?? row.cell(key),
      isProduct: (key: K) => products.has(key),
    }
  })
}

function productOf<K extends string>(row: TableRow<K>, each: PerPackage<K>): Cell | undefined {
  const { column, total } = each
  if (row.cell(total) !== null || row.isMergedInto(total)) return undefined
  const figure = figureOf(row, each)
  const packages = packagesOf(row, each)
  if (!figure || packages === undefined) return undefined
  const product = round(multiply(figure.value, packages), kindOf(column))
  return column.measure === 'weight' ? `${product} kg` : product
}

/** What a row says of all packages, where that is not what one does as often: a figure that was rounded differs by as much. */
export function disagreement<K extends string>(
  row: TableRow<K>,
  each: PerPackage<K>,
): { readonly total: string; readonly product: string } | undefined {
  const figure = figureOf(row, each)
  const packages = packagesOf(row, each)
  const total = writtenAt(row, each.column, each.total)
  if (!figure || !total || packages === undefined) return undefined
  const product = multiply(figure.value, packages)
  const most = sum([multiply(halfDigit(figure), packages), halfDigit(total)])
  const difference = subtract(total.value, product)
  const isWithin = [difference, subtract('0', difference)].every((by) => compare(by, most) <= 0)
  return isWithin ? undefined : { total: total.value, product: round(product, kindOf(each.column)) }
}

const halfDigit = ({ lastDigit }: Written): string => multiply(lastDigit, '0.5')

/** What the rows hold in all that were reckoned from what one package does. */
export const sumOfProducts = <K extends string>(
  rows: readonly TableRow<K>[],
  { column, total }: PerPackage<K>,
): string =>
  round(
    sum(rows.map((row) => (row.isProduct(total) && writtenAt(row, column, total)?.value) || '0')),
    kindOf(column),
  )
