import type { HomeFigures } from '@yuncang/shared/nouns/dashboard/contract'
import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { sum } from '@yuncang/shared/kernel/decimal'
import { isTodoOf, todoKeys } from '@yuncang/shared/nouns/dashboard/rules'
import { roleSeeds, type RoleCode } from '@yuncang/shared/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { contractDraft, flatLine } from '../../support/contracts.ts'
import { heldBy } from './lists.ts'

/* A month of demo history in one tenant, so that something waits in many states, and nothing in the other. */
let app: TestApp
let clock = new Date().toISOString()
beforeAll(async () => {
  app = await startApp({ clock: () => clock, history: { months: 1, only: ['WMS_DEMO'] } })
}, 240_000)
afterAll(() => app.close())

const home = (as = 'admin'): Promise<HomeFigures> => app.data('dashboard.home', {}, as)
const totalOf = async (operation: string, query: object, as: string): Promise<number> =>
  (await app.data(operation, query, as)).total

describe('what waits', () => {
  test.each(['admin', 'kf', 'sh', 'ck', 'lh', 'sw', 'jf', 'cw', 'mg', 'kh', 'gw'])(
    'for %s is what the lists of that person hold, of all that the role may do',
    async (as) => {
      const { day, todos: waiting } = await home(as)
      const role: RoleCode = as as RoleCode // named above
      const held: readonly string[] = roleSeeds[role].permissions
      const figures = new Map(waiting.map((each) => [each.key, each.count]))
      for (const key of todoKeys) {
        if (!isTodoOf(key, (code) => held.includes(code))) {
          expect(figures.has(key)).toBe(false)
          continue
        }
        expect([key, figures.get(key) ?? 0]).toEqual([key, await heldBy(app, as, { key, day })])
      }
    },
  )

  test('names a contract and its prices to whoever wrote them until they are handed in', async () => {
    const waits = async () => {
      const figures = new Map((await home('sw')).todos.map((each) => [each.key, each.count]))
      return ['contractsToSubmit', 'quotationsToSubmit'].map(
        (key) => figures.get(key as 'contractsToSubmit') ?? 0,
      )
    }
    const before = await waits()
    const { records } = await app.data('customer.page', { size: 1 }, 'sw')
    const customerId: string = records[0].id
    const draft = { ...contractDraft(customerId), quotation: { details: [flatLine] } }
    const { id, version } = await app.data('contract.createWithQuotation', draft, 'sw')
    expect(await waits()).toEqual(before.map((count) => count + 1))
    await app.data('contract.setStatus', { status: '1', id, version }, 'sw')
    expect(await waits()).toEqual([before[0], (before[1] ?? 0) + 1])
  })

  test('comes by its day, the earliest first, with how much is late', async () => {
    const { day, todos: waiting } = await home()
    expect(waiting.length).toBeGreaterThan(5)
    const dues = waiting.flatMap(({ due }) => due ?? [])
    expect(dues).toEqual([...dues].sort())
    const toAudit = waiting.find(({ key }) => key === 'inboundToAudit')
    const { records } = await app.data('inboundOrder.page', { orderStatus: 1, size: 200 }, 'admin')
    const dates: string[] = records.map((row: { expectDate: string }) => row.expectDate)
    expect(toAudit).toMatchObject({
      due: [...dates].sort()[0],
      late: dates.filter((date) => date < day).length,
    })
  })
})

describe('the figures', () => {
  test('of stock are those of the list of stock, and its owners add up to it', async () => {
    const { stock } = await home()
    const { total, totals } = await app.data('inventory.page', { withStock: 1 }, 'admin')
    expect([stock?.lots, stock?.net]).toEqual([total, totals.onHandNet])
    const parts = [...(stock?.owners ?? []).map(({ net }) => net), stock?.others.net ?? '0']
    expect(Number(sum(parts))).toBe(Number(totals.onHandNet))
    for (const { id, net } of stock?.owners ?? []) {
      const own = await app.data('inventory.page', { withStock: 1, hqCustomerId: id }, 'admin')
      expect(own.totals.onHandNet).toBe(net)
    }
  })

  test('of orders that come and are picked up today are those of their lists', async () => {
    const { day, expected, pickups } = await home()
    const onDay = { expectDateFrom: day, expectDateTo: day }
    expect(expected).toBe(await totalOf('inboundOrder.page', onDay, 'admin'))
    const picked = { pickDateFrom: day, pickDateTo: day }
    expect(pickups).toBe(await totalOf('outboundOrder.page', picked, 'admin'))
  })

  test('of a day in and out are the ledger of the orders to which the day leads', async () => {
    const { throughput } = await home()
    expect(throughput).toHaveLength(30)
    const busy = throughput?.filter(({ inNet, outNet }) => inNet !== '0.000' || outNet !== '0.000')
    expect(busy?.length).toBeGreaterThan(5)
    for (const { day, inNet, outNet } of busy ?? []) {
      expect([day, await movedOn(day, 'IN')]).toEqual([day, Number(inNet)])
      expect([day, await movedOn(day, 'OUT')]).toEqual([day, Number(outNet)])
    }
  }, 120_000)

  test('of an area are those of the list of locations', async () => {
    const { areas } = await home()
    expect(areas?.length).toBeGreaterThan(0)
    const warehouses: Listed[] = await app.data('storageLocation.loads', {}, 'ck')
    const listed = new Map<string, Listed>()
    for (const { id } of warehouses) for (const area of await areasIn(id)) listed.set(area.id, area)
    for (const { id, measure, load } of areas ?? [])
      expect(String(listed.get(id)?.load[measure ?? 'weight'])).toBe(load)
  })
})

