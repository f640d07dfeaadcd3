import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { isZero } from '@yuncang/shared/kernel/decimal'
import { draftBills } from '@yuncang/shared/nouns/bill/access'
import { bill } from '@yuncang/shared/nouns/bill/contract'
import { billStatuses } from '@yuncang/shared/nouns/bill/rules'
import { confirm } from '../../../modules/bill/service/confirm.ts'
import { generate } from '../../../modules/bill/service/generate.ts'
import { pass, refuseBill, submit, voidBill } from '../../../modules/bill/service/judge.ts'
import { page, unbilled } from '../../../modules/bill/service/read.ts'
import type { BillRow } from '../../../modules/bill/service/settle.ts'
import { keepMade } from '../../../modules/file/service/upload.ts'
import type { Ctx } from '../../../trpc/context.ts'
import type { Simulation } from '../../simulation.ts'
import { guest } from '../scene.ts'
import { signedPaper } from '../signed-paper.ts'
import type { Month } from './calendar.ts'
import { platformTakes } from './finance.ts'

const { draft, submitted, audited } = billStatuses

/** Bills what is audited of a month, receivable and payable. What comes to nothing is no bill. */
export async function generateBills(
  { as }: Simulation,
  { period }: Month,
  { customers = Infinity }: { readonly customers?: number } = {},
): Promise<void> {
  for (const recPay of [1, 2] as const) {
    const sums = await unbilled(as.jf, { period, recPay })
    const due = sums.filter(({ count, amount }) => count > 0 && !isZero(amount))
    const ids = [...new Set(due.map((each) => each.customerId))]
    for (const customerId of ids.slice(0, recPay === 1 ? customers : Infinity)) {
      const bills = await generate(as.jf, { period, recPay, customerId })
      for (const { id, version } of bills.filter(({ payable }) => isZero(payable)))
        await voidBill(as.jf, { id, version, reason: '本月无应付金额' })
    }
  }
}

/** The bills of a month in a state, in the order of their numbers. */
export async function billsIn(
  { as }: Simulation,
  { period }: Month,
  status: number,
): Promise<BillRow[]> {
  const query = { period, status, size: 200, current: 1 }
  const { records } = await page(as.jf, bill.page.input.parse(query))
  return records.toSorted((a, b) => (a.billNo < b.billNo ? -1 : 1))
}

const held = ({ id, version }: BillRow) => ({ id, version })

type Keeping = {
  /** So many of a customer's bills stay as they are: somebody has them before them. */
  readonly kept?: number
}

const isOfGuest = ({ recPay, customerName }: BillRow): boolean =>
  recPay === 1 && customerName.includes(guest)

/** Without the first ones, which stay; the bills of the customer whose own account the demo has go on. */
export function without(bills: readonly BillRow[], kept: number): BillRow[] {
  const staying = bills.filter((row) => row.recPay === 1 && !isOfGuest(row)).slice(0, kept)
  return bills.filter((row) => !staying.includes(row))
}

/** Hands the drafts of a month in. */
export async function submitBills(
  simulation: Simulation,
  month: Month,
  { kept = 0 }: Keeping = {},
): Promise<void> {
  for (const row of without(await billsIn(simulation, month, draft), kept))
    await submit(simulation.as.jf, held(row))
}

/** Passes what was handed in, and the finance platform takes it. */
export async function passBills(
  simulation: Simulation,
  month: Month,
  { kept = 0 }: Keeping = {},
): Promise<void> {
  for (const row of without(await billsIn(simulation, month, submitted), kept))
    await passOne(simulation, row)
}

async function passOne(simulation: Simulation, row: BillRow): Promise<void> {
  await pass(simulation.as.cw, { ...held(row), msg: '' })
  await platformTakes(simulation, row.id)
}

/** The auditor does not agree with one of the bills. */
export async function refuseOne(simulation: Simulation, month: Month): Promise<void> {
  const bills = await billsIn(simulation, month, submitted)
  const row = bills.find((each) => each.recPay === 1 && !isOfGuest(each))
  if (!row) return
  const reason = '缺少装卸附加费，请补充后重新提交'
  await refuseBill(simulation.as.cw, { ...held(row), reason })
}

/** Customers confirm: who has an account by a click, the others on paper. */
export async function confirmBills(
  simulation: Simulation,
  month: Month,
  { kept = 0, isGuestAway = false }: Keeping & { readonly isGuestAway?: boolean } = {},
): Promise<void> {
  for (const row of without(await billsIn(simulation, month, audited), kept))
    if (!isGuestAway || !isOfGuest(row)) await confirmOne(simulation, row)
}

async function confirmOne({ as }: Simulation, row: BillRow): Promise<void> {
  if (isOfGuest(row)) {
    await confirm(asCustomer(as.kh), held(row))
    return
  }
  const name = `${row.billNo} 确认回执.pdf`
  const fields = {
    uploadModuleCode: businessModules.bill,
    businessId: row.id,
    docType: 'QT',
  } as const
  const file = signedPaper('Statement of account', `Bill ${row.billNo} confirmed`)
  const { id: fileId } = await keepMade(as.jf, fields, { name, file })
  await confirm(as.jf, { ...held(row), fileId })
}

/** Without the rights of the staff, by which one confirms for a customer. */
const asCustomer = (ctx: Ctx): Ctx => ({
  ...ctx,
  can: (permission) => permission !== draftBills && ctx.can(permission),
})

/** One bill is made by mistake, given up, and made anew. */
export async function voidOne(simulation: Simulation, month: Month): Promise<void> {
  const [row] = await billsIn(simulation, month, draft)
  if (!row) return
  const { jf } = simulation.as
  await voidBill(jf, { ...held(row), reason: '漏报一笔费用，补录后重新出账' })
  await generateBills(simulation, month)
}

/** Before the month is over: the haulier, who is paid by the half month, and two customers who ask for it. */
export async function billFirstCustomers(simulation: Simulation, month: Month): Promise<void> {
  const { jf } = simulation.as
  await generateBills(simulation, month, { customers: 2 })
  const bills = await billsIn(simulation, month, draft)
  for (const row of bills.slice(1)) await submit(jf, held(row))
  const handedIn = await billsIn(simulation, month, submitted)
  for (const row of handedIn.filter(({ recPay }) => recPay === 2)) await passOne(simulation, row)
}
