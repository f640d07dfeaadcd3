import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { ledgerOf, lotsOfBill, lotsOfOrder } from '@yuncang/server/modules/inventory/repo'
import { loadsOfStock } from '@yuncang/server/modules/inventory/service/loads'
import { availableOf } from '@yuncang/server/modules/inventory/service/reserve'
import { nothing } from '@yuncang/shared/domain/stock'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engineOfRun, openTestDatabase, type TestDatabase } from '../support/database.ts'
import { reasonOf } from '../support/rows.ts'
import {
  authorOf,
  day,
  holder,
  now,
  receipt,
  refusal,
  stockIn,
  type Stock,
} from '../support/stock.ts'

let database: TestDatabase
let stock: Stock
let turn = 0

beforeAll(async () => {
  database = await openTestDatabase(engineOfRun)
})
afterAll(() => database.close())
// A tenant of its own for every test, in which every rule of stock holds at the end.
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

describe('goods that come in', () => {
  test('become lots, each with the first row of its ledger', async () => {
    const [lot] = await stock.receive([receipt('LOT1'), receipt('LOT2', { pieces: 2 })])
    expect(lot).toMatchObject({
      rootLotId: lot!.id,
      inDate: day,
      ageDate: day,
      onHandQty: '50.4000',
      onHandNet: '50400.000',
      reservedQty: '0.0000',
      ledgerCount: 1,
    })
    expect(await ledger(lot!.id)).toMatchObject([
      {
        seq: 1,
        type: 'IN',
        qty: '50.4000',
        pieces: 40,
        net: '50400.000',
        qtyBefore: '0.0000',
        qtyAfter: '50.4000',
        bizDate: day,
        postTime: now,
        postBy: 'ck',
        refNo: 'RK202611210001',
        reversalOf: null,
      },
    ])
  })

  test('lie in their locations and on their bill, the oldest first', async () => {
    await stock.receive([
      receipt('LOT1', { locationId: 'L1' }),
      receipt('LOT2', { locationId: 'L1', pieces: 2, bizDate: '2026-11-20' }),
      receipt('LOT3', { locationId: 'L2', hqCustomerId: 'C2' }),
    ])
    const loads = await stock.read((db) => loadsOfStock(db, ['L1', 'L2', 'L3']))
    expect(loads.get('L1')).toEqual({
      lots: 2,
      weight: '53340.000',
      volume: '85.2600',
      pallets: 42,
    })
    expect([...loads.keys()].sort()).toEqual(['L1', 'L2'])
    const bill = { masterBillNo: 'BILL0001', hqCustomerId: 'C1' }
    const found = await stock.read((db) => lotsOfBill(db, bill))
    expect(found.map(({ lotNo }) => lotNo)).toEqual(['LOT2', 'LOT1'])
    const order = await stock.read((db) => lotsOfOrder(db, 'RK1'))
    expect(order.map(({ lotNo }) => lotNo)).toEqual(['LOT1', 'LOT2', 'LOT3'])
  })

  test('do not come in tomorrow, nor as nothing, nor twice', async () => {
    const tomorrow = stock.receive([receipt('LOT1', { bizDate: '2026-11-22' })])
    expect(await refusal(tomorrow)).toBe('inventory.inFuture')
    const empty = stock.receive([receipt('LOT1', { pieces: 0 })])
    expect(await refusal(empty)).toBe('inventory.nothing')
    await one()
    const again = stock.receive([receipt('LOT2', { key: 'in:LOT1' })])
    expect(await reasonOf(again)).toMatch(/unique/i)
    expect(await stock.read((db) => lotsOfOrder(db, 'RK1'))).toHaveLength(1)
  })

  test('are unknown to another tenant', async () => {
    const { lot, hold } = await held('1.26')
    const other = stockIn(database.db, 'WMS_OTHER')
    expect(await other.lot(lot.id)).toBeUndefined()
    expect(await other.read((db) => ledgerOf(db, [lot.id]))).toEqual([])
    expect(await other.read((db) => loadsOfStock(db, ['L1']))).toEqual(new Map())
    expect(await other.release('CK1')).toEqual([])
    const need = { lotId: lot.id, qty: '1.26', lineId: 'a' }
    expect(await refusal(other.reserve([need], holder('CK9')))).toBe('record.notFound')
    const take = other.take({ reservationId: hold.id, qty: '1.26' })
    expect(await refusal(take)).toBe('record.notFound')
    expect(await refusal(other.takeBack([lot.id]))).toBe('record.notFound')
    expect(await stock.lot(lot.id)).toMatchObject({ onHandQty: '50.4000', reservedQty: '1.2600' })
  })

  test('of another owner are unknown to somebody who sees one customer', async () => {
    const lot = await one()
    await stock.reserve([{ lotId: lot.id, qty: '1', lineId: 'a' }], holder('CK1'))
    const values = { customer: 'C2', own: '', section: '', today: '' }
    const limited = inTenant(`WMS_T${turn}`, { limits: { inventory: ['customer'] }, values })
    const customer = stockIn(database.db, limited)
    expect(await customer.lot(lot.id)).toBeUndefined()
    expect(await customer.read((db) => ledgerOf(db, [lot.id]))).toEqual([])
    expect(await customer.read((db) => db.select(db.t.inventoryReservation))).toEqual([])
  })
})

