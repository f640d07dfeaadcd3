import { addDays } from '@yuncang/shared/kernel/calendar'
import { feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'
import { expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import type { Made } from '../../support/contracts.ts'
import { expectSound, priced } from '../../support/fees.ts'
import { seeded } from '../../support/random.ts'
import { flat, storageSuite } from '../fee-line/storages.ts'

/*
 * One customer, lot and day is billed once: months are run, audited, billed, voided, reopened and run again while goods
 * leave, in an order by chance. At a price of 1 the bills come to the tonnes that lay there, day by day.
 */
const { app, ctx, arrive } = storageSuite()

const months: readonly (readonly [from: string, to: string])[] = [
  ['2025-03-01', '2025-03-31'],
  ['2025-04-01', '2025-04-30'],
  ['2025-05-01', '2025-05-31'],
]
const periodOf = (day: string) => day.slice(0, 7).replace('-', '')
const steps = 30

type Lot = { tonnes: number; from: string; until: string | undefined }

/** The first day counts and the last one does not. */
const isThere = (day: string, { from, until }: Lot) =>
  from <= day && (until === undefined || day < until)

function tonneDaysOf(lots: readonly Lot[], from: string, to: string): number {
  let sum = 0
  for (let day = from; day <= to; day = addDays(day, 1))
    for (const lot of lots) if (isThere(day, lot)) sum += lot.tonnes
  return sum
}

/** What people do with the storage of a customer; what is refused at that moment is nobody's matter. */
async function playOf(seed: number) {
  const random = seeded(seed)
  const chance = (below: number) => Math.floor(random() * below)
  const pick = <T>(all: readonly T[]): T | undefined => all[chance(all.length)]
  const lots: Lot[] = [
    { tonnes: 10, from: '2025-03-04', until: undefined },
    { tonnes: 6, from: '2025-03-20', until: undefined },
    { tonnes: 3, from: '2025-04-02', until: undefined },
  ]
  const document = await arrive(
    lots.map(({ tonnes, from }) => ({ tonnes: String(tonnes), bizDate: from })),
  )
  const customerId = document.customer.id
  await priced(app(), customerId, [flat])
  const bills = async (): Promise<Made[]> =>
    (await app().data('bill.page', { customerId, size: 100 }, 'jf')).records
  const take = async (step: string, as: string, more: object = {}) => {
    const bill = pick(await bills())
    if (bill) await app().call(`bill.${step}`, { ...versioned(bill), ...more }, as)
  }
  const move = async (step: 'confirm' | 'audit', as: string) => {
    const from = step === 'confirm' ? feeLineStatuses.estimated : feeLineStatuses.confirmed
    const some = (await document.lines()).filter(({ status }) => status === from).map(versioned)
    if (some.length > 0) await app().data(`feeLine.${step}`, { lines: some }, as)
  }
  const month = () => pick(months)!
  const commands = {
    run: () => document.run(...month()),
    confirm: () => move('confirm', 'jf'),
    audit: () => move('audit', 'cw'),
    generate: () => app().call('bill.generate', { customerId, period: periodOf(month()[0]) }, 'jf'),
    submit: () => take('submit', 'jf'),
    pass: () => take('pass', 'cw'),
    refuse: () => take('refuse', 'cw', { reason: '核对' }),
    reopen: () => take('reopen', 'cw', { reason: '核对' }),
    void: () => take('void', 'jf', { reason: '重做' }),
    async leave() {
      const lot = pick(lots.filter(({ until }) => until === undefined))
      if (!lot) return
      const until = addDays(lot.from, 1 + chance(70))
      const at = lots.indexOf(lot)
      const leaving = [{ lotId: document.lots[at]!.id, tonnes: String(lot.tonnes) }]
      await document.out(until, leaving, `CK${at}`)
      lot.until = until
    },
  }
  /** Everything there is to bill is billed. */
  async function finish(): Promise<void> {
    for (const each of months) await document.run(...each)
    await move('confirm', 'jf')
    await move('audit', 'cw')
    for (const bill of (await bills()).filter(({ status }) => status === 1))
      await app().data('bill.refuse', { ...versioned(bill), reason: '核对' }, 'cw')
    for (const [from] of months)
      await app().call('bill.generate', { customerId, period: periodOf(from) }, 'jf')
  }
  return { lots, commands, pick, bills, finish }
}

test.each([3, 11, 58])(
  'storage is billed once for each lot and day, by chance %i',
  async (seed) => {
    const { lots, commands, pick, bills, finish } = await playOf(seed)
    const played: string[] = []
    for (let step = 0; step < steps; step++) {
      const name = pick(Object.keys(commands) as (keyof typeof commands)[])! // its own keys
      played.push(name)
      await commands[name]()
      if (step % 10 === 9) await finish()
    }
    await finish()
    const standing = (await bills()).filter(({ status }) => status !== 9)
    const billed = standing.reduce((sum, { amount }) => sum + Number(amount), 0)
    expect(billed, played.join(' ')).toBe(tonneDaysOf(lots, '2025-03-01', '2025-05-31'))
    await expectSound(ctx())
  },
)
