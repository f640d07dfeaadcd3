import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { inTenant, system } from '@yuncang/db/handle'
import { and, eq, ne } from '@yuncang/db/sql'
import { tenantTables } from '@yuncang/db/tenant-tables'
import { AppError } from '@yuncang/shared/errors'
import { resetPermission } from '@yuncang/shared/nouns/training/access'
import * as z from 'zod'
import { defineJob, type JobControl } from '../jobs/kind.ts'
import { notify } from '../modules/notice/service.ts'
import { sessionsChanged } from '../platform/identity.ts'
import type { Services } from '../platform/services.ts'
import type { Ctx } from '../trpc/context.ts'
import { startSimulation } from './simulation.ts'
import { completeAccounts, peopleOf, settle, spanOf, tellAll } from './seed.ts'
import { demoTenants } from './tenants.ts'

const scope = system('reset of a training tenant')
const whole = 100
/** What emptying the tenant is of the whole. */
const clearedAt = 10

/**
 * Makes a training tenant anew: everything in it goes, and the demo of this day comes. From the first step to the last
 * a maintenance grant stands, by which the append-only tables let go, and nobody else works in the tenant. A reset that
 * is broken off leaves the grant; the next attempt begins from the beginning.
 */
export const tenantReset = defineJob({
  kind: 'demo.reset',
  isHeavy: true,
  input: z.strictObject({}),
  permission: () => resetPermission,
  async run(ctx, _input, control) {
    const { services, tenant, user } = ctx
    const known = demoTenants.find(({ row }) => row.dataNode === tenant.dataNode)
    if (tenant.training !== 1 || !known)
      throw new AppError('training.notTraining', { params: { name: tenant.name } })
    await closeDoors(services, tenant.dataNode)
    await clear(ctx, control)
    const months = services.config.demoMonths
    const people = await peopleOf(services)
    const simulation = startSimulation({
      services,
      tenant: known,
      people,
      ...spanOf(services, months),
    })
    const reached = (share: number) => {
      const done = clearedAt + Math.floor(share * (whole - clearedAt))
      return control.progress({ done, total: whole, stage: 'writing' })
    }
    const progress = { reached: (_node: string, share: number) => reached(share), done: () => {} }
    await againLater(async () => {
      await settle(simulation)
      await tellAll(simulation, months, { progress, resetBy: user.realName })
    })
    await openDoors(ctx, control, { months })
    return {}
  },
})

/** Something that slipped in before the doors were closed can stand in the way of the story: it goes with the next try. */
async function againLater(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new Error(`the story met ${error.reason}`, { cause: error })
  }
}

async function closeDoors({ db }: Services, tenantNode: string): Promise<void> {
  await db.transaction(scope, async (tx) => {
    const { maintenanceGrant, membership } = tx.t
    const set = { tenantNode }
    await tx.upsert(maintenanceGrant, set, { target: [maintenanceGrant.tenantNode], set })
    const customers = and(eq(membership.tenantNode, tenantNode), eq(membership.roleCodes, ['kh']))
    await tx.update(membership, { customerId: null }, customers)
    await tx.publish(sessionsChanged, tenantNode)
  })
}

/** Empties the tables of the tenant one after the other, so that others never wait for all of them. */
async function clear({ services, tenant }: Ctx, control: JobControl): Promise<void> {
  const { db, jobFiles } = services
  const own = inTenant(tenant.dataNode)
  const files = await db.transaction(own, async (tx) => {
    const { job } = tx.t
    const others = ne(job.id, control.jobId)
    const rows = await tx.select(job, others)
    await tx.remove(job, others)
    return rows.flatMap(({ fileKey }) => fileKey ?? [])
  })
  for (const key of files) await jobFiles.remove(key)
  const tables = await db.read(own, async ({ t }) => tenantTables(t))
  for (const [at, table] of tables.entries()) {
    await db.transaction(own, async (tx) => {
      const { job, listPreference, savedView } = tx.t
      // How people have their lists is theirs, and nothing of the story; what they share goes with the class.
      if (table === savedView) await tx.remove(savedView, ne(savedView.audience, 'private'))
      else if (table !== job && table !== listPreference) await tx.remove(table)
    })
    const done = Math.floor((clearedAt * at) / tables.length)
    await control.progress({ done, total: whole, stage: 'clearing' })
  }
}

/** Lets people in again, tells them what happened, and ends the job, all at once. */
async function openDoors(
  ctx: Ctx,
  control: JobControl,
  result: Record<string, unknown>,
): Promise<void> {
  const { services, tenant, user } = ctx
  const { dataNode } = tenant
  const members = await services.db.read(scope, async (read) =>
    read.select(read.t.membership, eq(read.t.membership.tenantNode, dataNode)),
  )
  await services.db.transaction(inTenant(dataNode), async (tx) => {
    for (const { userId } of members)
      await notify(tx, ctx, {
        audience: 'dictionary:read',
        userId,
        kind: 'training.wasReset',
        params: { tenant: tenant.name, name: user.realName },
        module: businessModules.param,
        businessId: dataNode,
        masterBillNo: '',
      })
  })
  await services.db.transaction(scope, async (tx) => {
    const { maintenanceGrant } = tx.t
    await completeAccounts(tx)
    await tx.remove(maintenanceGrant, eq(maintenanceGrant.tenantNode, dataNode))
    await control.complete(tx, result)
    await tx.publish(sessionsChanged, dataNode)
  })
}
