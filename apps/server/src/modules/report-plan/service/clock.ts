import { inTenant, system, type Tx } from '@yuncang/db/handle'
import { permissionOf } from '@yuncang/shared/access'
import { AppError } from '@yuncang/shared/errors'
import { failureIn, failureOf } from '@yuncang/shared/kept-failure'
import { sendingStatuses } from '@yuncang/shared/nouns/report-plan/rules'
import { nextDue } from '@yuncang/shared/nouns/report/schedule'
import { actorOf } from '../../../jobs/actor.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import type { Services } from '../../../platform/services.ts'
import { systemUser } from '../../../platform/system-user.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { notify } from '../../notice/service.ts'
import * as repo from '../repo.ts'
import { sendReport } from './send.ts'
import { recordPlan } from './told.ts'

type DuePlan = repo.PlanRow & { nextTime: string }

/**
 * Begins the reports whose time has come (docs/domain/reports.md#by-mail), each in a transaction of its own that moves
 * its plan on: of two instances one begins it. Gives how many were begun.
 */
export async function beginDueReports(services: Services): Promise<number> {
  const now = services.clock()
  const plans = await services.db.read(system('reports that are due'), (db) => repo.due(db, now))
  let begun = 0
  for (const plan of plans) if (isDue(plan) && (await begin(services, plan))) begun += 1
  return begun
}

const isDue = (plan: repo.PlanRow): plan is DuePlan => plan.nextTime !== null

async function begin(services: Services, plan: DuePlan): Promise<boolean> {
  const maker = await makerOf(services, plan)
  return maker !== undefined && maker.transaction((tx) => beginAs(maker, tx, plan))
}

async function beginAs(ctx: Ctx, tx: Tx, plan: DuePlan): Promise<boolean> {
  const now = ctx.now()
  const { id: planId, report, name, nextTime: dueTime } = plan
  if (!(await repo.moveOn(tx, plan, { from: dueTime, to: nextDue(plan, now) }))) return false
  const sendingId = ctx.newId()
  await repo.addSending(tx, {
    id: sendingId,
    planId,
    dueTime,
    status: sendingStatuses.waiting,
    recipients: [],
    failure: null,
    finishTime: null,
    createBy: ctx.user.id,
    createTime: now,
    updateBy: ctx.user.id,
    updateTime: now,
  })
  const title = { zh: `定时发送 ${name}`, en: `Scheduled report ${name}` }
  await enqueue(tx, ctx, sendReport, { input: { planId, sendingId, report }, title })
  return true
}

/** Who made it, with their rights of this moment; a plan whose maker has none any more is paused, and says why. */
async function makerOf(services: Services, plan: DuePlan): Promise<Ctx | undefined> {
  try {
    return await actorOf(services, plan, permissionOf[`${plan.report}.export`])
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Nothing is sent while a tenant is locked; its plans wait.
    if (error.reason !== 'tenant') await pause(services, plan, error)
    return undefined
  }
}

async function pause(services: Services, plan: DuePlan, error: AppError): Promise<void> {
  const { db, clock, ids } = services
  const author = { user: systemUser, now: clock, newId: ids }
  const failure = failureOf(error)
  const why = { zh: failureIn('zh', failure), en: failureIn('en', failure) }
  await db.transaction(inTenant(plan.tenantNode), async (tx) => {
    const changes = { nextTime: null, failure, updateBy: systemUser.id, updateTime: clock() }
    const after = await repo.change(tx, plan, changes)
    if (!after) return
    await recordPlan(tx, author, 'pause', { before: plan, after })
    await notify(tx, author, {
      audience: 'notice:read',
      userId: plan.createBy,
      kind: 'report.paused',
      params: { name: plan.name, why },
      module: '',
      businessId: plan.id,
      masterBillNo: '',
    })
  })
}
