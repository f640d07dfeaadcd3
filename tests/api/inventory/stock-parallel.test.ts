// @postgres: locks of lots
import type { Db } from '@yuncang/db/handle'
import { holdLots } from '@yuncang/server/modules/inventory/service/hold'
import { takeReserved } from '@yuncang/server/modules/inventory/service/post'
import { availableIn } from '@yuncang/server/modules/inventory/service/reserve'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { engineOfRun, openTestDatabase, type TestDatabase } from '../../support/database.ts'
import {
  authorOf,
  day,
  holder,
  receipt,
  refusal,
  stockIn,
  type Stock,
} from '../../support/stock.ts'

/* Two instances with a pool of connections each, as two replicas have, or the one writer of SQLite. */
let database: TestDatabase
let second: Db
let stocks: [Stock, Stock]
let turn = 0

beforeAll(async () => {
  database = await openTestDatabase(engineOfRun)
  second = await database.another()
})
afterAll(() => database.close())
beforeEach(() => {
  turn += 1
  stocks = [stockIn(database.db, `WMS_T${turn}`), stockIn(second, `WMS_T${turn}`)]
})
afterEach(async () => {
  expect(await stocks[0].breaches()).toEqual([])
})

const many = <R>(count: number, work: (stock: Stock, index: number) => Promise<R>) =>
  Promise.all(Array.from({ length: count }, (_, index) => refusal(work(stocks[index % 2]!, index))))
const tally = (answers: string[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, (answer) => answer)].map(([answer, all]) => [answer, all.length]),
  )
const authors = [authorOf('a'), authorOf('b'), authorOf('c')]
const authorAt = (index: number) => authors[index % authors.length]!

test('of fifty documents that want a piece of forty, forty get it', async () => {
  const [lot] = await stocks[0].receive([receipt('LOT1')])
  const answers = await many(50, (stock, index) =>
    stock.reserve(
      [{ lotId: lot!.id, qty: '1.26', lineId: 'a' }],
      holder(`CK${index}`),
      authorAt(index),
    ),
  )
  expect(tally(answers)).toEqual({ 'it went through': 40, 'inventory.notAvailable': 10 })
  expect(availableIn(await stocks[0].lot(lot!.id)).qty).toBe('0.0000')
  const holds = await stocks[0].read((db) => db.select(db.t.inventoryReservation))
  expect(holds).toHaveLength(40)
})

test('trucks that load from one reservation at once take what it holds and no more', async () => {
  const [lot] = await stocks[0].receive([receipt('LOT1')])
  const need = { lotId: lot!.id, qty: '12.6', lineId: 'a' }
  const [hold] = await stocks[0].reserve([need], holder('CK1'))
  const answers = await many(14, (stock, index) =>
    stock.take(
      { reservationId: hold!.id, qty: '1.26', pieces: 1 },
      { author: authorOf(`truck${index}`) },
    ),
  )
  expect(tally(answers)).toEqual({ 'it went through': 10, 'inventory.notHeld': 4 })
  expect(await stocks[0].lot(lot!.id)).toMatchObject({ onHandQty: '37.8000', onHandPieces: 30 })
})

test('taking, promising and giving back at once never meet the same goods', async () => {
  const [lot] = await stocks[0].receive([receipt('LOT1')])
  const made = await many(20, (stock, index) =>
    stock.reserve([{ lotId: lot!.id, qty: '1.26', lineId: 'a' }], holder(`CK${index}`)),
  )
  expect(tally(made)).toEqual({ 'it went through': 20 })
  const holds = await stocks[0].read((db) => db.select(db.t.inventoryReservation))
  const answers = await many(60, async (stock, index) => {
    const hold = holds[index % 20]!
    const author = authorOf(`user${index}`)
    if (index < 20)
      return stock.take({ reservationId: hold.id, qty: '1.26', pieces: 1 }, { author })
    if (index < 40) return stock.release(hold.refId, 'released', author)
    const need = { lotId: lot!.id, qty: '1.26', lineId: 'b' }
    return stock.reserve([need], holder(`LATE${index}`), author)
  })
  const left = new Set(['it went through', 'inventory.notHeld'])
  expect(answers.filter((answer) => !left.has(answer))).toEqual([])
  const { onHandPieces, reservedQty } = await stocks[0].lot(lot!.id)
  const gone = answers.slice(0, 20).filter((answer) => answer === 'it went through').length
  expect([onHandPieces, reservedQty]).toEqual([40 - gone, '25.2000'])
})

test('pieces are promised once, whoever asks at the same moment', async () => {
  const [lot] = await stocks[0].receive([receipt('LOT1')])
  const need = { lotId: lot!.id, qty: '1.26', pieces: 4, pallets: 0, lineId: 'a' }
  const answers = await many(20, (stock, index) => stock.reserve([need], holder(`CK${index}`)))
  expect(tally(answers)).toEqual({ 'it went through': 10, 'inventory.piecesNotAvailable': 10 })
  expect(availableIn(await stocks[0].lot(lot!.id))).toMatchObject({ qty: '37.8000', pieces: 0 })
})

test('documents that want the same lots in opposite order do not wait for each other', async () => {
  const [a, b] = await stocks[0].receive([receipt('LOT1'), receipt('LOT2')])
  const need = (lotId: string) => ({ lotId, qty: '1.26', lineId: 'a' })
  const both = [need(a!.id), need(b!.id)]
  const made = await many(40, (stock, index) =>
    stock.reserve(index % 4 < 2 ? both : both.toReversed(), holder(`CK${index}`)),
  )
  expect(tally(made)).toEqual({ 'it went through': 40 })
  const holds = await stocks[0].read((db) => db.select(db.t.inventoryReservation))
  const moved = await many(40, async (stock, index) => {
    if (index % 4 === 0) return stock.release(`CK${index}`)
    const own = holds.filter(({ refId }) => refId === `CK${index}`)
    return stock.write(async (tx) => {
      const ids = own.map(({ lotId }) => lotId)
      await holdLots(tx, ids)
      const take = async (hold: (typeof own)[number]) => {
        const ref = { module: 'RKDD' as const, id: `CK${index}`, no: `CK${index}`, lineId: 'a' }
        const posting = { bizDate: day, ref, key: `out:${hold.id}` }
        const what = { reservationId: hold.id, qty: '1.26', pieces: 1, pallets: 1 }
        await takeReserved(tx, authorAt(index), what, posting)
      }
      for (const hold of index % 4 === 3 ? own.toReversed() : own) await take(hold)
    })
  })
  expect(tally(moved)).toEqual({ 'it went through': 40 })
  expect(await stocks[0].lot(a!.id)).toMatchObject({ onHandPieces: 10, reservedQty: '0.0000' })
})

test('of two who take a lot back, one does', async () => {
  const [lot] = await stocks[0].receive([receipt('LOT1')])
  const answers = await many(2, (stock) => stock.takeBack([lot!.id]))
  expect(tally(answers)).toEqual({ 'it went through': 1, 'inventory.moved': 1 })
})
