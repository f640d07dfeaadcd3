import { permissionOf } from '@yuncang/shared/access'
import { feeLine, type PeriodResult, type PeriodRun } from '@yuncang/shared/nouns/fee-line/contract'
import { periodOf } from '@yuncang/shared/nouns/bill/rules'
import { today } from '@yuncang/shared/kernel/calendar'
import { AppError } from '@yuncang/shared/errors'
import { enqueue } from '../../../jobs/enqueue.ts'
import { defineJob } from '../../../jobs/kind.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { assertOpenMonths } from '../../closed-month/service.ts'
import { monthlySources } from '../../charging/service/sources.ts'
import * as repo from '../repo.ts'
import { atOnce, chargePortions, stepsOf, type Steps } from './portions.ts'

/** 月度计费 as one call (docs/domain/fees.md#storage). */
export const runPeriod = (ctx: Ctx, month: PeriodRun): Promise<PeriodResult> =>
  chargePeriod(ctx, month, atOnce)

/** The same as a job, one at a time for a month: it tells how far it is, and goes on after a restart. */
export async function startPeriod(ctx: Ctx, month: PeriodRun): Promise<{ id: string }> {
  assertOver(ctx, month)
  const { from, to } = month
  const title = { zh: `月度计费 ${from} ~ ${to}`, en: `Month-end fees ${from} ~ ${to}` }
  return {
    id: await ctx.transaction(async (tx) => {
      await assertOpenMonths(tx, [periodOf(to)])
      return enqueue(tx, ctx, periodCharge, { input: month, title })
    }),
  }
}

export const periodCharge = defineJob({
  kind: 'fee.period',
  isHeavy: true,
  input: feeLine.runPeriod.input,
  permission: () => permissionOf['feeLine.runPeriod'],
  taskOf: ({ from, to, customerId = 'all' }) => `${from} ${to} ${customerId}`,
  async run(ctx, month, control) {
    return { result: await chargePeriod(ctx, month, stepsOf(control)) }
  },
})

/**
 * Charges what is due by the month up to the last day of a period; days that no line covers yet are added, lines that no
 * bill holds are rated anew. It commits portion by portion, so that others get in between, and what is charged stays
 * when it is broken off: run again, it finds nothing to do there, and tells of both. Throws 400 for a period that is not over.
 */
async function chargePeriod(ctx: Ctx, month: PeriodRun, steps: Steps): Promise<PeriodResult> {
  assertOver(ctx, month)
  const { from, to, customerId } = month
  await ctx.stepTransaction((tx) => assertOpenMonths(tx, [periodOf(to)]))
  const found = await ctx.read((db) =>
    Promise.all(monthlySources.map(({ portions }) => portions(db, month))),
  )
  const result = await chargePortions(ctx, found.flat(), steps)
  const charged = {
    ...({ jfmoduleId: 'CC', dateFrom: from, dateTo: to, recPay: 1 } as const),
    ...(customerId !== undefined && { customerId }),
  }
  const totals = await ctx.read((db) => repo.totals(db, charged))
  const unpriced = await ctx.read((db) => repo.customersWith(db, { ...charged, lack: 'price' }))
  return { from, to, ...result, unpriced, totals }
}

function assertOver(ctx: Ctx, { from, to }: PeriodRun): void {
  const now = today(ctx.now())
  if (to < from) throw new AppError('feeLine.periodReversed', { params: { from, to } })
  if (to > now) throw new AppError('feeLine.periodNotOver', { params: { to, today: now } })
}
