import type { Tx } from '@yuncang/db/handle'
import { permissionOf } from '@yuncang/shared/access'
import {
  bill,
  billing,
  type Billing,
  type BillingMonth,
  type BillingOf,
  type Rateless,
  type Unbilled,
} from '@yuncang/shared/nouns/bill/contract'
import { isOpen } from '@yuncang/shared/nouns/bill/rules'
import { AppError } from '@yuncang/shared/errors'
import { enqueue } from '../../../jobs/enqueue.ts'
import { atHalfTime } from '../../../jobs/half-time.ts'
import { defineJob, type JobControl } from '../../../jobs/kind.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { assertOpenMonths } from '../../closed-month/service.ts'
import { billableLines, unbilledSums } from '../../fee-line/service/billing.ts'
import { openBill, type BillRow } from '../repo.ts'
import { billLines } from './compose.ts'

/** Bills a customer's month: one bill for each currency of bills (docs/domain/bills.md#generation). */
export const generate = (ctx: Ctx, { customerId, ...month }: BillingOf): Promise<BillRow[]> =>
  ctx.transaction(async (tx) => {
    await assertOpenMonths(tx, [month.period])
    const lines = await billableLines(tx, { ...month, customerId })
    const { period } = month
    if (lines.length === 0) throw new AppError('bill.nothingToBill', { params: { period } })
    const bills: BillRow[] = []
    for (const [, some] of Map.groupBy(lines, ({ currency }) => currency))
      bills.push((await billLines(tx, ctx, month, some)).bill)
    return bills
  })

/** The same for every customer, as a job. */
export async function startGenerate(ctx: Ctx, input: BillingMonth): Promise<{ id: string }> {
  const { period } = input
  const title = { zh: `生成账单 ${period}`, en: `Bills of ${period}` }
  return {
    id: await ctx.transaction(async (tx) => {
      await assertOpenMonths(tx, [period])
      return enqueue(tx, ctx, billMonth, { input, title })
    }),
  }
}

export const billMonth = defineJob({
  kind: 'bill.month',
  isHeavy: true,
  input: bill.startGenerate.input,
  permission: () => permissionOf['bill.startGenerate'],
  taskOf: ({ period, recPay }) => `${period} ${recPay}`,
  /**
   * A few bills to a transaction, which also keeps the figures: what is billed stays, and an attempt after it finds
   * nothing there. Whose bill is being audited is found anew.
   */
  async run(ctx, month, control) {
    const found = await ctx.read((db) => unbilledSums(db, month))
    const kept = control.kept ? billing.parse(control.kept) : nothing
    const before = { ...kept, rateless: ratelessOf(found) }
    const due = found.filter(({ count }) => count > 0)
    const total = before.bills + due.length
    const tell = atHalfTime(control)
    let result: Billing = { ...before, underway: [] }
    let done = before.bills
    for (const groups of portionsOf(due)) {
      await tell({ done, total, stage: 'billing' })
      result = await billPortion(ctx, month, { groups, before: result, control })
      done += groups.length
    }
    await tell({ done, total, stage: 'billing' })
    return { result }
  },
})

const nothing: Billing = { bills: 0, created: 0, lines: 0, underway: [], rateless: [] }

/** Whose fees wait for a rate of exchange, the most first. */
const ratelessOf = (found: readonly Unbilled[]): Rateless[] =>
  found
    .filter(({ missingRateCount }) => missingRateCount > 0)
    .map(({ customerName, missingRateCount: count }) => ({ customerName, count }))
    .sort((a, b) => b.count - a.count)

type Group = Pick<Unbilled, 'customerId' | 'currency' | 'count'>

/** Bills of more lines have a transaction of their own: others wait no longer than for those. */
const linesAtOnce = 50

/** Every commit waits for the disk: small bills share one. */
function* portionsOf(due: readonly Group[]): Generator<readonly Group[]> {
  let portion: Group[] = []
  let lines = 0
  for (const group of due) {
    if (portion.length > 0 && lines + group.count > linesAtOnce) {
      yield portion
      portion = []
      lines = 0
    }
    portion.push(group)
    lines += group.count
  }
  if (portion.length > 0) yield portion
}

type Step = { groups: readonly Group[]; before: Billing; control: JobControl }

/** What somebody does who bills the same customer by hand at this moment. */
const collisions: ReadonlySet<string> = new Set(['bill.justMade', 'bill.linesChanged'])
const triesAtMost = 5

/** Gives what the job has done with this portion: where somebody was quicker, the next try finds what they have done. */
async function billPortion(ctx: Ctx, month: BillingMonth, step: Step): Promise<Billing> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await billGroups(ctx, month, step)
    } catch (error) {
      const isCollision = error instanceof AppError && collisions.has(error.reason)
      if (!isCollision || tries === triesAtMost) throw error
    }
  }
}

const billGroups = (
  ctx: Ctx,
  month: BillingMonth,
  { groups, before, control }: Step,
): Promise<Billing> =>
  ctx.stepTransaction(async (tx) => {
    let result = before
    for (const { customerId, currency } of groups)
      result = await billGroup(tx, ctx, { ...month, customerId, currency }, result)
    await control.keep(tx, result)
    return result
  })

async function billGroup(
  tx: Tx,
  ctx: Ctx,
  group: BillingOf & { currency: string },
  before: Billing,
): Promise<Billing> {
  const open = await openBill(tx, group)
  // Its customer's other fees wait until the audit is through; other customers do not.
  if (open && !isOpen(open)) return { ...before, underway: [...before.underway, open.billNo] }
  const lines = await billableLines(tx, group)
  if (lines.length === 0) return before
  const { isNew } = await billLines(tx, ctx, group, lines)
  return {
    ...before,
    bills: before.bills + 1,
    created: before.created + (isNew ? 1 : 0),
    lines: before.lines + lines.length,
  }
}
