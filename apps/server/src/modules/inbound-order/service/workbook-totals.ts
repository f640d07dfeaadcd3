import { grouped } from '@yuncang/shared/kernel/grouped'
import type { InboundColumn } from '@yuncang/shared/nouns/inbound-order/workbook'
import { eventLoopYielder } from '@yuncang/db/event-loop'
import { compare, subtract, sum } from '@yuncang/shared/kernel/decimal'
import type { Table, TableTotal } from '../../../files/spreadsheet/table.ts'
import { containerOf } from './workbook-lines.ts'
import type { Issues } from './workbook-rows.ts'
import { figureOf, sumKeys, unitOfSum, type SumKey } from './workbook-sums.ts'

/** What the lines up to each place of a table say in all, and how many of them say it. */
type Running = { readonly sums: readonly string[]; readonly said: readonly number[] }

/** What a sum row says of a column, and what the lines that it covers say together. */
type Difference = { readonly key: SumKey; readonly said: string; readonly lines: string }

/**
 * A sum row equals its rows: those since the sum before it, or those since one of the same kind, or all. One that
 * equals none of them is a warning, but for the sum of a single container, which is an error
 * (docs/domain/files.md#workbook-of-inbound-orders).
 */
export async function checkTotals(table: Table<InboundColumn>, issues: Issues): Promise<void> {
  if (table.totals.length === 0) return
  const yieldToEventLoop = eventLoopYielder()
  const running = new Map<SumKey, Running>()
  for (const key of sumKeys) running.set(key, await runningOf(table, key, yieldToEventLoop))
  for (const total of table.totals) {
    await yieldToEventLoop()
    const readings = total.starts.map((start) => differencesFrom(total, start, running))
    const [since = []] = readings
    if (readings.some((found) => found.length === 0)) continue
    const covered = table.rows.slice(total.starts[0], total.end)
    // What is wrong in a line is named already.
    if (issues.hasIn(covered)) continue
    const [no = '', ...others] = new Set(covered.map(containerOf))
    const isOfContainer = total.kind === 'part' && no !== '' && others.length === 0
    const least = readings.reduce((best, each) => (each.length < best.length ? each : best), since)
    for (const { key, said, lines } of isOfContainer ? since : least) {
      const unit = unitOfSum(key)
      const params = {
        name: issues.titleOf(key),
        said: grouped(said) + unit,
        lines: grouped(lines) + unit,
      }
      if (isOfContainer)
        issues.add(total.row.number, key, 'inboundOrder.containerSum', { no, ...params })
      else issues.warn(total.row.number, key, 'inboundOrder.totalSum', params)
    }
  }
}

async function runningOf(
  { rows }: Table<InboundColumn>,
  key: SumKey,
  yieldToEventLoop: () => Promise<void>,
): Promise<Running> {
  const sums = ['0']
  const said = [0]
  for (const [index, row] of rows.entries()) {
    await yieldToEventLoop()
    const figure = figureOf(row, key)
    sums.push(figure === undefined ? (sums[index] ?? '0') : sum([sums[index] ?? '0', figure]))
    said.push((said[index] ?? 0) + (figure === undefined ? 0 : 1))
  }
  return { sums, said }
}

function differencesFrom(
  { row, end }: TableTotal<InboundColumn>,
  start: number,
  running: ReadonlyMap<SumKey, Running>,
): Difference[] {
  return sumKeys.flatMap((key) => {
    const { sums = [], said: count = [] } = running.get(key) ?? {}
    const said = figureOf(row, key)
    // A column that no line fills is summed elsewhere.
    if (said === undefined || count[end] === count[start]) return []
    const lines = subtract(sums[end] ?? '0', sums[start] ?? '0')
    return compare(lines, said) === 0 ? [] : [{ key, said, lines }]
  })
}
