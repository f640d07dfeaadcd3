import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { ledgerOf, lotsOfBill, lotsOfOrder } from '@yuncang/server/modules/inventory/repo'
import { loadsOfStock } from '@yuncang/server/modules/inventory/service/loads'
import { describe, expect, test } from 'vitest'
import { reasonOf } from '../../support/rows.ts'
import { authorOf, day, holder, now, receipt, refusal, stockIn } from '../../support/stock.ts'
import { stockSuite } from './stock-suite.ts'

const { database, stock, turn, ledger, one, held } = stockSuite()

describe('goods that come in', () => {
  test('become lots, each with the first row of its ledger', async () => {
    const [lot] = await stock().receive([receipt('LOT1'), receipt('LOT2', { pieces: 2 })])
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
    await stock().receive([
      receipt('LOT1', { locationId: 'L1' }),
      receipt('LOT2', { locationId: 'L1', pieces: 2, bizDate: '2026-11-20' }),
      receipt('LOT3', { locationId: 'L2', hqCustomerId: 'C2' }),
    ])
    const loads = await stock().read((db) => loadsOfStock(db, ['L1', 'L2', 'L3']))
    expect(loads.get('L1')).toEqual({
      lots: 2,
      weight: '53340.000',
      volume: '85.2600',
      pallets: 42,
    })
    expect([...loads.keys()].sort()).toEqual(['L1', 'L2'])
    const bill = { masterBillNo: 'BILL0001', hqCustomerId: 'C1' }
    const found = await stock().read((db) => lotsOfBill(db, bill))
    expect(found.map(({ lotNo }) => lotNo)).toEqual(['LOT2', 'LOT1'])
    const order = await stock().read((db) => lotsOfOrder(db, 'RK1'))
    expect(order.map(({ lotNo }) => lotNo)).toEqual(['LOT1', 'LOT2', 'LOT3'])
  })

  test('do not come in tomorrow, nor as nothing, nor twice', async () => {
    const tomorrow = stock().receive([receipt('LOT1', { bizDate: '2026-11-22' })])
    expect(await refusal(tomorrow)).toBe('inventory.inFuture')
    const empty = stock().receive([receipt('LOT1', { pieces: 0 })])
    expect(await refusal(empty)).toBe('inventory.nothing')
    await one()
    const again = stock().receive([receipt('LOT2', { key: 'in:LOT1' })])
    expect(await reasonOf(again)).toMatch(/unique/i)
    expect(await stock().read((db) => lotsOfOrder(db, 'RK1'))).toHaveLength(1)
  })

  test('are unknown to another tenant', async () => {
    const { lot, hold } = await held('1.26')
    const other = stockIn(database().db, 'WMS_OTHER')
    expect(await other.lot(lot.id)).toBeUndefined()
    expect(await other.read((db) => ledgerOf(db, [lot.id]))).toEqual([])
    expect(await other.read((db) => loadsOfStock(db, ['L1']))).toEqual(new Map())
    expect(await other.release('CK1')).toEqual([])
    const need = { lotId: lot.id, qty: '1.26', lineId: 'a' }
    expect(await refusal(other.reserve([need], holder('CK9')))).toBe('record.notFound')
    const take = other.take({ reservationId: hold.id, qty: '1.26' })
    expect(await refusal(take)).toBe('record.notFound')
    expect(await refusal(other.takeBack([lot.id]))).toBe('record.notFound')
    expect(await stock().lot(lot.id)).toMatchObject({ onHandQty: '50.4000', reservedQty: '1.2600' })
  })

  test('of another owner are unknown to somebody who sees one customer', async () => {
    const lot = await one()
    await stock().reserve([{ lotId: lot.id, qty: '1', lineId: 'a' }], holder('CK1'))
    const values = { customer: 'C2', own: '', section: '', today: '' }
    const limited = inTenant(`WMS_T${turn()}`, { limits: { inventory: ['customer'] }, values })
    const customer = stockIn(database().db, limited)
    expect(await customer.lot(lot.id)).toBeUndefined()
    expect(await customer.read((db) => ledgerOf(db, [lot.id]))).toEqual([])
    expect(await customer.read((db) => db.select(db.t.inventoryReservation))).toEqual([])
  })
})

describe('the coming in of a lot', () => {
  test('is taken back by a row of its own, on the same day', async () => {
    const [lot] = await stock().receive([receipt('LOT1', { bizDate: '2026-11-20' })])
    await stock().takeBack([lot!.id], authorOf('sh'))
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
    expect(await stock().lot(lot!.id)).toMatchObject({ onHandQty: '0.0000', onHandNet: '0.000' })
  })

  test('stays when it is promised, was moved, or was taken back before; for all lots or none', async () => {
    const { lot, hold } = await held('1.26')
    const [free] = await stock().receive([receipt('LOT2')])
    const both = [free!.id, lot.id]
    expect(await refusal(stock().takeBack(both))).toBe('inventory.promised')
    await stock().take({ reservationId: hold.id, qty: '1.26', pieces: 1 })
    expect(await refusal(stock().takeBack(both))).toBe('inventory.moved')
    expect(await stock().lot(free!.id)).toMatchObject({ onHandQty: '50.4000' })
    await stock().takeBack([free!.id])
    expect(await refusal(stock().takeBack([free!.id]))).toBe('inventory.moved')
  })
})

describe('the database itself', () => {
  test('refuses less than nothing, and more promised than there is', async () => {
    const { lot } = await held('1.26')
    const set = (changes: object) =>
      reasonOf(
        stock().write((tx) => tx.update(tx.t.inventory, changes, eq(tx.t.inventory.id, lot.id))),
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
      { onHandQty: '1.2599', onHandPieces: 1, onHandPallets: 1 },
      { reservedQty: '-0.0001' },
      { reservedPieces: 41 },
      { reservedPieces: -1 },
      { reservedPallets: 41 },
      { reservedPallets: -1 },
    ])
      expect(await set(changes)).toMatch(/inventory_promised_is_there/)
    const all = { reservedQty: '50.4', reservedPieces: 40 }
    expect(await set(all)).toMatch(/inventory_available_together/)
    // Any of the rules that a negative quantity breaks may be named.
    expect(await set({ onHandQty: '-1' })).toMatch(
      /inventory_(not_below_zero|promised_is_there|available_together)/,
    )
  })

  test('refuses a hold of nothing, and one that gave more than it had', async () => {
    await held('1.26')
    for (const changes of [
      { qty: '0' },
      { consumedQty: '1.2601', consumedPieces: 1, consumedPallets: 1 },
      { consumedQty: '-0.0001' },
      { consumedPieces: 2 },
      { consumedPallets: -1 },
    ]) {
      const work = stock().write((tx) => tx.update(tx.t.inventoryReservation, changes))
      expect(await reasonOf(work)).toMatch(/inventory_reservation_rest/)
    }
  })

  test('refuses to change a row of the ledger or to remove it', async () => {
    await one()
    const change = stock().write((tx) => tx.update(tx.t.inventoryLedger, { qty: '1' }))
    expect(await reasonOf(change)).toMatch(/inventory_ledger is append-only/)
    const remove = stock().write((tx) => tx.remove(tx.t.inventoryLedger))
    expect(await reasonOf(remove)).toMatch(/inventory_ledger is append-only/)
  })
})