describe('a reservation', () => {
  test('is all or nothing', async () => {
    const [a, b] = await stock.receive([receipt('LOT1'), receipt('LOT2', { pieces: 1 })])
    const needs = [
      { lotId: a!.id, qty: '10', lineId: 'a' },
      { lotId: b!.id, qty: '1.2601', lineId: 'b' },
    ]
    expect(await refusal(stock.reserve(needs, holder('CK1')))).toBe('inventory.notAvailable')
    expect(availableOf(await stock.lot(a!.id))).toBe('50.4000')
    const exact = [needs[0]!, { ...needs[1]!, qty: '1.26' }]
    const made = await stock.reserve(exact, holder('CK1', '2026-11-23T04:00:00.000Z'))
    expect(made).toMatchObject([
      { lotId: a!.id, qty: '10.0000', refLineId: 'a', status: 1 },
      { lotId: b!.id, qty: '1.2600', refLineId: 'b', expireTime: '2026-11-23T04:00:00.000Z' },
    ])
    expect(availableOf(await stock.lot(b!.id))).toBe('0.0000')
  })

  test('counts a lot that is needed twice with both needs', async () => {
    const lot = await one(2)
    const need = { lotId: lot.id, qty: '1.27', lineId: 'a' }
    const twice = [need, { ...need, qty: '1.26', lineId: 'b' }]
    expect(await refusal(stock.reserve(twice, holder('CK1')))).toBe('inventory.notAvailable')
    expect(availableOf(await stock.lot(lot.id))).toBe('2.5200')
  })

  test('of nothing is a mistake of the caller', async () => {
    const lot = await one()
    for (const qty of ['0', '-1']) {
      const work = stock.reserve([{ lotId: lot.id, qty, lineId: 'a' }], holder('CK1'))
      await expect(work).rejects.toThrow(RangeError)
    }
  })

  test('is given back whole, or what is left of it, and then holds nothing more', async () => {
    const { lot, hold } = await held('10')
    await stock.take({ reservationId: hold.id, qty: '2.52', pieces: 2 })
    expect(await stock.release('CK1')).toMatchObject([{ id: hold.id, consumedQty: '2.5200' }])
    expect(await stock.lot(lot.id)).toMatchObject({ onHandQty: '47.8800', reservedQty: '0.0000' })
    const late = stock.take({ reservationId: hold.id, qty: '1.26' })
    expect(await refusal(late)).toBe('inventory.notHeld')
    expect(await stock.release('CK1')).toEqual([])
    const [row] = await stock.read((db) => db.select(db.t.inventoryReservation))
    expect(row).toMatchObject({ status: 3, qty: '10.0000', consumedQty: '2.5200' })
  })

  test('that has run out of time is marked so', async () => {
    const { lot } = await held('10')
    await stock.release('CK1', 'expired')
    const [row] = await stock.read((db) => db.select(db.t.inventoryReservation))
    expect(row!.status).toBe(4)
    expect(availableOf(await stock.lot(lot.id))).toBe('50.4000')
  })
})

describe('what a reservation holds', () => {
  test('leaves in proportion, and the last take leaves nothing', async () => {
    const { lot, hold } = await held('50.4')
    const taken = await stock.take({ reservationId: hold.id, qty: '25.2', pieces: 20 })
    expect(taken).toEqual({
      qty: '25.2000',
      pieces: 20,
      pallets: 20,
      net: '25200.000',
      gross: '25400.000',
      volume: '40.6000',
    })
    expect(await stock.lot(lot.id)).toMatchObject({ onHandQty: '25.2000', reservedQty: '25.2000' })
    await stock.take({ reservationId: hold.id, qty: '25.2', pieces: 19, pallets: 0 })
    expect(await stock.lot(lot.id)).toMatchObject({
      onHandQty: nothing.qty,
      onHandPieces: 0,
      onHandPallets: 0,
      onHandNet: nothing.net,
      onHandGross: nothing.gross,
      onHandVolume: nothing.volume,
      reservedQty: '0.0000',
      ledgerCount: 3,
    })
    const rows = await ledger(lot.id)
    expect(rows.map(({ type, qtyAfter }) => [type, qtyAfter])).toEqual([
      ['IN', '50.4000'],
      ['OUT', '25.2000'],
      ['OUT', '0.0000'],
    ])
    const [used] = await stock.read((db) => db.select(db.t.inventoryReservation))
    expect(used).toMatchObject({ status: 2, consumedQty: '50.4000' })
  })

  test('is all that leaves', async () => {
    const { lot, hold } = await held('2.52')
    const much = stock.take({ reservationId: hold.id, qty: '2.5201' })
    expect(await refusal(much)).toBe('inventory.notHeld')
    for (const qty of ['0', '-1']) {
      const work = stock.take({ reservationId: hold.id, qty })
      await expect(work).rejects.toThrow(RangeError)
    }
    expect(await stock.lot(lot.id)).toMatchObject({ onHandQty: '50.4000', reservedQty: '2.5200' })
  })

  test('does not leave tomorrow, nor before the lot moved last', async () => {
    const { lot, hold } = await held('10')
    const take = { reservationId: hold.id, qty: '1' }
    const tomorrow = stock.take(take, { bizDate: '2026-11-22' })
    expect(await refusal(tomorrow)).toBe('inventory.inFuture')
    const before = stock.take(take, { bizDate: '2026-11-20' })
    expect(await refusal(before)).toBe('inventory.beforeLast')
    await stock.take(take)
    expect(await ledger(lot.id)).toHaveLength(2)
  })

  test('goes out on the day of the last movement or after it, whenever it is written down', async () => {
    const [lot] = await stock.receive([receipt('LOT1', { bizDate: '2026-11-10' })])
    const need = { lotId: lot!.id, qty: '10', lineId: 'a' }
    const [hold] = await stock.reserve([need], holder('CK1'))
    const take = { reservationId: hold!.id, qty: '1' }
    await stock.take(take, { bizDate: '2026-11-15' })
    const earlier = stock.take(take, { bizDate: '2026-11-14' })
    expect(await refusal(earlier)).toBe('inventory.beforeLast')
    await stock.take(take, { bizDate: '2026-11-15' })
    const rows = await ledger(lot!.id)
    expect(rows.map(({ bizDate }) => bizDate)).toEqual(['2026-11-10', '2026-11-15', '2026-11-15'])
  })
})

