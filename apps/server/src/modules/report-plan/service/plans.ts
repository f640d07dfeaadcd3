import type { Read, Tx } from '@yuncang/db/handle'
import { permissionOf } from '@yuncang/shared/access'
import { AppError } from '@yuncang/shared/errors'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { today } from '@yuncang/shared/kernel/calendar'
import { only } from '@yuncang/shared/kernel/expected'
import { failureIn } from '@yuncang/shared/kept-failure'
import type { ReportPlan, ReportPlanDraft } from '@yuncang/shared/nouns/report-plan/contract'
import { scheduledReports } from '@yuncang/shared/nouns/report-plan/rules'
import { nextDue, rangeOn } from '@yuncang/shared/nouns/report/schedule'
import type { RoleCode } from '@yuncang/shared/roles'
import type { Held } from '../../../platform/rows/versioned.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { parseInput } from '../../../trpc/errors.ts'
import { operationsIn } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { namesIn, recordPlan } from './told.ts'

const administrators: readonly string[] = ['sysadmin', 'admin'] satisfies RoleCode[]
const isAdmin = ({ roles }: Ctx) => roles.some((role) => administrators.includes(role))

export const list = (ctx: Ctx): Promise<ReportPlan[]> =>
  ctx.read(async (db) => {
    const rows = await repo.plansOf(db, isAdmin(ctx) ? undefined : ctx.user.id)
    const nameOf = await namesIn(db, rows)
    return rows.map((row) => ({ ...present(ctx, row), customerName: nameOf(row) }))
  })

/** Adds a plan of a report that one may export, or changes one; a paused one stays paused. */
export const save = (ctx: Ctx, given: ReportPlanDraft): Promise<ReportPlan> =>
  ctx.transaction(async (tx) => {
    const { id, version, ...draft } = given
    assertReadable(ctx, draft)
    const now = ctx.now()
    const who = { updateBy: ctx.user.id, updateTime: now }
    const nextTime = nextDue(draft, now)
    if (id !== undefined && version !== undefined) {
      const before = await mustHave(tx, ctx, id)
      const next = before.nextTime === null ? null : nextTime
      return changed(tx, ctx, before, {
        action: 'update',
        version,
        changes: { ...draft, nextTime: next },
      })
    }
    const row = { ...draft, ...who, nextTime, failure: null, ownerName: ctx.user.realName }
    const { section } = ctx
    const made = { id: ctx.newId(), createBy: ctx.user.id, createTime: now }
    const added = await repo.add(tx, { ...row, ...made, section, locale: ctx.call.locale })
    return recorded(tx, ctx, 'create', { after: only(added) })
  })

export const pause = (ctx: Ctx, { id, version }: Held): Promise<ReportPlan> =>
  ctx.transaction(async (tx) => {
    const before = await mustHave(tx, ctx, id)
    const changes = { nextTime: null, failure: null }
    return changed(tx, ctx, before, { action: 'pause', version, changes })
  })

/** It goes on with the next time that it is due. */
export const resume = (ctx: Ctx, { id, version }: Held): Promise<ReportPlan> =>
  ctx.transaction(async (tx) => {
    const before = await mustHave(tx, ctx, id)
    const changes = { nextTime: nextDue(before, ctx.now()), failure: null }
    return changed(tx, ctx, before, { action: 'resume', version, changes })
  })

export const remove = (ctx: Ctx, { id, version }: Held): Promise<null> =>
  ctx.transaction(async (tx) => {
    const before = await mustHave(tx, ctx, id)
    const changes = { nextTime: null, isDeleted: 1 } as const
    await changed(tx, ctx, before, { action: 'remove', version, changes })
    return null
  })

/** What was done with a plan, for whoever may change it. */
export const history = (ctx: Ctx, { id }: { id: string }) =>
  ctx.read(async (db) => {
    await mustHave(db, ctx, id)
    return operationsIn(db, businessModules.reportPlan, id)
  })

export const sendings = (ctx: Ctx, { id }: { id: string }) =>
  ctx.read(async (db) => {
    await mustHave(db, ctx, id)
    const rows = await repo.sendingsOf(db, id)
    return rows.map((row) => ({ ...row, failure: saidOf(ctx, row) }))
  })

/** Refuses a report that the person may not export, and filters that it would not take when it is due. */
function assertReadable(ctx: Ctx, { report, query, dateRange }: Omit<ReportPlanDraft, 'id'>) {
  if (!ctx.can(permissionOf[`${report}.export`])) throw new AppError('access.denied')
  if (scheduledReports[report].hasRange !== (dateRange !== null))
    throw new AppError('reportPlan.rangeRequired')
  const days = dateRange ? rangeOn(dateRange, today(ctx.now())) : {}
  parseInput(ctx.services.listExports[report].input, { ...query, ...days }, ctx.call.locale)
}

/** Refuses with 404 for what is not there, or not theirs. */
async function mustHave(db: Pick<Read, 'select' | 't'>, ctx: Ctx, id: string) {
  const row = await repo.find(db, id)
  if (!row || (row.createBy !== ctx.user.id && !isAdmin(ctx))) throw new AppError('record.notFound')
  return row
}

type Change = {
  action: Parameters<typeof recordPlan>[2]
  /** The version that the person has looked at. */
  version: number
  changes: Parameters<typeof repo.change>[2]
}

async function changed(
  tx: Tx,
  ctx: Ctx,
  before: repo.PlanRow,
  { action, version, changes }: Change,
): Promise<ReportPlan> {
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const after = await repo.change(tx, { id: before.id, version }, { ...changes, ...who })
  if (!after) throw new AppError('record.stale')
  return recorded(tx, ctx, action, { before, after })
}

async function recorded(
  tx: Tx,
  ctx: Ctx,
  action: Change['action'],
  rows: { before?: repo.PlanRow; after: repo.PlanRow },
): Promise<ReportPlan> {
  await recordPlan(tx, ctx, action, rows)
  const nameOf = await namesIn(tx, [rows.after])
  return { ...present(ctx, rows.after), customerName: nameOf(rows.after) }
}

const present = (ctx: Ctx, row: repo.PlanRow) => ({ ...row, failure: saidOf(ctx, row) })

const saidOf = ({ call }: Ctx, { failure }: Pick<repo.PlanRow, 'failure'>): string | null =>
  failure && failureIn(call.locale, failure)
