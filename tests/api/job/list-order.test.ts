// @postgres: where blanks are sorted
import { exportedLists, type ExportedList } from '@yuncang/shared/exported-lists'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { holder, receipt, stockIn } from '../../support/stock.ts'

/* A file has the order of its list: what the pages of the list show one after the other, by every sort that it knows. */
let app: TestApp
let ctx: Ctx
let customerId: string
const as = 'multi@WMS_DEMO'
const each = [...Array(25).keys()]

/** Texts of which UTF-16, UTF-8 and most languages have an order each. */
const mixed = ['b', 'A', '\uFA0E', '𠮷', 'é', '中']

/** Twenty-five of a kind: most values are there several times, and every third is not there at all. */
beforeAll(async () => {
  app = await startApp()
  ctx = await ctxOf(app, 'multi', 'WMS_DEMO')
  const made = async (operation: string, of: (n: number) => object) => {
    for (const n of each) await app.data(operation, of(n), as)
  }
  customerId = (await app.data('customer.page', {}, 'kh')).records[0].id
  await made('driver.create', (n) => ({
    name: `次序${n % 2}`,
    phone: `1390000${String(1000 + n)}`,
    ...(n % 3 && { licenseExpire: `2030-0${1 + (n % 4)}-01` }),
  }))
  await made('forklift.create', (n) => ({
    code: `${mixed[n % mixed.length]}-${n}`,
    ...(n % 3 && { capacity: String(n % 4) }),
  }))
  await made('inboundOrder.create', (n) => ({
    masterBillNo: `ORDER${n}`,
    customerId,
    inboundType: '1',
    expectDate: `2026-12-0${1 + (n % 2)}`,
    inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: String(1 + (n % 4)) }],
  }))
  await made('feeLine.create', (n) => ({
    customerId,
    feeCode: 'QTF',
    bizDate: `2026-0${1 + Math.trunc(n / 9)}-0${1 + (n % 9)}`,
    pricing: 'TYPED',
    unit: '小时',
    price: String(1 + (n % 4)),
    qty: '2',
  }))
  const stock = stockIn(app.services.db, 'WMS_DEMO')
  for (const n of each) {
    const [lot] = await stock.receive([receipt(`LOT${n}`, { locationCode: `A-0${n % 3}` })])
    const expireTime = n % 3 ? `2026-12-0${1 + (n % 4)}T00:00:00.000Z` : null
    await stock.reserve(
      [{ lineId: `L${n}`, lotId: lot!.id, qty: '1.26' }],
      holder(`CK${n}`, expireTime),
    )
  }
  // The log of these calls is not written with them.
  await app.services.calls.flush()
})
afterAll(() => app.close())

const range = { dateFrom: '2026-01-01', dateTo: '2026-12-31' }

/** What a list is asked by, where that is not its page, or where it asks for more. */
const asked: Partial<Record<ExportedList, [operation: string, filters: object]>> = {
  inventorySummary: ['inventory.summary', { by: 'location' }],
  inventoryHold: ['inventory.reservations', {}],
  usualLog: ['callLog.usualPage', {}],
  apiLog: ['callLog.apiPage', {}],
  revenueReport: ['revenueReport.page', { ...range, by: 'customer' }],
  throughputReport: ['throughputReport.page', range],
  differenceReport: ['differenceReport.page', range],
  billStatement: ['billStatement.page', { ...range, currency: 'CNY' }],
}

/** What a list is narrowed to while it is sorted. */
function filtersOf(list: ExportedList): object {
  const filters: Partial<Record<ExportedList, object>> = {
    customer: { customerName: '青岛' },
    inboundOrder: { customerId },
    feeLine: { customerId },
    billStatement: { customerId },
    inventory: { withStock: 1 },
  }
  return filters[list] ?? {}
}

/** Columns that may say nothing, of which both databases say that it is last whichever way. */
const blanks: Partial<Record<ExportedList, string>> = {
  driver: 'licenseExpire',
  forklift: 'capacity',
  inventoryHold: 'expireTime',
}

/** The columns by which a list is sorted. */
function sortsOf(list: ExportedList): string[] {
  const { properties = {} } = z.toJSONSchema(app.services.listExports[list].input, { io: 'input' })
  const values: unknown = Reflect.get(Object(properties['ascs']), 'items')
  return Reflect.get(Object(values), 'enum') ?? []
}

type Shown = Record<string, unknown>

async function pagesOf(list: ExportedList, query: object): Promise<Shown[]> {
  const [operation, filters] = asked[list] ?? [`${list}.page`, {}]
  const found: Shown[] = []
  for (let current = 1; ; current += 1) {
    const asking = { ...filters, ...query, current, size: 50 }
    const { records, pages }: { records: Shown[]; pages: number } = await app.data(
      operation,
      asking,
      as,
    )
    found.push(...records)
    if (current >= pages) return found
  }
}

async function fileRowsOf(list: ExportedList, query: object): Promise<Shown[]> {
  const { input, rows } = app.services.listExports[list]
  const { format: _format, ...given } = input.parse({ ...asked[list]?.[1], ...query })
  const found: unknown[] = []
  // Parsed by what the list is asked by.
  for await (const chunk of rows.walk(ctx, given as never, 1)) found.push(...chunk)
  return found as Shown[] // rows are objects
}

const idsOf = (rows: readonly Shown[]) => rows.map(({ id, key, bjdId }) => id ?? key ?? bjdId)
const lists = Object.keys(exportedLists) as ExportedList[] // its keys
// The order of what has no sort is tried in export-rows and export-rows-in-part; the log of calls grows while it is
// looked at.
const sorted = lists.filter(
  (list) => !['inboundPlan', 'inventoryLedger', 'role', 'apiLog'].includes(list),
)

test.each(sorted)('the file of %s has the order of the list', async (list) => {
  expect(await fileRowsOf(list, {}).then(idsOf)).toEqual(idsOf(await pagesOf(list, {})))
  const columns = sortsOf(list)
  const [first = '', last = ''] = [columns[0], columns.at(-1)]
  const both = { ...filtersOf(list), ascs: [first], descs: [last] }
  expect(idsOf(await fileRowsOf(list, both))).toEqual(idsOf(await pagesOf(list, both)))
  for (const column of columns)
    for (const way of ['ascs', 'descs']) {
      const query = { ...filtersOf(list), [way]: [column] }
      const shown = await pagesOf(list, query)
      expect([query, idsOf(await fileRowsOf(list, query))]).toEqual([query, idsOf(shown)])
      const isThere = shown.map((row) => row[column] !== null)
      if (blanks[list] === column) expect(new Set(isThere).size).toBe(2)
      expect([query, isThere.lastIndexOf(true)]).toEqual([
        query,
        isThere.filter(Boolean).length - 1,
      ])
    }
})
