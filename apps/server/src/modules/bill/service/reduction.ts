import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { add, negate, splitTax } from '@yuncang/shared/kernel/decimal'
import type { ReductionDraft } from '@yuncang/shared/nouns/bill/contract'
import {
  exceeds,
  reducible,
  reductionActions,
  reductionRefusalOf,
  reductionStatuses,
  reductionStatusLabels,
  type ReductionAction,
  type ReductionStatus,
} from '@yuncang/shared/nouns/bill/rules'
import { coversInvoiced } from '@yuncang/shared/nouns/bill/settlement'
import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'
import { digitsOf } from '@yuncang/shared/kernel/currency'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { diffOf, judging, recordAudit, recordOperation } from '../../../kernel/record/service.ts'
import { assertOpenMonths } from '../../closed-month/service.ts'
import { scansOf } from '../../file/service/scans.ts'
import { mustFindOnBill } from '../../fee-line/service/billing.ts'
import { throwRefusal } from '../../../platform/refusal.ts'
import * as reductions from '../reductions/repo.ts'
import type { BillRow } from '../repo.ts'
import { assertFitsCurrency } from '../../../platform/currency.ts'
import { tellOfReduction } from './finance.ts'
import { mustFind } from './read.ts'
import { saveSettled } from './settle.ts'
import { lockReductions } from './reduction-lock.ts'
import { refuse, save } from './step.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import { withReductions, type Sums } from './sums.ts'

const live: readonly number[] = [reductionStatuses.submitted, reductionStatuses.passed]
const operateModule = businessModules.bill
const reasons = {
  ownAudit: 'billReduction.ownAudit',
  otherSubmitter: 'billReduction.otherSubmitter',
  status: 'billReduction.wrongStatus',
} as const

/**
 * Asks for something to be taken off a line of an audited bill, split at the line's tax rate
 * (docs/domain/bills.md#reductions). Throws 409 for more than is left of the line.
 */
export const create = (ctx: Ctx, draft: ReductionDraft): Promise<reductions.ReductionRow> =>
  ctx.transaction(async (tx) => {
    await lockReductions(tx, draft.feeLineId)
    const bill = await mustFind(tx, draft.billId)
    refuse(ctx, 'reduce', bill)
    await assertOpenMonths(tx, [bill.period])
    const line = await mustFindOnBill(tx, bill, draft.feeLineId)
    const { currency } = line
    assertFitsCurrency(currency, [draft.amount])
    if (line.reversedBy !== null) {
      const fee = feeNameIn(ctx.call.locale, line)
      throw new AppError('billReduction.reversed', { params: { fee } })
    }
    const earlier = (await reductions.ofBill(tx, bill.id)).filter(
      (each) => each.feeLineId === line.id && live.includes(each.status),
    )
    const left = reducible(
      line.amount,
      earlier.map(({ amount }) => amount),
    )
    if (exceeds(draft.amount, left)) {
      const fee = feeNameIn(ctx.call.locale, line)
      throw new AppError('billReduction.tooMuch', { params: { fee, left, currency } })
    }
    const amount = negate(draft.amount)
    const { net, tax } = splitTax(amount, line.taxRate, digitsOf(currency))
    const paper = { module: operateModule, id: bill.id, no: bill.billNo }
    const [file] = await scansOf(tx, paper, draft.fileId === undefined ? [] : [draft.fileId])
    const { billNo, customerId, customerName, period } = bill
    const now = ctx.now()
    const who = ctx.user.id
    const rows = await reductions.insert(tx, [
      {
        id: ctx.newId(),
        billId: bill.id,
        billNo,
        customerId,
        customerName,
        period,
        feeLineId: line.id,
        feeCode: line.feeCode,
        feeName: line.feeName,
        feeNameEn: line.feeNameEn,
        currency,
        amount,
        netAmount: net,
        taxAmount: tax,
        reason: draft.reason.trim(),
        fileId: file?.id ?? null,
        status: reductionStatuses.submitted,
        submitBy: who,
        submitTime: now,
        msg: '',
        createBy: who,
        createTime: now,
        updateBy: who,
        updateTime: now,
      },
    ])
    // A version more on the bill: two who take something off one line at once meet at it.
    await save(tx, ctx, bill, { action: 'reduce', changes: {} })
    return only(rows)
  })

