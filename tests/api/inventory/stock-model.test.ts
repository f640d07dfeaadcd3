// @postgres: the locks and the ledger of stock
import { toScaled } from '@yuncang/shared/kernel/decimal'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engineOfRun, openTestDatabase, type TestDatabase } from '../../support/database.ts'
import { authorOf, holder, receipt, refusal, stockIn, type Stock } from '../../support/stock.ts'
import { stockModel, type StockModel } from '../../support/stock-model.ts'

/*
 * Random work by three people on the real stock and on the model of it: after every step both are the same and no rule
 * of docs/domain/invariants.md is broken. A failure prints its seed and the shortest work that fails.
 */
let database: TestDatabase
let turn = 0

beforeAll(async () => {
  database = await openTestDatabase(engineOfRun)
})
afterAll(() => database.close())

const people = ['a', 'b', 'c'].map((name) => authorOf(name))
const pick = fc.nat({ max: 7 })
/** Up to three pieces of 1.26 t, or an odd part of one, in units of 0.0001 t. */
const amount = fc.oneof(
  fc.integer({ min: 1, max: 3 }).map((pieces) => pieces * 12_600),
  fc.integer({ min: 1, max: 20_000 }),
)
/** Pieces as somebody counted them, or as the quantity has them. */
const countedPieces = fc.option(fc.nat({ max: 4 }), { nil: undefined, freq: 1 })
const need = fc.record({ lot: pick, units: amount, pieces: countedPieces })
const step = fc.oneof(
  fc.record({ kind: fc.constant('receive' as const), pieces: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    kind: fc.constant('reserve' as const),
    document: fc.nat({ max: 3 }),
    needs: fc.array(need, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('take' as const),
    hold: pick,
    units: amount,
    takesRest: fc.boolean(),
    pieces: countedPieces,
  }),
  fc.record({
    kind: fc.constantFrom('release' as const, 'expire' as const),
    document: fc.nat({ max: 3 }),
  }),
  fc.record({
    kind: fc.constant('takeBack' as const),
    lots: fc.array(pick, { minLength: 1, maxLength: 2 }),
  }),
)
const sequences = fc.array(fc.tuple(fc.nat({ max: 2 }), step), { minLength: 12, maxLength: 40 })
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const decimal = (units: bigint) => `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`
const stated = ({ qty, pieces, pallets }: { qty: bigint; pieces: bigint; pallets: bigint }) => ({
  qty: decimal(qty),
  pieces: Number(pieces),
  pallets: Number(pallets),
})
const units = (text: string, kind: 'qty' | 'kg' | 'm3') => BigInt(toScaled(text, kind))
const at = <T>(all: readonly T[], index: number): T | undefined => all[index % all.length]
const answered = (reason: string | undefined) => reason ?? 'it went through'

async function play(stock: Stock, model: StockModel, who: number, given: Step) {
  const author = people[who]!
  const by = author.user.id
  const lotIds = [...model.lots.keys()]
  switch (given.kind) {
    case 'receive': {
      const wanted = receipt(`LOT${lotIds.length}`, { pieces: given.pieces })
      const [lot] = await stock.receive([wanted], author)
      const { qty, net, gross, volume, pieces, pallets } = wanted.measures
      const weights = { net: units(net, 'kg'), gross: units(gross, 'kg') }
      const counted = { pieces: BigInt(pieces), pallets: BigInt(pallets) }
      const goods = { qty: units(qty, 'qty'), volume: units(volume, 'm3'), ...weights, ...counted }
      return model.receive(lot!.id, goods, by)
    }
    case 'reserve': {
      if (lotIds.length === 0) return
      const ref = `CK${given.document}`
      const needs = model.counted(
        given.needs.map((each) => ({
          lotId: at(lotIds, each.lot)!,
          qty: BigInt(each.units),
          pieces: each.pieces === undefined ? undefined : BigInt(each.pieces),
        })),
      )
      const work = stock.reserve(
        needs.map(({ lotId, ...needed }) => ({ ...stated(needed), lotId, lineId: '' })),
        holder(ref),
        author,
      )
      const reason = model.refusesNeeds(needs)
      if (reason !== undefined) return expect(await refusal(work)).toBe(reason)
      const made = await work
      return model.reserve(
        ref,
        needs.map((each, index) => ({ ...each, id: made[index]!.id })),
        by,
      )
    }
    case 'take': {
      const hold = at(model.holds, given.hold)
      if (!hold) return
      const rest = hold.qty - hold.used.qty
      const qty = given.takesRest && rest > 0n ? rest : BigInt(given.units)
      const [pieces, pallets] = (['pieces', 'pallets'] as const).map((each) => {
        const left = hold[each] - hold.used[each]
        return qty >= rest ? left : (left * qty) / rest
      })
      const counted = given.pieces === undefined ? pieces! : BigInt(given.pieces)
      const taken = { qty, pieces: counted, pallets: pallets! }
      const work = stock.take({ reservationId: hold.id, ...stated(taken) }, { author })
      const answer = await refusal(work)
      return expect(answer).toBe(answered(model.take(hold, taken, by)))
    }
    case 'takeBack': {
      const ids = [...new Set(given.lots.flatMap((each) => at(lotIds, each) ?? []))]
      const answer = await refusal(stock.takeBack(ids, author))
      return expect(answer).toBe(answered(model.takeBack(ids, by)))
    }
    default: {
      const isExpiry = given.kind === 'expire'
      await stock.release(`CK${given.document}`, isExpiry ? 'expired' : 'released', author)
      return model.release(`CK${given.document}`, isExpiry ? 4 : 3, by)
    }
  }
}

async function compareWith(stock: Stock, model: StockModel) {
  const { lots, holds } = await stock.read(async (db) => ({
    lots: await db.select(db.t.inventory),
    holds: await db.select(db.t.inventoryReservation),
  }))
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  const stored = lots.map((lot) => ({
    id: lot.id,
    qty: units(lot.onHandQty, 'qty'),
    pieces: BigInt(lot.onHandPieces),
    pallets: BigInt(lot.onHandPallets),
    net: units(lot.onHandNet, 'kg'),
    gross: units(lot.onHandGross, 'kg'),
    volume: units(lot.onHandVolume, 'm3'),
    reserved: {
      qty: units(lot.reservedQty, 'qty'),
      pieces: BigInt(lot.reservedPieces),
      pallets: BigInt(lot.reservedPallets),
    },
    rows: lot.ledgerCount,
    by: lot.updateBy,
  }))
  expect(stored.sort(byId)).toEqual([...model.lots.values()].sort(byId))
  const promised = holds.map((hold) => ({
    id: hold.id,
    ref: hold.refId,
    lotId: hold.lotId,
    qty: units(hold.qty, 'qty'),
    pieces: BigInt(hold.pieces),
    pallets: BigInt(hold.pallets),
    used: {
      qty: units(hold.consumedQty, 'qty'),
      pieces: BigInt(hold.consumedPieces),
      pallets: BigInt(hold.consumedPallets),
    },
    status: hold.status,
  }))
  expect(promised.sort(byId)).toEqual(model.holds.toSorted(byId))
  expect(await stock.breaches()).toEqual([])
}

test.each([1, 7, 42, 1260, 20250317])(
  'random work of seed %i goes as the model says',
  async (seed) => {
    const property = fc.asyncProperty(sequences, async (steps) => {
      turn += 1
      const stock = stockIn(database.db, `WMS_M${turn}`)
      const model = stockModel()
      for (const [who, given] of steps) {
        await play(stock, model, who, given)
        await compareWith(stock, model)
      }
    })
    await fc.assert(property, { seed, numRuns: 6 })
  },
)
