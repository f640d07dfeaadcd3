import { availableIn } from '@yuncang/server/modules/inventory/service/reserve'
import { nothing } from '@yuncang/shared/nouns/inventory/rules'
import { describe, expect, test } from 'vitest'
import { holder, receipt, refusal } from '../../support/stock.ts'
import { stockSuite } from './stock-suite.ts'

const { stock, ledger, one, held } = stockSuite()

describe('a reservation', () => {
  test('is all or nothing', async () => {
    const [a, b] = await stock().receive([receipt('LOT1'), receipt('LOT2', { pieces: 1 })])
    const needs = [
      { lotId: a!.id, qty: '10', lineId: 'a' },
      { lotId: b!.id, qty: '1.2601', lineId: 'b' },
    ]
    expect(await refusal(stock().reserve(needs, holder('CK1')))).toBe('inventory.notAvailable')
    expect(availableIn(await stock().lot(a!.id)).qty).toBe('50.4000')
    const exact = [needs[0]!, { ...needs[1]!, qty: '1.26' }]
    const made = await stock().reserve(exact, holder('CK1', '2026-11-23T04:00:00.000Z'))
    expect(made).toMatchObject([
      { lotId: a!.id, qty: '10.0000', refLineId: 'a', status: 1 },
      { lotId: b!.id, qty: '1.2600', refLineId: 'b', expireTime: '2026-11-23T04:00:00.000Z' },
    ])
    expect(availableIn(await stock().lot(b!.id)).qty).toBe('0.0000')
  })

  test('counts a lot that is needed twice with both needs', async () => {
    const lot = await one(2)
    const need = { lotId: lot.id, qty: '1.27', lineId: 'a' }
    const twice = [need, { ...need, qty: '1.26', lineId: 'b' }]
    expect(await refusal(stock().reserve(twice, holder('CK1')))).toBe('inventory.notAvailable')
    expect(availableIn(await stock().lot(lot.id)).qty).toBe('2.5200')
  })

  test('takes no piece or pallet that is promised, nor leaves one without a quantity', async () => {
    const lot = await one(4)
    const need = { lotId: lot.id, qty: '2.52', lineId: 'a' }
    await stock().reserve([{ ...need, pieces: 3, pallets: 1 }], holder('CK1'))
    for (const given of [
      { qty: '1.26', pieces: 2, pallets: 1 },
      { qty: '1.26', pieces: 1, pallets: 4 },
      { pieces: 0, pallets: 3 },
      { pieces: 1, pallets: 2 },
    ]) {
      const work = stock().reserve([{ ...need, ...given }], holder('CK2'))
      expect(await refusal(work)).toBe('inventory.piecesNotAvailable')
    }
    await stock().reserve([{ ...need, pieces: 1, pallets: 3 }], holder('CK2'))
    expect(availableIn(await stock().lot(lot.id))).toEqual({ qty: '0.0000', pieces: 0, pallets: 0 })
    await stock().release('CK1')
    expect(availableIn(await stock().lot(lot.id))).toEqual({ qty: '2.5200', pieces: 3, pallets: 1 })
  })

  test('of nothing is a mistake of the caller', async () => {
    const lot = await one()
    for (const qty of ['0', '-1']) {
      const work = stock().reserve([{ lotId: lot.id, qty, lineId: 'a' }], holder('CK1'))
      await expect(work).rejects.toThrow(RangeError)
    }
  })

  test('is given back whole, or what is left of it, and then holds nothing more', async () => {
    const { lot, hold } = await held('10')
    await stock().take({ reservationId: hold.id, qty: '2.52', pieces: 2 })
    expect(await stock().release('CK1')).toMatchObject([{ id: hold.id, consumedQty: '2.5200' }])
    expect(await stock().lot(lot.id)).toMatchObject({ onHandQty: '47.8800', reservedQty: '0.0000' })
    const late = stock().take({ reservationId: hold.id, qty: '1.26' })
    expect(await refusal(late)).toBe('inventory.notHeld')
    expect(await stock().release('CK1')).toEqual([])
    const [row] = await stock().read((db) => db.select(db.t.inventoryReservation))
    expect(row).toMatchObject({ status: 3, qty: '10.0000', consumedQty: '2.5200' })
  })

  test('that has run out of time is marked so', async () => {
    const { lot } = await held('10')
    await stock().release('CK1', 'expired')
    const [row] = await stock().read((db) => db.select(db.t.inventoryReservation))
    expect(row!.status).toBe(4)
    expect(availableIn(await stock().lot(lot.id)).qty).toBe('50.4000')
  })
})

describe('what a reservation holds', () => {
  test('leaves in proportion, and the last take leaves nothing', async () => {
    const { lot, hold } = await held('50.4')
    const taken = await stock().take({ reservationId: hold.id, qty: '25.2', pieces: 20 })
    expect(taken).toEqual({
      qty: '25.2000',
      pieces: 20,
      pallets: 20,
      net: '25200.000',
      gross: '25400.000',
      volume: '40.6000',
    })
    expect(await stock().lot(lot.id)).toMatchObject({
      onHandQty: '25.2000',
      reservedQty: '25.2000',
    })
    const short = stock().take({ reservationId: hold.id, qty: '25.2', pieces: 19, pallets: 20 })
    expect(await refusal(short)).toBe('inventory.notHeld')
    await stock().take({ reservationId: hold.id, qty: '25.2', pieces: 20, pallets: 20 })
    expect(await stock().lot(lot.id)).toMatchObject({
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
    const [used] = await stock().read((db) => db.select(db.t.inventoryReservation))
    expect(used).toMatchObject({ status: 2, consumedQty: '50.4000' })
  })

  test('is all that leaves', async () => {
    const { lot, hold } = await held('2.52')
    const much = stock().take({ reservationId: hold.id, qty: '2.5201' })
    expect(await refusal(much)).toBe('inventory.notHeld')
    for (const qty of ['0', '-1']) {
      const work = stock().take({ reservationId: hold.id, qty })
      await expect(work).rejects.toThrow(RangeError)
    }
    expect(await stock().lot(lot.id)).toMatchObject({ onHandQty: '50.4000', reservedQty: '2.5200' })
  })

  test('does not leave tomorrow, nor before the lot moved last', async () => {
    const { lot, hold } = await held('10')
    const take = { reservationId: hold.id, qty: '1' }
    const tomorrow = stock().take(take, { bizDate: '2026-11-22' })
    expect(await refusal(tomorrow)).toBe('inventory.inFuture')
    const before = stock().take(take, { bizDate: '2026-11-20' })
    expect(await refusal(before)).toBe('inventory.beforeLast')
    await stock().take(take)
    expect(await ledger(lot.id)).toHaveLength(2)
  })

  test('goes out on the day of the last movement or after it, whenever it is written down', async () => {
    const [lot] = await stock().receive([receipt('LOT1', { bizDate: '2026-11-10' })])
    const need = { lotId: lot!.id, qty: '10', lineId: 'a' }
    const [hold] = await stock().reserve([need], holder('CK1'))
    const take = { reservationId: hold!.id, qty: '1' }
    await stock().take(take, { bizDate: '2026-11-15' })
    const earlier = stock().take(take, { bizDate: '2026-11-14' })
    expect(await refusal(earlier)).toBe('inventory.beforeLast')
    await stock().take(take, { bizDate: '2026-11-15' })
    const rows = await ledger(lot!.id)
    expect(rows.map(({ bizDate }) => bizDate)).toEqual(['2026-11-10', '2026-11-15', '2026-11-15'])
  })
})
