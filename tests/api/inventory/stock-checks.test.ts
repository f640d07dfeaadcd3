import { eq } from '@yuncang/db/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { holder, receipt, stockIn, type Stock, breachedRules } from '../../support/stock.ts'

/* Each rule is broken by writing past the services, and has to be noticed as itself and nothing else. */
let app: TestApp
let stock: Stock
let turn = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  turn += 1
  stock = stockIn(app.services.db, `WMS_T${turn}`)
})

const numbers = () => breachedRules(stock)
/** A lot of which a document holds ten tonnes and has taken one piece. */
async function moved() {
  const [lot] = await stock.receive([receipt('LOT1'), receipt('LOT2', { masterBillNo: 'B2' })])
  const [hold] = await stock.reserve([{ lotId: lot!.id, qty: '10', lineId: 'a' }], holder('CK1'))
  await stock.take({ reservationId: hold!.id, qty: '1.26', pieces: 1 })
  expect(await stock.breaches()).toEqual([])
  return { lot: lot!, hold: hold! }
}
const set = (id: string, changes: object) =>
  stock.write((tx) => tx.update(tx.t.inventory, changes, eq(tx.t.inventory.id, id)))
/** A further ledger row, as nobody wrote it; without more it changes nothing. */
const book = (lotId: string, given: object) =>
  stock.write(async (tx) => {
    const rows = await tx.select(tx.t.inventoryLedger, eq(tx.t.inventoryLedger.lotId, lotId))
    const last = rows.toSorted((a, b) => a.seq - b.seq).at(-1)!
    const { tenantNode: _own, ...row } = last
    await tx.insert(tx.t.inventoryLedger, {
      ...row,
      id: app.services.ids(),
      seq: last.seq + 1,
      qty: '0',
      pieces: 0,
      pallets: 0,
      net: '0',
      gross: '0',
      volume: '0',
      qtyBefore: last.qtyAfter,
      qtyAfter: last.qtyAfter,
      idempotencyKey: app.services.ids(),
      ...given,
    })
  })

describe('a lot whose ledger does not explain it breaks rule 1', () => {
  test.each([
    { onHandNet: '1.000' },
    { onHandGross: '1.000' },
    { onHandVolume: '1.0000' },
    { onHandPieces: 38 },
    { onHandPallets: 38 },
    { onHandQty: '49.0000' },
  ])('%o', async (changes) => {
    const { lot } = await moved()
    await set(lot.id, changes)
    expect(await numbers()).toEqual(['1 LOT1', '5 BILL0001'])
  })

  test.each([
    ['a row that is missing', { ledgerCount: 3 }, undefined],
    ['a row out of its turn', { ledgerCount: 3 }, { seq: 4 }],
    [
      'a row that does not begin where the last one ended',
      { ledgerCount: 3 },
      { qtyBefore: '1', qtyAfter: '1' },
    ],
    ['a row that does not add up', { ledgerCount: 3 }, { qtyAfter: '1' }],
    ['a row of a day before the last one', { ledgerCount: 3 }, { bizDate: '2026-11-20' }],
    [
      'a row written down before the last one',
      { ledgerCount: 3 },
      { postTime: '2026-11-21T03:00:00.000Z' },
    ],
    ['a row that nobody counted', {}, {}],
  ])('%s', async (_name, changes, row) => {
    const { lot } = await moved()
    if (Object.keys(changes).length > 0) await set(lot.id, changes)
    if (row) await book(lot.id, row)
    expect(await numbers()).toEqual(['1 LOT1'])
  })

  test('two rows that go below nothing and come back', async () => {
    const { lot } = await moved()
    await book(lot.id, { type: 'ADJ', qty: '-60', qtyAfter: '-10.8600' })
    await book(lot.id, { type: 'ADJ', qty: '60', qtyAfter: '49.1400' })
    await set(lot.id, { ledgerCount: 4 })
    expect(await stock.breaches()).toMatchObject([
      { invariant: 1, detail: 'row 3 leaves -10.8600' },
    ])
  })
})

describe('holds that do not add up break rule 2', () => {
  test.each([
    { reservedQty: '8.7399' },
    { reservedQty: '0' },
    { reservedPieces: 7 },
    { reservedPallets: 0 },
  ])('a lot with %o', async (changes) => {
    const { lot } = await moved()
    await set(lot.id, changes)
    expect(await numbers()).toEqual(['2 LOT1'])
  })

  test.each([
    { qty: '11' },
    { consumedQty: '1' },
    { status: 3 },
    { pieces: 8 },
    { consumedPallets: 0 },
    { status: 2, qty: '1.26', pieces: 1, pallets: 1 },
    { status: 2 },
  ])('a hold with %o', async (changes) => {
    await moved()
    await stock.write((tx) => tx.update(tx.t.inventoryReservation, changes))
    expect(await numbers()).toEqual(['2 LOT1'])
  })
})

test('weight that is left of a lot without goods breaks rule 3', async () => {
  const [lot] = await stock.receive([receipt('LOT1')])
  await book(lot!.id, {
    type: 'OUT',
    qty: '-50.4',
    pieces: -40,
    pallets: -40,
    volume: '-81.2',
    gross: '-50800',
    net: '-50399.999',
    qtyAfter: '0',
  })
  await set(lot!.id, {
    onHandQty: '0',
    onHandPieces: 0,
    onHandPallets: 0,
    onHandVolume: '0',
    onHandGross: '0',
    onHandNet: '0.001',
    ledgerCount: 2,
  })
  expect(await numbers()).toEqual(['3 LOT1'])
})

test('goods that were moved out of a lot and into none break rule 5', async () => {
  const { lot } = await moved()
  const out = {
    qty: '-1.26',
    pieces: -1,
    pallets: -1,
    net: '-1260',
    gross: '-1270',
    volume: '-2.03',
  }
  await book(lot.id, { type: 'MOVE_OUT', ...out, qtyAfter: '47.8800' })
  await set(lot.id, {
    onHandQty: '47.88',
    onHandPieces: 38,
    onHandPallets: 38,
    onHandNet: '47880',
    onHandGross: '48260',
    onHandVolume: '77.14',
    ledgerCount: 3,
  })
  expect(await numbers()).toEqual(['5 BILL0001'])
})

describe('a row that is taken back wrongly breaks rule 9', () => {
  const reversal = async (given: object) => {
    const [lot] = await stock.receive([receipt('LOT1')])
    const [first] = await stock.read((db) => db.select(db.t.inventoryLedger))
    await book(lot!.id, { type: 'REV', reversalOf: first!.id, ...given })
    await set(lot!.id, { ledgerCount: 2 })
    return lot!
  }

  test('by other figures', async () => {
    await reversal({})
    expect(await numbers()).toEqual(['9 LOT1'])
  })

  test('when it is the row of another lot', async () => {
    await stock.receive([receipt('LOT2')])
    const [other] = await stock.read((db) => db.select(db.t.inventoryLedger))
    const [lot] = await stock.receive([receipt('LOT1')])
    await book(lot!.id, { type: 'REV', reversalOf: other!.id })
    await set(lot!.id, { ledgerCount: 2 })
    expect(await numbers()).toEqual(['9 LOT1'])
  })

  test('when it is none', async () => {
    await reversal({ reversalOf: null })
    expect(await numbers()).toEqual(['9 LOT1'])
  })
})
