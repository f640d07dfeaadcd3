// @postgres: fees, locks of bills, invoices and payments
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type Answer, type TestApp } from '../../support/app.ts'
import { auditedFee, draftBill, withInvoiceDetails } from '../../support/bills.ts'
import { flatLine } from '../../support/contracts.ts'
import { ctxOf } from '../../support/ctx.ts'
import { customerNamed, expectSound, priced } from '../../support/fees.ts'
import {
  areOpposite,
  moneyCommands,
  needs,
  onwards,
  placesOf,
  settleable,
} from '../../support/money-play.ts'
import {
  faultsOf,
  moneyOf,
  recordsOf,
  type BillNow,
  type MoneyState,
} from '../../support/money-state.ts'
import { seeded } from '../../support/random.ts'

/*
 * Two people at one bill: every pair of commands, in an order by chance, both sent with what was there before either.
 * One of them may lose and is told so in a sentence; what is in the books afterwards always adds up.
 */
const periods = ['202410', '202411', '202412', '202501', '202502', '202503']
/** Months without a bill before those: one for each command that came second in every pair. */
const spare = ['202409', '202408', '202407', '202406', '202405', '202404', '202403', '202402']

let app: TestApp
let customerId: string
let customerInvoiceId: string

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  customerId = await customerNamed(app, '青岛样例橡胶', 'kf')
  ;({ customerInvoiceId } = await withInvoiceDetails(app, customerId, '青岛样例橡胶'))
  // One bill holds its fees in dollars, too.
  await priced(app, customerId, [flatLine], { settleInCny: 1, startDate: '2024-01-01' })
  for (const period of periods)
    await billOf(period, [
      ['10', '33.335', 'CNY'],
      ['11', '66.665', 'USD'],
      ['12', '0.005', 'CNY'],
    ])
})
afterAll(() => app.close())

/** A new bill over a month's fees, each of a day. */
async function billOf(period: string, fees: readonly (readonly [string, string, string])[]) {
  for (const [day, price, currency] of fees) {
    const bizDate = `${period.slice(0, 4)}-${period.slice(4)}-${day}`
    await auditedFee(app, { customerId, bizDate, feeCode: 'BGDL', price, currency })
  }
  return draftBill(app, customerId, period)
}

const names = Object.keys(moneyCommands)
const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const))

function shuffled<T>(all: readonly T[], chance: (below: number) => number): T[] {
  const left = [...all]
  return all.map(() => left.splice(chance(left.length), 1)[0]!) // as many as there are
}

const isSentence = ({ status, body }: Answer): boolean =>
  status === 200 || (status < 500 && status !== 400 && /[\u4e00-\u9fff]/.test(body.msg))

/** A play of one kind of chance, which counts its turns from a number on. */
function playOf(random: () => number, firstTurn: number) {
  const chance = (below: number) => Math.floor(random() * below)
  let turn = firstTurn
  let known: MoneyState | undefined
  /** What is behind us: nothing of it is seen any more. */
  const past = new Set<string>()
  const isNew = ({ id }: { id: string }) => !past.has(id)
  async function look(): Promise<MoneyState> {
    const { bills, lines, reductions, invoices, payments } = await moneyOf(app, customerId)
    return {
      bills: bills.filter(isNew),
      lines: lines.filter(isNew),
      reductions: reductions.filter(isNew),
      invoices: invoices.filter(isNew),
      payments: payments.filter(isNew),
    }
  }
  /** The books as they stand, read once between two commands. */
  const now = async () => (known ??= await look())
  async function beginAnew(): Promise<void> {
    for (const { id } of Object.values(await now()).flat()) past.add(id)
    known = undefined
  }
  function send(call: Readonly<Parameters<TestApp['call']>>) {
    known = undefined
    return app.call(...call)
  }
  const callOf = (state: MoneyState, bill: BillNow, name: string) =>
    moneyCommands[name]!({ ...state, bill, customerInvoiceId, chance, turn: (turn += 1) })

  /** Takes a command alone; what comes of it is nobody's matter. */
  async function take(billId: string, name: string): Promise<BillNow> {
    const state = await now()
    const call = callOf(
      state,
      state.bills.find(({ id }) => id === billId)!,
      name,
    ) // bills are not deleted
    if (call) await send(call)
    const { bills } = await now()
    return bills.find(({ id }) => id === billId)!
  }

  /** Brings about what a command needs, and what that needs. */
  async function prepare(id: string, name: string): Promise<void> {
    const before = needs[name]
    if (before === undefined) return
    await prepare(id, before)
    await take(id, before)
  }

  /** A bill in one of these states: one that is there, or one that is brought there, as far as it goes. */
  async function billIn(places: readonly number[]): Promise<BillNow> {
    const { bills } = await now()
    const there = bills.filter(({ status }) => places.includes(status))
    const before = bills.filter(({ status }) => status === 8 || status < Math.min(...places))
    const some = [there, before, bills].find(({ length }) => length > 0)!
    return bringTo(places, some[chance(some.length)]!)
  }

  async function bringTo(places: readonly number[], from: BillNow): Promise<BillNow> {
    let bill = from
    for (let step = 0; step < 8 && !places.includes(bill.status); step++) {
      const onward = onwards[bill.status]
      if (onward === undefined) break
      bill = await take(bill.id, onward)
    }
    return bill
  }

  /** What an offset needs besides a bill: a credit note, or for one a bill, that can be settled as well. */
  async function bringCounterpart(id: string): Promise<void> {
    const others = async () => {
      const { bills } = await now()
      const bill = bills.find((each) => each.id === id)! // bills are not deleted
      return bills.filter((each) => areOpposite(each, bill) && each.status in onwards)
    }
    if ((await others()).length === 0) await take(id, 'credit')
    const [other] = await others()
    if (other) await bringTo(settleable, other)
  }
  return { chance, now, beginAnew, send, callOf, take, prepare, billIn, bringCounterpart }
}

