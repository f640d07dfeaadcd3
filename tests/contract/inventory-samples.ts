import type { TestApp } from '../support/app.ts'
import { receipt, stockIn } from '../support/stock.ts'
import type { Sample } from './samples.ts'

/** A lot of a customer, as goods that have come in. */
export async function sampleLot(app: TestApp, hqCustomerId: string): Promise<string> {
  const stock = stockIn(app.services.db, 'WMS_DEMO')
  const [lot] = await stock.receive([receipt('SAMPLELOT', { hqCustomerId })])
  return lot!.id
}

export const inventorySamples: Record<string, Sample> = {
  'inventory.page': { as: 'ck', input: () => ({ withStock: 1 }) },
  'inventory.get': { as: 'ck', input: ({ lotId }) => ({ id: lotId }) },
  'inventory.ledger': { as: 'ck', input: ({ lotId }) => ({ id: lotId }) },
  'inventory.summary': { as: 'ck', input: () => ({ by: 'bill' }) },
  'inventory.reservations': { as: 'ck', input: () => ({ status: 1 }) },
  'inventory.owners': { as: 'ck', input: () => ({ masterBillNo: 'BILL0001' }) },
  'inventory.brands': { as: 'ck', input: () => ({ masterBillNo: 'BILL0001' }) },
  'inventory.bills': { as: 'ck' },
  'inventory.receipts': { as: 'ck' },
  'inventory.export': { as: 'ck', input: () => ({ columns: ['lotNo', 'onHandNet'] }) },
}
