import { billActions, type BillAction } from '@yuncang/shared/nouns/bill/rules'
import type { BillNow, MoneyState } from './money-state.ts'

/* What people do with the bills of a customer, as calls with what they have last looked at. */

type Call = readonly [operation: string, input: object, as: string]

/** A bill, what else stands, a random number below any other and a number that is never the same. */
type Moment = MoneyState & {
  bill: BillNow
  customerInvoiceId: string
  chance: (below: number) => number
  turn: number
}
export type Command = (now: Moment) => Call | undefined

const held = ({ id, version }: { id: string; version: number }) => ({ id, version })
const reason = '核对'
const some = <T>(rows: readonly T[], { chance }: Moment): T | undefined => rows[chance(rows.length)]
const linesOf = ({ lines, bill }: Moment) => lines.filter(({ billId }) => billId === bill.id)
const sign = (amount: string): string => (amount.startsWith('-') ? '-' : '')
/** All of an amount, or fen of it. */
const partOf = (amount: string, { chance }: Moment): string =>
  chance(2) === 0 ? amount : `${sign(amount)}0.0${1 + chance(9)}`

const isCredit = ({ outstanding }: BillNow): boolean => outstanding.startsWith('-')

/** Bills, one of them a credit note, that an offset can settle by each other. */
export const areOpposite = (one: BillNow, other: BillNow): boolean =>
  isCredit(one) !== isCredit(other) && Number(one.outstanding) * Number(other.outstanding) !== 0

/** Where an offset can be taken. */
export const settleable: readonly number[] = billActions.writeOff.from

const step =
  (name: string, as: string, more: object = {}): Command =>
  ({ bill }) => [`bill.${name}`, { ...held(bill), ...more }, as]

const waiting = ({ reductions, bill }: Pick<Moment, 'reductions' | 'bill'>) =>
  reductions.filter(({ billId, status }) => billId === bill.id && status === 1)

const judge =
  (name: string, as: string): Command =>
  (now) => {
    const row = some(waiting(now), now) ?? some(now.reductions, now)
    const msg = as === 'cw' && { msg: reason }
    return row && [`billReduction.${name}`, { ...held(row), ...msg }, as]
  }

