import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import { only } from '@yuncang/shared/kernel/expected'
import { today } from '@yuncang/shared/kernel/calendar'
import { daysOf } from '@yuncang/shared/nouns/bill/rules'
import type { Month, MonthReasoned, MonthStep } from '@yuncang/shared/nouns/month-close/contract'
import {
  isOver,
  monthActions,
  monthRefusalOf,
  monthStatuses,
  monthStatusLabels,
  type MonthAction,
  type MonthStatus,
} from '@yuncang/shared/nouns/month-close/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { diffOf, judging, recordAudit, recordOperation } from '../../../kernel/record/service.ts'
import { throwRefusal } from '../../../platform/refusal.ts'
import { lockMonths } from '../../closed-month/service.ts'
import { notify, settle } from '../../notice/service.ts'
import * as repo from '../repo.ts'
import { lacksOf } from './missing.ts'
import { assertListed, monthsOf, present } from './months.ts'

const { open } = monthStatuses
const noSubmitter = { submitBy: null, submitName: '', submitTime: null }
const noCloser = { closeBy: null, closeName: '', closeTime: null }

/** Says that a month is ready to be closed. Throws 409 while something is missing of it, or an earlier one is open. */
export const prepare = (ctx: Ctx, held: MonthStep): Promise<Month> =>
  ctx.transaction(async (tx) => {
    const row = await forAction(tx, ctx, 'prepare', held)
    await assertReady(tx, ctx, row)
    const { id, realName } = ctx.user
    const submitter = { submitBy: id, submitName: realName, submitTime: ctx.now() }
    const after = await save(tx, ctx, row, {
      action: 'prepare',
      changes: { ...submitter, reason: '' },
    })
    await tell(tx, ctx, row, { kind: 'monthClose.toClose', audience: 'monthClose:closeMonth' })
    return after
  })

export const withdraw = (ctx: Ctx, held: MonthStep): Promise<Month> =>
  ctx.transaction(async (tx) => {
    const row = await forAction(tx, ctx, 'withdraw', held)
    return save(tx, ctx, row, { action: 'withdraw', changes: noSubmitter })
  })

export const sendBack = (asker: Ctx, { reason, ...held }: MonthReasoned): Promise<Month> =>
  judging(asker, async (tx, ctx) => {
    const row = await forAction(tx, ctx, 'sendBack', held)
    const msg = reason.trim()
    const after = await save(tx, ctx, row, {
      action: 'sendBack',
      changes: { ...noSubmitter, reason: msg },
    })
    await recordAudit(tx, ctx, { ...judged(row), result: 3, msg })
    await tell(tx, ctx, row, {
      kind: 'monthClose.sentBack',
      audience: 'monthClose:prepare',
      ...(row.submitBy !== null && { userId: row.submitBy }),
      reason: msg,
    })
    return after
  })

/**
 * Closes a month: from now on nothing is dated in it. Whoever writes something of it at the same time is in before, and
 * counts here, or is refused.
 */
export const closeMonth = (asker: Ctx, held: MonthStep): Promise<Month> =>
  judging(asker, async (tx, ctx) => {
    await lockMonths(tx)
    const row = await forAction(tx, ctx, 'closeMonth', held)
    await assertReady(tx, ctx, row)
    const { id, realName } = ctx.user
    const closer = { closeBy: id, closeName: realName, closeTime: ctx.now() }
    const after = await save(tx, ctx, row, { action: 'closeMonth', changes: closer })
    await recordAudit(tx, ctx, { ...judged(row), result: 2, msg: '' })
    await tell(tx, ctx, row, { kind: 'monthClose.wasClosed', audience: 'monthClose:prepare' })
    return after
  })

/** Opens a closed month again, the last one first. */
export const reopenMonth = (ctx: Ctx, { reason, ...held }: MonthReasoned): Promise<Month> =>
  ctx.transaction(async (tx) => {
    await lockMonths(tx)
    const row = await forAction(tx, ctx, 'reopenMonth', held)
    const months = await monthsOf(tx, today(ctx.now()))
    const later = months.find(({ id, status }) => id > row.period && status !== open)
    if (later?.status === monthStatuses.closed)
      throw new AppError('monthClose.laterClosed', { params: { no: row.period, later: later.id } })
    const changes = { ...noSubmitter, ...noCloser, reason: reason.trim() }
    const after = await save(tx, ctx, row, { action: 'reopenMonth', changes })
    await tell(tx, ctx, row, {
      kind: 'monthClose.reopened',
      audience: 'monthClose:prepare',
      reason: reason.trim(),
    })
    return after
  })

