import { inTenant, type Read } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { breachesOfFees } from '@yuncang/server/modules/fee-line/service/invariants'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  inboundStepNames,
  inboundWays,
  newInbound,
  people,
  rightPerson,
  takeInbound,
  type Inbound,
} from '../../support/inbound-model.ts'
import { comingIn, sequences, type Move } from '../../support/order-moves.ts'
import { orderPlay, type Fee } from '../../support/order-play.ts'
import {
  newOutbound,
  outboundStepNames,
  outboundWays,
  takeOutbound,
  type Outbound,
} from '../../support/outbound-model.ts'

/*
 * Random work by nine people on whole orders, from bookings to fees, on the real application and on the models: after
 * every step both are the same and no rule of docs/domain/invariants.md is broken. A failure prints its seed and the
 * shortest work.
 */
const tenant = inTenant('WMS_ZJWL')
const owner = '青岛样例橡胶贸易有限公司（虚构）'

let app: TestApp
let play: ReturnType<typeof orderPlay>
let turn = 0

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  const [customer] = (await app.data('customer.page', { customerName: owner }, 'kf.zjwl')).records
  const [product] = (await app.data('product.page', { productCode: 'TSR20' }, 'kf.zjwl')).records
  play = orderPlay(app, String(customer.id), String(product.id))
  // The same few places take the goods of every run.
  await app.services.db.transaction(tenant, async (tx) => {
    await tx.update(tx.t.storageLocation, { maxWeight: null, maxVolume: null, maxPallet: null })
  })
})
afterAll(() => app.close())

type World = {
  inbound: Inbound[]
  outbound: Outbound[]
  /** The day of the last movement under a bill. */
  days: Map<Inbound, string>
  /** How often an order came to another status. */
  changes: Map<string, number>
}

const at = <T>(all: readonly T[], index: number): T | undefined => all[index % all.length]

/** Steps that undo, or end an order before its time, are taken less often: otherwise no order gets far. */
const back: ReadonlySet<string> = new Set(
  'withdraw reject remove unFinish abort undo cancel cancelTruck closeShort'.split(' '),
)

/** A step that goes through by somebody whose it is: what the models say, tried on a copy. */
function nextOf<S extends string, O extends { submitBy: string }>(
  order: O,
  pick: number,
  steps: readonly S[],
  ways: Record<S, Parameters<typeof rightPerson>[0]>,
  take: (copy: O, step: S, who: string) => string,
): { step: S; who: string } | undefined {
  const open = steps.flatMap((step) => {
    const who = rightPerson(ways[step], step, order.submitBy)
    if (take(structuredClone(order), step, who) !== 'ok') return []
    return Array.from({ length: back.has(step) ? 1 : 10 }, () => ({ step, who }))
  })
  return at(open, pick)
}

async function goInbound({ inbound }: World, given: Extract<Move, { kind: 'inbound' }>) {
  const order = at(inbound, given.order)!
  const { who, step } = given.how
  const wanted =
    who < 0
      ? nextOf(order, given.pick, inboundStepNames, inboundWays, takeInbound)
      : { step: at(inboundStepNames, step)!, who: people[who]! }
  if (!wanted) return
  const short = wanted.step === 'finish' ? given.short : 0
  const answer = await play.inbound(order, wanted.step, wanted.who, short)
  const said = takeInbound(order, wanted.step, wanted.who, short)
  expect({ ...wanted, answer }).toEqual({ ...wanted, answer: said })
}

const ofTruck: ReadonlySet<string> = new Set(['cancelTruck', 'gateIn', 'load', 'abort', 'gateOut'])

async function goOutbound(world: World, given: Extract<Move, { kind: 'outbound' }>) {
  const order = at(world.outbound, given.order)
  if (!order) return
  const { who, step } = given.how
  const wanted =
    who < 0
      ? nextOf(order, given.pick, outboundStepNames, outboundWays, takeOutbound)
      : { step: at(outboundStepNames, step)!, who: people[who]! }
  if (!wanted || (ofTruck.has(wanted.step) && order.trucks.length === 0)) return
  // A lot does not leave before it last moved.
  const last = world.days.get(order.of) ?? ''
  const day = given.day < last ? last : given.day
  const { answer, data } = await play.outbound(order, wanted.step, wanted.who, day)
  const said = takeOutbound(order, wanted.step, wanted.who)
  expect({ ...wanted, answer }).toEqual({ ...wanted, answer: said })
  if (answer === 'ok' && wanted.step === 'gateOut') world.days.set(order.of, day)
  if (answer !== 'ok' || wanted.step !== 'issue') return
  const truck = data.at(-1)
  order.trucks.push({
    id: truck.id,
    plate: truck.plateNo,
    code: truck.pickCode,
    status: 0,
    pieces: 0,
  })
}

/** What stands against a step of a fee line, said once more (docs/domain/fees.md#fee-lines). */
function feeAnswer(step: string, who: string, { status, ...line }: Fee, userId: string): string {
  if (!(step === 'audit' ? ['cw', 'admin'] : ['jf', 'admin']).includes(who)) return 'denied'
  const isIn = { confirm: status === 0, audit: status === 1, void: status <= 2 }[step]
  if (!isIn) return 'refused'
  if (step === 'confirm' && line.isMissingPrice === 1) return 'refused'
  if (step === 'audit' && [line.createBy, line.updateBy].includes(userId)) return 'denied'
  return 'ok'
}

