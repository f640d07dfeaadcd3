import { eventLoopYielder } from '@yuncang/db/event-loop'
import { compare, sum } from '@yuncang/shared/kernel/decimal'
import {
  heaviestContainer,
  isTooHeavy,
  loadWeight,
} from '@yuncang/shared/nouns/inbound-order/goods-rules'
import type { InboundColumn } from '@yuncang/shared/nouns/inbound-order/workbook'
import { cellWeight } from '../../../files/spreadsheet/values.ts'
import { containerOf } from './workbook-lines.ts'
import { sizeOf, textOf, type Group, type Issues, type Row } from './workbook-rows.ts'

/**
 * No container carries more than it may weigh at all, and rarely more than one of its size does
 * (docs/domain/files.md#workbook-of-inbound-orders).
 */
export async function checkContainerWeights(
  { groups, payloads }: { groups: readonly Group[]; payloads: ReadonlyMap<string, string> },
  issues: Issues,
): Promise<void> {
  const yieldToEventLoop = eventLoopYielder()
  for (const { no, rows } of await loadsOf(groups)) {
    await yieldToEventLoop()
    const { of: key, weight } = weightOf(rows)
    const first = rows.find((row) => figureOf(row, key) !== undefined)
    if (!first) continue
    if (isTooHeavy(weight)) {
      const params = { no, weight, most: heaviestContainer }
      issues.add(first.number, key, 'inboundOrder.containerTooHeavy', params)
      continue
    }
    const size = rows.map(sizeOf).find(Boolean)
    const most = payloads.get(size ?? '')
    if (size !== undefined && most !== undefined && compare(weight, most) > 0)
      issues.warn(first.number, key, 'inboundOrder.containerPayload', { no, weight, size, most })
  }
}

type Journey = { readonly voyage: string; readonly day: string }
type Load = Journey & { readonly no: string; readonly rows: Row[] }

/** What comes in a container at a time, whichever bills it is on. */
async function loadsOf(groups: readonly Group[]): Promise<Load[]> {
  const loads = new Map<string, Load[]>()
  const yieldToEventLoop = eventLoopYielder()
  for (const { rows } of groups) {
    const journey = journeyOf(rows)
    for (const row of rows) {
      await yieldToEventLoop()
      const no = containerOf(row)
      if (no === '') continue
      const before = loads.get(no) ?? []
      const load = before.find((each) => isOneJourney(each, journey))
      if (load) load.rows.push(row)
      else loads.set(no, [...before, { no, ...journey, rows: [row] }])
    }
  }
  return [...loads.values()].flat()
}

function journeyOf(rows: readonly Row[]): Journey {
  const voyage = said(rows, 'imvoy')
  return {
    voyage: voyage === '' ? '' : `${said(rows, 'enShipName')}\t${voyage}`,
    day: said(rows, 'expectDate'),
  }
}

/** A container that comes again comes with another voyage or, where nobody names voyages, on another day. */
const isOneJourney = (one: Journey, other: Journey): boolean =>
  one.voyage !== '' && other.voyage !== '' ? one.voyage === other.voyage : one.day === other.day

/** What the first row of a bill says that says anything. */
function said(rows: readonly Row[], key: InboundColumn): string {
  const row = rows.find((each) => textOf(each, key) !== '')
  return row ? textOf(row, key).toUpperCase() : ''
}

type Key = 'planGross' | 'planNet'

/** What the goods weigh. A merged gross weight is that of all its rows. */
function weightOf(rows: readonly Row[]) {
  const total = (key: Key) => sum(rows.map((row) => figureOf(row, key) ?? '0'))
  return loadWeight({ net: total('planNet'), gross: total('planGross') })
}

const figureOf = (row: Row, key: Key): string | undefined =>
  cellWeight(row.cell(key), row.unitOf(key)) ?? undefined