/** Throws 409 for a month that goes on, after one that is open, or of which something is missing. */
async function assertReady(tx: Tx, ctx: Ctx, { period: no }: repo.MonthRow): Promise<void> {
  if (!isOver(no, today(ctx.now())))
    throw new AppError('monthClose.notOver', { params: { no, to: daysOf(no).to } })
  const months = await monthsOf(tx, today(ctx.now()))
  const earlier = months.findLast(({ id, status }) => id < no && status !== monthStatuses.closed)
  if (earlier) throw new AppError('monthClose.earlierOpen', { params: { no, earlier: earlier.id } })
  const lacks = (await lacksOf(tx, no)).filter(({ isBlocking }) => isBlocking)
  const count = lacks.reduce((sum, lack) => sum + lack.count, 0)
  if (count > 0) throw new AppError('monthClose.lacking', { params: { no, count } })
}

const reasons = {
  ownAudit: 'monthClose.ownAudit',
  otherSubmitter: 'monthClose.otherSubmitter',
  status: 'monthClose.wrongStatus',
} as const

/** The month for an action, as the person has looked at it; its row is made by the first one. */
async function forAction(
  tx: Tx,
  ctx: Ctx,
  action: MonthAction,
  { id: no, version }: MonthStep,
): Promise<repo.MonthRow> {
  const known = await repo.find(tx, no)
  const { locale } = ctx.call
  const state = known ?? { status: open, submitBy: null, version: 0 }
  throwRefusal(
    monthRefusalOf(action, state, { id: ctx.user.id, permissions: ctx.permissions }),
    reasons,
    {
      no,
      // The database holds no other numbers than these.
      status: monthStatusLabels[state.status as MonthStatus][locale],
      action: monthActions[action].label[locale],
    },
  )
  if (state.version !== version) throw new AppError('record.stale')
  if (known) return known
  await assertListed(tx, no, today(ctx.now()))
  return newMonth(tx, ctx, no)
}

async function newMonth(tx: Tx, ctx: Ctx, period: string): Promise<repo.MonthRow> {
  const now = ctx.now()
  const who = ctx.user.id
  const row = {
    id: ctx.newId(),
    period,
    status: open,
    ...noSubmitter,
    ...noCloser,
    reason: '',
    createBy: who,
    createTime: now,
    updateBy: who,
    updateTime: now,
  }
  const stale = (cause: unknown) => new AppError('record.stale', { cause })
  return only(
    await mapUniqueViolation({ month_close_period_uq: stale }, () => repo.insert(tx, [row])),
  )
}

/** One guarded statement moves a month, an operate record tells of it, and what it asked for is done. */
async function save(
  tx: Tx,
  ctx: Ctx,
  row: repo.MonthRow,
  { action, changes: more }: { action: MonthAction; changes: Partial<repo.MonthRow> },
): Promise<Month> {
  const changes = { ...more, status: monthActions[action].to }
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const after = await repo.change(tx, row, { ...changes, ...who })
  if (!after) throw new AppError('record.stale')
  const fieldDiff = diffOf<repo.MonthRow>(row, { status: changes.status, reason: after.reason })
  await recordOperation(tx, ctx, { businessId: row.period, operateModule, action, fieldDiff })
  await settle(tx, ctx, row.period)
  return present(after)
}

const operateModule = businessModules.monthClose
const judged = ({ period }: repo.MonthRow) => ({ businessId: period, auditModule: operateModule })

type Told = {
  kind: Kind
  audience: 'monthClose:prepare' | 'monthClose:closeMonth'
  userId?: string
  reason?: string
}
type Kind =
  | 'monthClose.toClose'
  | 'monthClose.sentBack'
  | 'monthClose.wasClosed'
  | 'monthClose.reopened'

async function tell(
  tx: Tx,
  ctx: Ctx,
  { period }: repo.MonthRow,
  { reason = '', ...to }: Told,
): Promise<void> {
  await notify(tx, ctx, {
    ...to,
    params: { period, name: ctx.user.realName, reason },
    module: operateModule,
    businessId: period,
    masterBillNo: '',
  })
}