type Listed = { id: string; load: Record<string, unknown> }
const areasIn = (parentStorageId: string): Promise<Listed[]> =>
  app.data('storageLocation.loads', { parentStorageId }, 'ck')

/** Net weight in or out on a day, by the orders that the list finds for it. */
async function movedOn(moveDate: string, type: 'IN' | 'OUT'): Promise<number> {
  const operation = type === 'IN' ? 'inboundOrder.page' : 'outboundOrder.page'
  const { records } = await app.data(operation, { moveDate, size: 200 }, 'admin')
  const found: { orderNo: string }[] = records
  const orders = new Set(found.map(({ orderNo }) => orderNo))
  const lots = await everyLot()
  const nets = lots.flatMap((lot) => {
    const back = new Set(lot.map(({ reversalOf }) => reversalOf))
    return lot.flatMap((row) =>
      row.type === type && row.bizDate === moveDate && orders.has(row.refNo) && !back.has(row.id)
        ? row.net
        : [],
    )
  })
  return Math.abs(Number(sum(nets)))
}

type Posted = Record<'id' | 'type' | 'bizDate' | 'refNo' | 'net', string> & {
  reversalOf: string | null
}
let ledgers: Posted[][] | undefined
async function everyLot(): Promise<Posted[][]> {
  if (ledgers) return ledgers
  const found: Posted[][] = []
  for (let current = 1; ; current += 1) {
    const { records, pages } = await app.data('inventory.page', { current, size: 200 }, 'admin')
    for (const { id } of records) {
      const rows: Posted[] = await app.data('inventory.ledger', { id }, 'admin')
      found.push(rows)
    }
    if (current >= pages) break
  }
  ledgers = found
  return found
}

describe('who sees what', () => {
  test('without a right there is no block', async () => {
    expect(await home('mg')).toMatchObject({
      throughput: null,
      stock: null,
      areas: null,
      undelivered: null,
    })
    expect(await home('cw')).toMatchObject({ expected: null, pickups: null, areas: null })
    expect(await home('sj')).toMatchObject({ todos: [], stock: null, expected: null })
    expect((await home('admin')).undelivered).toBe(0)
  })

  test('a customer sees its own goods only', async () => {
    const { stock, throughput } = await home('kh')
    const { totals } = await app.data('inventory.page', { withStock: 1 }, 'kh')
    expect(stock?.net).toBe(totals.onHandNet)
    expect(stock?.owners.length).toBeLessThanOrEqual(1)
    const all = await home('admin')
    expect(all.stock?.owners.length).toBeGreaterThan(1)
    const inOf = (figures: HomeFigures['throughput']) =>
      Number(sum((figures ?? []).map(({ inNet }) => inNet)))
    expect(inOf(throughput)).toBeLessThan(inOf(all.throughput))
  })

  test('another tenant sees nothing of it', async () => {
    const other = await home('admin.zjwl')
    expect(other.stock).toMatchObject({ lots: 0, net: '0.000', owners: [] })
    expect(other.throughput?.every(({ inNet, outNet }) => inNet === outNet)).toBe(true)
  })
})

test('the day begins at midnight in Shanghai', async () => {
  const before = clock
  const day = today(before)
  clock = `${addDays(day, 1)}T15:59:59.999Z`
  // The sign-in of the day before has ended.
  app.forget('admin')
  expect((await home()).day).toBe(addDays(day, 1))
  clock = `${addDays(day, 1)}T16:00:00.000Z`
  const next = await home()
  expect(next.day).toBe(addDays(day, 2))
  expect(next.throughput?.at(-1)?.day).toBe(addDays(day, 2))
  clock = before
})