async function goFees(world: World, given: Extract<Move, { kind: 'fees' }>) {
  const { step, who } = given
  if (step === 'run') {
    const { answer } = await play.call(
      'feeLine.runPeriod',
      { from: '2025-03-01', to: '2025-03-31' },
      who,
    )
    return expect(answer).toBe(['jf', 'admin'].includes(who) ? 'ok' : 'denied')
  }
  const lines = await app.services.db.read(tenant, (db) => db.select(db.t.feeLine))
  const bills = new Set(world.inbound.map(({ bill }) => bill))
  const line = at(
    lines.filter(({ masterBillNo }) => bills.has(masterBillNo)),
    given.line,
  )
  if (!line) return
  const { id, version } = line
  const input = step === 'void' ? { id, version, reason: '重复' } : { lines: [{ id, version }] }
  const { answer } = await play.call(`feeLine.${step}`, input, who)
  const { id: own }: { id: string } = await app.data('session.currentUser', {}, `${who}.zjwl`)
  expect({ step, who, answer }).toEqual({ step, who, answer: feeAnswer(step, who, line, own) })
}

async function go(world: World, given: Move) {
  if (given.kind === 'inbound') return goInbound(world, given)
  if (given.kind === 'outbound') return goOutbound(world, given)
  if (given.kind === 'fees') return goFees(world, given)
  const of = at(world.inbound, given.of)!
  const { answer, data } = await play.ask(of, given.pieces, 'kf')
  expect(answer).toBe(of.onHand > 0 ? 'ok' : 'refused')
  if (answer === 'ok') world.outbound.push(newOutbound(String(data.id), of, given.pieces))
}

const statusesOf = ({ inbound, outbound }: World) =>
  new Map([...inbound, ...outbound].map(({ id, status }) => [id, status]))

/** How many records tell of an order that it came to another status (invariant 14). */
async function toldChanges(db: Read, id: string): Promise<number> {
  const { operateRecord } = db.t
  const records = await db.select(operateRecord, eq(operateRecord.businessId, id))
  return records.filter(({ fieldDiff }) => {
    const told = fieldDiff?.['orderStatus'] ?? fieldDiff?.['outboundStatus']
    return told !== undefined && told.before !== told.after
  }).length
}

/** What the database holds of the orders of a run is what the models say, and every change of a status was told once. */
async function compareWith(world: World) {
  const found = await app.services.db.read(tenant, async (db) => {
    const { inboundOrder, outboundOrder, inventory } = db.t
    const inbound = []
    for (const { id, bill } of world.inbound) {
      const [order] = await db.select(inboundOrder, eq(inboundOrder.id, id))
      const lots = await db.select(inventory, eq(inventory.masterBillNo, bill))
      const sum = (key: 'onHandQty' | 'reservedQty') =>
        Math.round(lots.reduce((all, lot) => all + Number(lot[key]), 0) / 1.26)
      const told = await toldChanges(db, id)
      inbound.push([order!.orderStatus, sum('onHandQty'), sum('reservedQty'), told])
    }
    const outbound = []
    for (const { id } of world.outbound) {
      const [order] = await db.select(outboundOrder, eq(outboundOrder.id, id))
      outbound.push([order!.outboundStatus, order!.outPieces, await toldChanges(db, id)])
    }
    return {
      inbound,
      outbound,
      breaches: [...(await breachesOfStock(db)), ...(await breachesOfFees(db))],
    }
  })
  expect(found).toEqual({
    inbound: world.inbound.map((each) => [
      each.status,
      each.onHand,
      each.reserved,
      world.changes.get(each.id) ?? 0,
    ]),
    outbound: world.outbound.map((each) => [
      each.status,
      each.out,
      world.changes.get(each.id) ?? 0,
    ]),
    breaches: [],
  })
}

/** Shrinking a failure takes long: it stops in time to tell the shortest work so far. */
const shrinkMs = 100_000

test.each([1, 42, 20250317])(
  'random orders of seed %i go as the models say',
  async (seed) => {
    const property = fc.asyncProperty(sequences, async (moves) => {
      turn += 1
      const world: World = { inbound: [], outbound: [], days: new Map(), changes: new Map() }
      for (const [index, pieces] of [3, 5].entries()) {
        const bill = `MODEL${String(turn).padStart(4, '0')}-${index}`
        const { id } = await play.book(bill, pieces)
        world.inbound.push(newInbound(id, bill, pieces))
      }
      // One of them is in already, so that there is something to ask for.
      for (const given of [...comingIn, ...moves]) {
        const before = statusesOf(world)
        await go(world, given)
        for (const [id, status] of statusesOf(world))
          if (before.has(id) && before.get(id) !== status)
            world.changes.set(id, (world.changes.get(id) ?? 0) + 1)
        await compareWith(world)
      }
    })
    await fc.assert(property, { seed, numRuns: 4, interruptAfterTimeLimit: shrinkMs })
  },
  120_000,
)