/** Every command at a bill, by the name under which a failure tells of it. */
export const moneyCommands: Readonly<Record<string, Command>> = {
  submit: step('submit', 'jf'),
  withdraw: step('withdraw', 'jf'),
  pass: step('pass', 'cw'),
  refuse: step('refuse', 'cw', { reason }),
  confirm: step('confirm', 'kh'),
  dispute: step('dispute', 'kh', { reason }),
  reopen: step('reopen', 'cw', { reason }),
  void: step('void', 'jf', { reason }),
  generate: ({ bill: { customerId, period } }) => ['bill.generate', { customerId, period }, 'jf'],
  fee: ({ bill: { customerId, period }, chance, turn }) => [
    'feeLine.create',
    {
      customerId,
      bizDate: `${period.slice(0, 4)}-${period.slice(4)}-${String(1 + chance(28)).padStart(2, '0')}`,
      feeCode: 'QTF',
      pricing: 'TYPED',
      unit: '小时',
      qty: '3',
      price: `0.${String(turn % 1000).padStart(3, '0')}5`,
      taxRate: ['0', '0.06', '0.13'][chance(3)],
      currency: ['CNY', 'USD'][chance(2)],
    },
    'jf',
  ],
  confirmFees: ({ lines }) => {
    const drafts = lines.filter(({ status }) => status === 0).map(held)
    return drafts.length > 0 ? ['feeLine.confirm', { lines: drafts }, 'jf'] : undefined
  },
  auditFees: ({ lines }) => {
    const confirmed = lines.filter(({ status }) => status === 1).map(held)
    return confirmed.length > 0 ? ['feeLine.audit', { lines: confirmed }, 'cw'] : undefined
  },
  removeLine: (now) => {
    const line = some(linesOf(now), now)
    return line && ['bill.removeLines', { ...held(now.bill), lineIds: [line.id] }, 'jf']
  },
  reduce: (now) => {
    const line = some(linesOf(now), now)
    const input = line && { billId: now.bill.id, feeLineId: line.id, reason }
    const amount = line?.amount.replace('-', '') ?? ''
    return line && ['billReduction.create', { ...input, amount: partOf(amount, now) }, 'jf']
  },
  passReduction: judge('pass', 'cw'),
  refuseReduction: judge('refuse', 'cw'),
  withdrawReduction: judge('withdraw', 'jf'),
  credit: (now) => {
    const line = some(linesOf(now), now)
    return line && ['bill.credit', { id: now.bill.id, lineIds: [line.id], reason }, 'jf']
  },
  reverse: (now) => {
    const line = some(linesOf(now), now)
    return line && ['feeLine.reverse', { ...held(line), reason }, 'jf']
  },
  voidFee: (now) => {
    const line = some(
      now.lines.filter(({ billId }) => billId === null),
      now,
    )
    return line && ['feeLine.void', { ...held(line), reason }, 'jf']
  },
  invoice: (now) => {
    const { bill, turn, customerInvoiceId } = now
    const part = { billId: bill.id, amount: partOf(bill.payable, now), tax: '0' }
    const given = { invoiceNo: `S${turn}`, invoiceDate: '2025-04-02', customerInvoiceId }
    return ['invoice.create', { ...given, parts: [part] }, 'cw']
  },
  redInvoice: (now) => {
    const row = some(
      now.invoices.filter(({ status }) => status === 1),
      now,
    )
    const red = { invoiceNo: `R${now.turn}`, invoiceDate: '2025-04-02', reason }
    return row && ['invoice.reverse', { ...held(row), ...red }, 'cw']
  },
  pay: (now) => {
    const { bill } = now
    const open = bill.outstanding.replace('-', '')
    // Money for a bill that has nothing open is refused.
    const amount = partOf(Number(open) === 0 ? '1' : open, now)
    const money = {
      payDate: '2025-04-02',
      currency: bill.currency,
      amount,
      customerId: bill.customerId,
    }
    const recPay = bill.outstanding.startsWith('-') ? 2 : 1
    return ['payment.create', { ...money, recPay, parts: [{ billId: bill.id, amount }] }, 'cw']
  },
  offset: (now) => {
    const { bill, bills } = now
    const other = some(
      bills.filter((each) => areOpposite(each, bill) && settleable.includes(each.status)),
      now,
    )
    if (!other) return undefined
    const [size] = [bill, other]
      .map((each) => each.outstanding.replace('-', ''))
      .toSorted((a, b) => Number(a) - Number(b))
    const parts = [bill, other].map((each) => ({
      billId: each.id,
      amount: isCredit(each) ? `-${size}` : size,
    }))
    const { customerId, currency } = bill
    return ['payment.offset', { customerId, currency, payDate: '2025-04-02', parts }, 'cw']
  },
  takeBack: (now) => {
    const row = some(
      now.payments.filter(({ status }) => status === 2 || status === 3),
      now,
    )
    return row && ['payment.takeBack', { ...held(row), reason }, 'cw']
  },
}

/** Where a command can be taken, as far as bills tell it; anywhere unless it is said. */
const places: Readonly<Record<string, BillAction>> = {
  generate: 'compose',
  removeLine: 'compose',
  reverse: 'credit',
  pay: 'writeOff',
  offset: 'writeOff',
  refuseReduction: 'passReduction',
  withdrawReduction: 'passReduction',
}
const alive = [0, 1, 2, 3, 4, 5, 6, 8] as const

/** The states of a bill in which most of some commands can be taken. */
export function placesOf(commands: readonly string[]): number[] {
  const ranked = Map.groupBy(alive, (status) => {
    const isApt = (command: string) => {
      const name = places[command] ?? command
      if (!(name in billActions)) return true
      const from: readonly number[] = billActions[name as BillAction].from // a key of it
      return from.includes(status)
    }
    return commands.filter(isApt).length
  })
  return ranked.get(Math.max(...ranked.keys())) ?? []
}

/** What brings a bill further on its way. */
export const onwards: Readonly<Record<number, string>> = {
  0: 'submit',
  1: 'pass',
  2: 'confirm',
  3: 'invoice',
  4: 'pay',
  5: 'pay',
  8: 'submit',
}
/** What has to be there before a command means anything. */
export const needs: Readonly<Record<string, string>> = {
  passReduction: 'reduce',
  refuseReduction: 'reduce',
  withdrawReduction: 'reduce',
  confirmFees: 'fee',
  auditFees: 'confirmFees',
  generate: 'auditFees',
  voidFee: 'fee',
  redInvoice: 'invoice',
  takeBack: 'pay',
}