/** Several hundred calls, and deadlocks that the database ends after a second. */
const patience = { timeout: 180_000 }

test.each([42])('by chance %i: the books add up whoever comes first', patience, async (seed) => {
  const { chance, now, send, callOf, take, prepare, billIn, bringCounterpart } = playOf(
    seeded(seed),
    seed * 10_000,
  )
  const won = new Set<string>()
  const versions = new Map<string, number>()
  for (const [round, pair] of shuffled(pairs, chance).entries()) {
    const { id } = await billIn(placesOf(pair))
    if (round % 5 === 0)
      for (const name of ['fee', 'confirmFees', 'auditFees', 'generate']) await take(id, name)
    for (const name of pair) await prepare(id, name)
    if (pair.includes('offset')) await bringCounterpart(id)
    const state = await now()
    const bill = state.bills.find((each) => each.id === id)!
    const calls = pair.flatMap((name) => {
      const call = callOf(state, bill, name)
      return call ? [{ name, call }] : []
    })
    const answers = await Promise.all(calls.map(({ call }) => send(call)))
    const told = answers.map(({ status, body }, at) => {
      if (status === 200) won.add(calls[at]!.name)
      return [calls[at]!.name, status, body.data?.reason, body.msg]
    })
    const then = JSON.stringify({ round, status: bill.status, told })
    expect(
      answers.filter((each) => !isSentence(each)),
      then,
    ).toEqual([])
    const books = await now()
    // What is told of the others is read at the end.
    const touched = books.bills.filter(
      (each) => each.id === id || versions.get(each.id) !== each.version,
    )
    for (const each of touched) versions.set(each.id, each.version)
    expect(faultsOf(books, await recordsOf(app, touched)), then).toEqual([])
  }
  const books = await now()
  expect(faultsOf(books, await recordsOf(app, books.bills))).toEqual([])
  await expectSound(await ctxOf(app, 'jf', 'WMS_DEMO'))
  // A command may have come second in every pair: alone it has to work.
  for (const name of names.filter((each) => !won.has(each))) await expectToWork(name)
})

/** Takes a command, and what it needs, at a bill that nobody else has touched; nothing of it is left to chance. */
async function expectToWork(name: string): Promise<void> {
  const play = playOf(() => 0, Number(spare[0]))
  await play.beginAnew()
  await billOf(spare.shift()!, [
    ['10', '33.335', 'CNY'],
    ['11', '66.665', 'CNY'],
  ])
  const { id } = await play.billIn(placesOf([needs[name] ?? name]))
  await play.prepare(id, name)
  if (name === 'offset') await play.bringCounterpart(id)
  const state = await play.now()
  const bill = state.bills.find((each) => each.id === id)! // bills are not deleted
  const call = play.callOf(state, bill, name)
  expect([name, call && (await play.send(call)).status]).toEqual([name, 200])
}