type Held = { id: string; version: number }

/** Passes a reduction, which the bill then holds. Throws 409 when it would bring the bill below what is invoiced. */
export const pass = (asker: Ctx, { msg, ...held }: Held & { msg: string }) =>
  judging(asker, async (tx, ctx) => {
    const { row, bill } = await forAction(tx, ctx, 'pass', held)
    refuse(ctx, 'passReduction', bill)
    const payable = add(bill.payable, row.amount)
    const { billNo: no, invoiced, currency } = bill
    if (!coversInvoiced(bill, payable)) {
      throw new AppError('billReduction.belowInvoiced', { params: { no, invoiced, currency } })
    }
    const after = await move(tx, ctx, row, { action: 'pass', msg })
    const sums = withReductions(bill, await reductions.ofBill(tx, bill.id))
    await saveSettled(tx, ctx, bill, { action: 'reductionPass', changes: sums })
    await recordAudit(tx, ctx, {
      businessId: bill.id,
      auditModule: operateModule,
      step: 2,
      result: 2,
      msg,
    })
    await tellOfReduction(tx, ctx, bill, after)
    return after
  })

export const refuseReduction = (asker: Ctx, { msg, ...held }: Held & { msg: string }) =>
  judging(asker, async (tx, ctx) => {
    const { row, bill } = await forAction(tx, ctx, 'refuse', held)
    const after = await move(tx, ctx, row, { action: 'refuse', msg: msg.trim() })
    await recordAudit(tx, ctx, {
      businessId: bill.id,
      auditModule: operateModule,
      step: 2,
      result: 3,
      msg,
    })
    return after
  })

export const withdraw = (ctx: Ctx, held: Held) =>
  ctx.transaction(async (tx) => {
    const { row } = await forAction(tx, ctx, 'withdraw', held)
    return move(tx, ctx, row, { action: 'withdraw', msg: '' })
  })

/** Takes back all that was taken off a bill, or was about to be; gives what the bill then amounts to. */
export async function takeBackReductions(tx: Tx, ctx: Ctx, bill: BillRow): Promise<Sums> {
  // A customer who sends its bill back sees none that waits for its audit.
  const all = await reductions.ofBill(tx.ignoringRowScope(), bill.id)
  for (const row of all.filter(({ status }) => live.includes(status)))
    await move(tx, ctx, row, { action: 'withdraw', msg: '' })
  return withReductions(bill, [])
}

async function forAction(tx: Tx, ctx: Ctx, action: ReductionAction, { id, version }: Held) {
  const row = await reductions.find(tx, id)
  if (!row) throw new AppError('record.notFound')
  const { locale } = ctx.call
  const refusal = reductionRefusalOf(action, row, { id: ctx.user.id, permissions: ctx.permissions })
  throwRefusal(refusal, reasons, {
    no: row.billNo,
    // The database holds no other numbers than these.
    status: reductionStatusLabels[row.status as ReductionStatus][locale],
    action: reductionActions[action].label[locale],
  })
  assertSeen(row, version)
  await assertOpenMonths(tx, [row.period])
  return { row, bill: await mustFind(tx, row.billId) }
}

/** One guarded statement moves a reduction, and a record of its bill tells of it. */
async function move(
  tx: Tx,
  ctx: Ctx,
  row: reductions.ReductionRow,
  { action, msg }: { action: ReductionAction; msg: string },
): Promise<reductions.ReductionRow> {
  const changes = { status: reductionActions[action].to, msg }
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const after = await reductions.change(tx.ignoringRowScope(), row, { ...changes, ...who })
  if (!after) throw new AppError('record.stale')
  const { feeName, amount } = row
  await recordOperation(tx, ctx, {
    businessId: row.billId,
    operateModule,
    action: `reduction.${action}`,
    fieldDiff: { ...diffOf(row, changes), [feeName]: { before: null, after: amount } },
  })
  return after
}
