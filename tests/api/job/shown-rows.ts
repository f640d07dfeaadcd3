import { permissionOf, type Operation } from '@yuncang/shared/access'
import { roleSeeds } from '@yuncang/shared/roles'
import { exportedLists, type ExportedList } from '@yuncang/shared/exported-lists'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { receipt, stockIn } from '../../support/stock.ts'

const orderOf = (customerId: string, masterBillNo: string) => ({
  masterBillNo,
  customerId,
  inboundType: '1',
  expectDate: '2026-12-01',
  inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1' }],
})
const feeOf = (customerId: string) => ({
  customerId,
  feeCode: 'QTF',
  bizDate: '2026-03-31',
  pricing: 'TYPED',
  unit: '小时',
  price: '120',
  qty: '2',
})

const range = { dateFrom: '2026-01-01', dateTo: '2026-12-31' }

const people = Object.entries(roleSeeds).filter(([role]) => role !== 'sysadmin')
const isOf = (held: readonly string[], list: string) =>
  held.includes(permissionOf[`${list}.export` as Operation]) // every list has an address

const lists = Object.keys(exportedLists) as ExportedList[] // its keys
// Somebody of the platform binds identities; the numbers of a log grow while it is looked at.
const stable = lists.filter((list) => !['identity', 'apiLog'].includes(list))

const isOfCustomers = (list: string) => isOf(roleSeeds.kh.permissions, list)
/** The lists that customers have, too, and those that only others have. */
export const customersLists = stable.filter(isOfCustomers)
export const othersLists = stable.filter((list) => !isOfCustomers(list))

/** A tenant with rows of two customers, one of whom has an account. */
export function shownRowsSuite() {
  let app: TestApp
  let lotId: string
  let orderId: string
  let ownId: string

  beforeAll(async () => {
    app = await startApp()
    const [own] = (await app.data('customer.page', {}, 'kh')).records
    ownId = own.id
    const { records } = await app.data('customer.page', { size: 50 }, 'kf')
    const other = records.find(({ id }: { id: string }) => id !== own.id)
    const stock = stockIn(app.services.db, 'WMS_DEMO')
    for (const { id } of [own, other] as { id: string }[]) {
      const order = await app.data('inboundOrder.create', orderOf(id, `ROWS${id.slice(-4)}`), 'kf')
      orderId ??= order.id
      await app.data('feeLine.create', feeOf(id), 'jf')
      const [lot] = await stock.receive([receipt(`ROWS${id.slice(-4)}`, { hqCustomerId: id })])
      lotId ??= lot!.id
    }
  })
  afterAll(() => app.close())

  /** What the list itself asks, where that is not its page. */
  const asked: Partial<Record<ExportedList, () => [operation: string, input: object]>> = {
    inventorySummary: () => ['inventory.summary', { by: 'bill' }],
    inventoryHold: () => ['inventory.reservations', {}],
    inventoryLedger: () => ['inventory.ledger', { id: lotId }],
    inboundPlan: () => ['inboundPlan.list', { id: orderId }],
    usualLog: () => ['callLog.usualPage', {}],
    apiLog: () => ['callLog.apiPage', {}],
    role: () => ['role.list', {}],
    revenueReport: () => ['revenueReport.page', { ...range, by: 'customer' }],
    throughputReport: () => ['throughputReport.page', range],
    differenceReport: () => ['differenceReport.page', range],
    billStatement: () => ['billStatement.page', { customerId: ownId, currency: 'CNY', ...range }],
  }

  /** A file of the list has as many rows as the list, for everybody who has it: how many, by role. */
  async function rowsByRole(list: ExportedList): Promise<Record<string, number>> {
    const [operation, input] = asked[list]?.() ?? [`${list}.page`, {}]
    const seen: Record<string, number> = {}
    for (const role of people.flatMap(([each, { permissions }]) =>
      isOf(permissions, list) ? [each] : [],
    )) {
      const { status, body } = await app.call(operation, input, role)
      // A record that is none for somebody is none in a file.
      if (status !== 200) {
        expect((await app.call(`${list}.export`, input, role)).body).toEqual(body)
        continue
      }
      const { data } = body
      const bytes = await app.download(`${list}.export`, input, role)
      const [heading, ...rows] = (await readXlsx(bytes)).sheets[0]!.rows
      expect(heading!.length).toBeGreaterThan(3)
      expect([role, rows.length]).toEqual([role, Array.isArray(data) ? data.length : data.total])
      seen[role] = rows.length
    }
    return seen
  }
  return { rowsByRole }
}