describe('the coming in of a lot', () => {
  test('is taken back by a row of its own, on the same day', async () => {
    const [lot] = await stock.receive([receipt('LOT1', { bizDate: '2026-11-20' })])
    await stock.takeBack([lot!.id], authorOf('sh'))
    const rows = await ledger(lot!.id)
    expect(rows[1]).toMatchObject({
      type: 'REV',
      qty: '-50.4000',
      net: '-50400.000',
      qtyAfter: '0.0000',
      bizDate: '2026-11-20',
      reversalOf: rows[0]!.id,
      postBy: 'sh',
    })
    expect(await stock.lot(lot!.id)).toMatchObject({ onHandQty: '0.0000', onHandNet: '0.000' })
  })

  test('stays when it is promised, was moved, or was taken back before; for all lots or none', async () => {
    const { lot, hold } = await held('1.26')
    const [free] = await stock.receive([receipt('LOT2')])
    const both = [free!.id, lot.id]
    expect(await refusal(stock.takeBack(both))).toBe('inventory.promised')
    await stock.take({ reservationId: hold.id, qty: '1.26', pieces: 1 })
    expect(await refusal(stock.takeBack(both))).toBe('inventory.moved')
    expect(await stock.lot(free!.id)).toMatchObject({ onHandQty: '50.4000' })
    await stock.takeBack([free!.id])
    expect(await refusal(stock.takeBack([free!.id]))).toBe('inventory.moved')
  })
})

describe('the database itself', () => {
  test('refuses less than nothing, and more promised than there is', async () => {
    const { lot } = await held('1.26')
    const set = (changes: object) =>
      reasonOf(
        stock.write((tx) => tx.update(tx.t.inventory, changes, eq(tx.t.inventory.id, lot.id))),
      )
    for (const changes of [
      { onHandPieces: -1 },
      { onHandPallets: -1 },
      { onHandNet: '-0.001' },
      { onHandGross: '-0.001' },
      { onHandVolume: '-0.0001' },
    ])
      expect(await set(changes)).toMatch(/inventory_not_below_zero/)
    for (const changes of [
      { onHandQty: '1.2599' },
      { reservedQty: '50.4001' },
      { reservedQty: '-0.0001' },
    ])
      expect(await set(changes)).toMatch(/inventory_promised_is_there/)
    // Either of the two rules that a negative quantity breaks may be named.
    expect(await set({ onHandQty: '-1' })).toMatch(/inventory_(not_below_zero|promised_is_there)/)
  })

  test('refuses a hold of nothing, and one that gave more than it had', async () => {
    await held('1.26')
    for (const changes of [{ qty: '0' }, { consumedQty: '1.2601' }, { consumedQty: '-0.0001' }]) {
      const work = stock.write((tx) => tx.update(tx.t.inventoryReservation, changes))
      expect(await reasonOf(work)).toMatch(/inventory_reservation_rest/)
    }
  })

  test('refuses to change a row of the ledger or to remove it', async () => {
    await one()
    const change = stock.write((tx) => tx.update(tx.t.inventoryLedger, { qty: '1' }))
    expect(await reasonOf(change)).toMatch(/inventory_ledger is append-only/)
    const remove = stock.write((tx) => tx.remove(tx.t.inventoryLedger))
    expect(await reasonOf(remove)).toMatch(/inventory_ledger is append-only/)
  })
})
