import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import { receipt, stockIn } from '../../support/stock.ts'
import type { CustomerWorld } from '../customer/samples.ts'

/** A lot of a customer, as goods that have come in. */
export async function inventoryWorld(app: TestApp, { customerId }: CustomerWorld) {
  const stock = stockIn(app.services.db, 'WMS_DEMO')
  const [lot] = await stock.receive([receipt('SAMPLELOT', { hqCustomerId: customerId })])
  return { lotId: lot!.id }
}
type InventoryWorld = Awaited<ReturnType<typeof inventoryWorld>>

export const inventorySamples: Record<string, Sample<CustomerWorld & InventoryWorld>> = {
  'inventory.page': { as: 'ck', input: () => ({ withStock: 1 }) },
  'inventory.get': { as: 'ck', input: ({ lotId }) => ({ id: lotId }) },
  'inventory.ledger': { as: 'ck', input: ({ lotId }) => ({ id: lotId }) },
  'inventoryLedger.export': { as: 'ck', input: ({ lotId }) => ({ id: lotId }) },
  'inventory.summary': { as: 'ck', input: () => ({ by: 'bill' }) },
  'inventorySummary.export': { as: 'ck', input: () => ({ by: 'bill' }) },
  'inventory.reservations': { as: 'ck', input: () => ({ status: 1 }) },
  'inventoryHold.export': { as: 'ck' },
  'inventory.owners': { as: 'ck', input: () => ({ masterBillNo: 'BILL0001' }) },
  'inventory.brands': { as: 'ck', input: () => ({ masterBillNo: 'BILL0001' }) },
  'inventory.bills': { as: 'ck' },
  'inventory.receipts': { as: 'ck' },
  'inventory.export': { as: 'ck', input: () => ({ columns: ['lotNo', 'onHandNet'] }) },
}
