// @postgres: how chunks of exports are found
import { exportedLists, type ExportedList } from '@yuncang/shared/exported-lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { engineOfRun } from '../../support/database.ts'
import { planOf, watchStatements } from '../../support/statements.ts'

/* Each chunk of an export goes on where the last one ended: a list that was sorted anew each time took minutes. */
const watched = watchStatements(engineOfRun)
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(async () => {
  watched.end()
  await app.close()
})

/** Read as a whole: what belongs to one record, sums, and the few people and roles of a tenant. */
const wholes: Partial<Record<ExportedList, object>> = {
  inventorySummary: { by: 'bill' },
  inventoryLedger: { id: 'none' },
  inboundPlan: { id: 'none' },
  billStatement: { currency: 'CNY', dateFrom: '2026-01-01', dateTo: '2026-12-31' },
  user: {},
  role: {},
}
// So are reports, whose rows are sums.
const isWhole = (list: string) => list in wholes || list.endsWith('Report')
const walked = Object.keys(exportedLists).filter((list) => !isWhole(list))

/** Filters that an index of their own serves, which would leave the rows to be sorted. */
const served: Partial<Record<string, object>> = {
  inboundOrder: { customerId: 'none', orderStatus: 1 },
  outboundOrder: { customerId: 'none', outboundStatus: 1 },
  inventory: { hqCustomerId: 'none', withStock: 1 },
  inventoryHold: { lotId: 'none', status: 1 },
  feeLine: { customerId: 'none', status: 0 },
  bill: { customerId: 'none', status: 2 },
  contract: { customerId: 'none', status: 2 },
  quotation: { customerId: 'none', contractId: 'none' },
  product: { productName: 'none' },
  storageLocation: { parentStorageId: 'none' },
  customer: { customerName: 'none' },
  identity: { status: 0 },
  fxRate: { currency: 'USD' },
}

const asked = walked.flatMap((list) => {
  const filters = served[list]
  return [
    { list, as: 'multi@WMS_DEMO', filters: {} },
    ...(filters ? [{ list, as: 'multi@WMS_DEMO', filters }] : []),
    ...(['inboundOrder', 'inventory', 'feeLine', 'outboundOrder'].includes(list)
      ? [{ list, as: 'kh', filters: {} }]
      : []),
  ]
})

/** As SQLite and PostgreSQL say that they go on within an index, after a time and an id. */
const rangeOfIndex =
  /USING INDEX .*\((create_)?time,id\)<|Index Cond: .*ROW\((create_)?"?time"?, id\) </

const chunksOf = (statements: readonly string[]) =>
  statements.filter((text) => /\) < \(.*order by .*limit/is.test(text))

test.each(asked)('chunks of $list for $as with $filters are not sorted', async (each) => {
  const before = watched.statements().length
  await app.download(`${each.list}.export`, each.filters, each.as)
  const chunks = chunksOf(watched.statements().slice(before))
  expect(chunks.length).toBeGreaterThan(0)
  for (const chunk of chunks) {
    const steps = await planOf(app.database, chunk)
    expect(steps).not.toMatch(/B-TREE FOR|Sort/)
    expect(steps).toMatch(rangeOfIndex)
  }
})

/** The statement of a page in this order. */
async function pageBy(list: string, column: string, way: 'ascs' | 'descs') {
  const before = watched.statements().length
  await app.data(`${list}.page`, { [way]: [column] }, 'multi@WMS_DEMO')
  const found = watched.statements().slice(before)
  return found.find((text) => /order by .*limit.*offset/is.test(text)) ?? ''
}

test.each(['ascs', 'descs'] as const)(
  'a page that is sorted by %s goes along an index',
  async (way) => {
    const paged = await pageBy('inboundOrder', 'expectDate', way)
    expect(paged).not.toMatch(/nulls/i)
    const steps = await planOf(app.database, paged)
    expect(steps).toContain('inbound_order_expect_ix')
    expect(await pageBy('driver', 'licenseExpire', way)).toMatch(/nulls last/i)
  },
)

test.runIf(engineOfRun === 'postgres')(
  'text is ordered by its bytes, whatever the language of the database',
  async () => {
    expect(await pageBy('forklift', 'code', 'ascs')).toMatch(/"code" collate "C" asc/)
  },
)
