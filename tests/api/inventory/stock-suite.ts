import { ledgerOf } from '@yuncang/server/modules/inventory/repo'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { engineOfRun, openTestDatabase, type TestDatabase } from '../../support/database.ts'
import { holder, receipt, stockIn, type Stock } from '../../support/stock.ts'

/** A tenant of its own for every test, in which every rule of stock holds at the end. */
export function stockSuite() {
  let database: TestDatabase
  let stock: Stock
  let turn = 0

  beforeAll(async () => {
    database = await openTestDatabase(engineOfRun)
  })
  afterAll(() => database.close())
  beforeEach(() => {
    turn += 1
    stock = stockIn(database.db, `WMS_T${turn}`)
  })
  afterEach(async () => {
    expect(await stock.breaches()).toEqual([])
  })

  const ledger = (id: string) => stock.read((db) => ledgerOf(db, [id]))
  const one = async (pieces = 40) => (await stock.receive([receipt('LOT1', { pieces })]))[0]!
  /** A lot, of which a document holds a quantity. */
  const held = async (qty: string, no = 'CK1') => {
    const lot = await one()
    const [hold] = await stock.reserve([{ lotId: lot.id, qty, lineId: 'a' }], holder(no))
    return { lot, hold: hold! }
  }
  return { database: () => database, stock: () => stock, turn: () => turn, ledger, one, held }
}
