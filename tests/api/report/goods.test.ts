// @postgres: sums of stock by days
import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { sum } from '@yuncang/shared/kernel/decimal'
import type { HomeFigures } from '@yuncang/shared/nouns/dashboard/contract'
import type {
  DifferenceRow,
  OccupancyRow,
  StockAgeRow,
  ThroughputRow,
} from '@yuncang/shared/nouns/report/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'

/* A month of demo history: what reports say is what the lists and the home screen say. */
let app: TestApp
const clock = new Date().toISOString()
const day = today(clock)
const range = { dateFrom: addDays(day, -29), dateTo: day }

beforeAll(async () => {
  app = await startApp({ clock: () => clock, history: { months: 1, only: ['WMS_DEMO'] } })
}, 240_000)
afterAll(() => app.close())

type Stock = {
  totals: { onHandNet: string }
  records: { ageDays: number; onHandNet: string }[]
  total: number
}

const rows = async <R>(report: string, query: object = {}, as = 'ck'): Promise<R[]> =>
  (await app.data(`${report}Report.page`, { size: 200, ...query }, as)).records

describe('throughput', () => {
  test('of days is that of the home screen, and weeks and months add up to it', async () => {
    const home: HomeFigures = await app.data('dashboard.home', {}, 'ck')
    const days = await rows<ThroughputRow>('throughput', { ...range, by: 'day' })
    expect(days.map(({ id, inNet, outNet }) => ({ day: id, inNet, outNet }))).toEqual(
      home.throughput,
    )
    const all = sum(days.map(({ inNet }) => inNet))
    expect(Number(all)).toBeGreaterThan(0)
    for (const by of ['week', 'month']) {
      const parts = await rows<ThroughputRow>('throughput', { ...range, by })
      expect(parts.length).toBeLessThan(days.length)
      expect(Number(sum(parts.map(({ inNet }) => inNet)))).toBe(Number(all))
    }
  })

  test('of weeks begins on Mondays', async () => {
    const weeks = await rows<ThroughputRow>('throughput', { ...range, by: 'week' })
    const days = weeks.map(({ id }) => new Date(`${id}T00:00:00Z`).getUTCDay())
    expect(new Set(days)).toEqual(new Set([1]))
  })
})

describe('stock by age', () => {
  test('adds up to the list of stock, and each age to the lots that are so old', async () => {
    const owners = await rows<StockAgeRow>('stockAge')
    const { totals, records, total }: Stock = await app.data(
      'inventory.page',
      { withStock: 1, size: 200 },
      'ck',
    )
    expect(Number(sum(owners.map((each) => each.total)))).toBe(Number(totals.onHandNet))
    expect(owners.reduce((all, { lots }) => all + lots, 0)).toBe(total)
    const young = records.filter(({ ageDays }) => ageDays <= 30)
    expect(total).toBeLessThanOrEqual(200)
    expect(Number(sum(owners.map(({ first }) => first)))).toBe(
      Number(sum(young.map(({ onHandNet }) => onHandNet))),
    )
    for (const { first, second, third, older, total: all } of owners)
      expect(Number(sum([first, second, third, older]))).toBe(Number(all))
  })
})

describe('occupancy', () => {
  test('of areas is what lies there of the room that there is', async () => {
    const areas = await rows<OccupancyRow>('occupancy')
    const home: HomeFigures = await app.data('dashboard.home', {}, 'ck')
    for (const { id, measure, load, share } of home.areas ?? []) {
      const area = areas.find((each) => each.id === id)
      if (measure === null) continue
      expect(String(area?.[measure])).toBe(load)
      const key = measure === 'pallets' ? 'palletShare' : (`${measure}Share` as const)
      expect(Math.abs(Number(area?.[key]) * 100 - Number(share))).toBeLessThan(0.1)
    }
    expect(areas.length).toBeGreaterThanOrEqual(home.areas?.length ?? 1)
  })
})

describe('differences', () => {
  test('are the lines whose goods did not come as announced', async () => {
    const found = await rows<DifferenceRow>('difference', range)
    for (const { orderId, id, diffPieces, diffType } of found) {
      const lines = await app.data('inboundOrder.products', { id: orderId }, 'ck')
      const line = lines.find((each: { id: string }) => each.id === id)
      expect([line.diffType, line.actPieces - line.planPieces]).toEqual([diffType, diffPieces])
      expect(diffType).not.toBe('0')
    }
    expect(found.length).toBeGreaterThan(0)
  })
})

test('a customer sees none of the reports of the warehouse', async () => {
  const refused = await app.call('stockAgeReport.page', {}, 'kh')
  expect(statusAndReason(refused)).toEqual([403, 'access.denied'])
})

test('a report is a workbook, by the columns on screen', async () => {
  const file = await app.download(
    'stockAgeReport.export',
    { columns: ['customerName', 'total'] },
    'ck',
  )
  expect(Buffer.from(file.slice(0, 2)).toString()).toBe('PK')
})
