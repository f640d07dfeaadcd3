import { today } from '@yuncang/shared/kernel/calendar'
import { isNegative, isZero, multiply, round, sum } from '@yuncang/shared/kernel/decimal'
import { billStatuses } from '@yuncang/shared/nouns/bill/rules'
import { invoice } from '@yuncang/shared/nouns/invoice/contract'
import { payment } from '@yuncang/shared/nouns/payment/contract'
import type { BillRow } from '../../../modules/bill/service/settle.ts'
import { get } from '../../../modules/bill/service/read.ts'
import { invoiceDetailsOf } from '../../../modules/customer/service/read.ts'
import { create as recordInvoice } from '../../../modules/invoice/service/create.ts'
import { create as recordPayment } from '../../../modules/payment/service/create.ts'
import type { Simulation } from '../../simulation.ts'
import { atWork, dayMs } from '../../working-hours.ts'
import type { Journey } from '../journey.ts'
import type { Scene } from '../scene.ts'
import { billsIn, without } from './bills.ts'
import type { Month } from './calendar.ts'

const account = '中国样例银行青岛分行 6220 0000 0000 1234'
const digits = 8

/** Records the invoice over a whole bill: ours, or what the supplier has sent. */
async function invoiceBill(
  simulation: Simulation,
  { id, recPay, customerId, payable, taxTotal }: BillRow,
): Promise<void> {
  const { as, random, now } = simulation
  const [details] = recPay === 1 ? await as.cw.read((db) => invoiceDetailsOf(db, customerId)) : []
  const draft = {
    invoiceNo: `2637${String(random.between(0, 99_999_999)).padStart(digits, '0')}${String(random.between(0, 99_999_999)).padStart(digits, '0')}`,
    invoiceDate: today(now()),
    ...(details ? { customerInvoiceId: details.id } : { invoiceType: '1' }),
    parts: [{ billId: id, amount: payable, tax: taxTotal }],
  }
  await recordInvoice(as.cw, invoice.create.input.parse(draft))
}

type Invoicing = { readonly isRecent: boolean; readonly kept?: number }

/** Records the invoices over what was confirmed of a month; those bills are paid some weeks later. */
export async function invoiceBills(
  scene: Scene,
  month: Month,
  { isRecent, kept = 0 }: Invoicing,
): Promise<void> {
  const { simulation, diary } = scene
  const { random } = simulation
  for (const row of without(await billsIn(simulation, month, billStatuses.confirmed), kept)) {
    await invoiceBill(simulation, row)
    const days = random.between(...daysToPay)
    const share = isRecent ? random.pick(sharesOfRecent) : '1'
    if (share !== '0' && !isNegative(row.payable))
      diary.begin(
        atWork(simulation.time() + days * dayMs),
        paying(simulation, month, row.id, share),
      )
  }
}

/** Days from the invoice to the money. */
const daysToPay = [8, 24] as const
/** What is paid of bills that are not old yet; nothing of some. */
const sharesOfRecent = ['1', '1', '1', '1', '0.6', '0'] as const

/** Money comes in, or goes out, and settles a bill; of a customer that gets something back, less that. */
async function* paying(simulation: Simulation, month: Month, id: string, share: string): Journey {
  yield simulation.later(0.2, 2)
  const bill = await get(simulation.as.cw, { id })
  const credits = await creditsFor(simulation, month, bill)
  const parts = [
    { billId: id, amount: round(multiply(bill.outstanding, share), 'money') },
    ...credits.map((credit) => ({ billId: credit.id, amount: credit.outstanding })),
  ]
  const amount = sum(parts.map((part) => part.amount))
  // What is given back waits for a bill that it can be taken off.
  if (isNegative(amount) || isZero(amount)) await record(simulation, bill, parts.slice(0, 1))
  else await record(simulation, bill, parts)
}

async function creditsFor(
  simulation: Simulation,
  month: Month,
  { customerId, currency, recPay }: BillRow,
): Promise<BillRow[]> {
  const bills = await billsIn(simulation, month, billStatuses.invoiced)
  return bills.filter(
    (each) =>
      isNegative(each.outstanding) &&
      each.customerId === customerId &&
      each.currency === currency &&
      each.recPay === recPay,
  )
}

async function record(
  { as, random, now }: Simulation,
  { recPay, customerId, customerName, currency, billNo }: BillRow,
  parts: { billId: string; amount: string }[],
): Promise<void> {
  const draft = {
    recPay,
    customerId,
    payerName: customerName,
    payDate: today(now()),
    currency,
    amount: round(sum(parts.map((part) => part.amount)), 'money'),
    reference: referenceOf(random, now()),
    bankAccount: account,
    remark: `货款 ${billNo}`,
    parts,
  }
  await recordPayment(as.cw, payment.create.input.parse(draft))
}

/** Money of which nobody has said yet which bills it settles: the bank names who paid, or only a number. */
export async function moneyToMatch(simulation: Simulation, month: Month): Promise<void> {
  const { as, random, now } = simulation
  const bills = await billsIn(simulation, month, billStatuses.invoiced)
  for (const [at, row] of bills
    .filter(({ recPay }) => recPay === 1)
    .slice(0, 2)
    .entries()) {
    const { customerName, currency, outstanding, billNo } = row
    const draft = {
      payerName: at === 0 ? customerName : '',
      payDate: today(now()),
      currency,
      amount: outstanding,
      reference: referenceOf(random, now()),
      bankAccount: account,
      remark: at === 0 ? '仓储费' : `付 ${billNo}`,
    }
    await recordPayment(as.cw, payment.create.input.parse(draft))
  }
}

const referenceOf = (random: Simulation['random'], now: string): string =>
  `${today(now).replaceAll('-', '')}${String(random.between(0, 99_999_999)).padStart(digits, '0')}`
