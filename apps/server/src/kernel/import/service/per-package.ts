import { eventLoopYielder } from '@yuncang/db/event-loop'
import { grouped } from '@yuncang/shared/kernel/grouped'
import type { Worded } from '@yuncang/shared/kernel/messages/types'
import type { Columns } from '../../../files/spreadsheet/headings.ts'
import {
  disagreement,
  figureOf,
  packagesOf,
  perPackageIn,
  sumOfProducts,
  type PerPackage,
} from '../../../files/spreadsheet/per-package.ts'
import type { TableSection } from '../../../files/spreadsheet/table.ts'
import type { TableRow } from '../../../files/spreadsheet/table-row.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'
import type { Issues, Sheet } from './kind.ts'

/**
 * What one package weighs is taken as often as there are packages, and somebody accepts that, once for a column; beside
 * what all weigh it must agree (docs/domain/files.md#workbook-of-inbound-orders).
 */
export async function checkPackages<K extends string>(
  columns: Columns<K>,
  { table, issues }: Pick<Sheet<K>, 'table' | 'issues'>,
): Promise<void> {
  const found = table.sections.flatMap((section) =>
    perPackageIn(section.columns, columns).map((each) => ({ section, each })),
  )
  if (found.length === 0) return
  const yieldToEventLoop = eventLoopYielder()
  // With what somebody has said of them.
  const rows = new Map(table.rows.map((row) => [row.number, row]))
  for (const { section, each } of found) {
    if (!each.count || (each.hasTotal && namesNoUnit(each))) continue
    for (const [index, { number }] of section.rows.entries()) {
      await yieldToEventLoop()
      const row = rows.get(number)
      // A total of several lines is split by something else.
      const isShared = [row, section.rows[index + 1]].some((one) => one?.isMergedInto(each.total))
      if (row && !isShared) checkRow(row, each, issues)
    }
    warnOf(section, each, issues)
  }
}

const namesNoUnit = <K extends string>({ column, of }: PerPackage<K>): boolean =>
  column.measure === 'weight' && of.unit === undefined

function checkRow<K extends string>(
  row: TableRow<K>,
  each: PerPackage<K>,
  issues: Issues<K>,
): void {
  const { column, of, total, countKey } = each
  const name = of.heading
  const figure = figureOf(row, each)
  if (figure === undefined || row.isProduct(total)) return
  if (figure === null) {
    const key = each.hasTotal ? column.key : total
    return issues.add(row.number, key, 'cell.notNumber', { value: cellText(row.cell(column.key)) })
  }
  const packages = packagesOf(row, each)
  if (cellText(row.cell(total)) === '') {
    if (packages === undefined)
      issues.add(row.number, total, 'spreadsheet.noPackages', {
        name,
        count: issues.titleOf(countKey),
        of: issues.titleOf(total),
      })
    return
  }
  const differing = disagreement(row, each)
  if (!differing) return
  const unit = unitOf(each)
  issues.add(row.number, total, 'spreadsheet.notTheProduct', {
    of: issues.titleOf(total),
    total: withUnit(differing.total, unit),
    name,
    figure: cellText(row.cell(column.key)),
    packages: packages ?? '',
    product: withUnit(differing.product, unit),
  })
}

function warnOf<K extends string>(
  { rows }: TableSection<K>,
  each: PerPackage<K>,
  issues: Issues<K>,
): void {
  const { column, of, total, count } = each
  const first = rows.find((row) => row.isProduct(total))
  if (!first) return
  issues.warn(first.number, column.key, 'spreadsheet.perPackage', {
    name: of.heading,
    count: count?.heading ?? '',
    of: issues.titleOf(total),
    sum: withUnit(sumOfProducts(rows, each), unitOf(each)),
  })
}

const unitOf = <K extends string>({ column }: PerPackage<K>): Worded =>
  column.measure === 'weight' ? { zh: '千克', en: 'kg' } : { zh: '立方米', en: 'm³' }

const withUnit = (figure: string, { zh, en }: Worded): Worded => ({
  zh: `${grouped(figure)} ${zh}`,
  en: `${grouped(figure)} ${en}`,
})
