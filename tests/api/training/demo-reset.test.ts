// @postgres: triggers that keep records from being deleted
import { inTenant, system } from '@yuncang/db/handle'
import { tenantReset } from '@yuncang/server/demo/reset'
import { startJobs } from '@yuncang/server/jobs/worker'
import { breachesOfFees } from '@yuncang/server/modules/fee-line/service/invariants'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ctxOf } from '../../support/ctx.ts'
import { digestOf, rowsOfTenants } from '../../support/demo-rows.ts'
import { controlByHand } from '../../support/jobs.ts'

const now = '2026-11-21T04:00:00.000Z'
const name = '培训租户'
/** A month is a second of work, and more on a busy machine. */
const patienceMs = 200_000

let app: TestApp
beforeAll(async () => {
  app = await startApp({ clock: () => now, config: { demoMonths: 1 } })
})
afterAll(() => app.close())

const reset = (as: string, input: object = { name }) => app.call('demo.resetTenant', input, as)
const state = () => app.data('demo.training', {}, 'trainer')
const others = async () => digestOf(await rowsOfTenants(app.services, { except: 'WMS_DEMO' }))

/** The reset itself, as its worker runs it, by a process that dies when it is half through. */
async function dyingReset() {
  const control = controlByHand(async ({ done, stage }) => {
    if (stage === 'writing' && done >= 25) throw new Error('killed')
  })
  const ctx = await ctxOf(app, 'trainer')
  await expect(tenantReset.run(ctx, {}, control)).rejects.toThrow('killed')
}

async function runToTheEnd() {
  const worker = startJobs(app.services)
  await expect.poll(async () => (await state()).reset?.status, { timeout: patienceMs }).toBe('done')
  await worker.stop()
}

const layout = {
  order: [],
  hidden: ['address'],
  widths: {},
  pinned: {},
  density: 'compact',
} as const
const ownLists = inTenant('WMS_DEMO')

/** kf has the list of customers their own way, with a view for themselves and one for everybody. */
const arrangeLists = () =>
  app.services.db.transaction(ownLists, async (tx) => {
    const userId = 'someone'
    await tx.insert(tx.t.listPreference, { userId, listName: 'customer', layout: copyOfLayout() })
    const own = { listName: 'customer', roleCode: '', ownerId: userId, ownerName: '客服' }
    const rest = { layout: copyOfLayout(), search: {}, ...made }
    for (const audience of ['private', 'tenant'] as const)
      await tx.insert(tx.t.savedView, {
        id: app.services.ids(),
        name: audience,
        audience,
        ...own,
        ...rest,
      })
  })
const copyOfLayout = () => ({ ...layout, order: [], hidden: ['address'] })
const at = '2026-11-21T00:00:00.000Z'
const made = { createBy: 'someone', createTime: at, updateBy: 'someone', updateTime: at }

describe('the reset of a training tenant', () => {
  test('is refused without the name of the tenant, and to everybody but the trainer', async () => {
    expect(await reset('trainer', { name: '培训' })).toMatchObject({
      status: 400,
      body: { data: { reason: 'training.otherName' } },
    })
    for (const role of ['admin', 'kf', 'sh']) expect((await reset(role)).status).toBe(403)
  })

  test('is refused in every other tenant, even to a system administrator', async () => {
    const before = await others()
    for (const [tenant, own] of [
      ['WMS_ZJWL', '示例物流中心'],
      ['WMS_RZLG', '样例期货库'],
    ] as const) {
      expect((await reset(`multi@${tenant}`, { name: own })).status).toBe(403)
    }
    expect((await reset('trainer.zjwl', { name: '示例物流中心' })).status).toBe(403)
    const buttons: string[] = await app.data('session.buttons', {}, 'trainer.zjwl')
    expect(buttons).not.toContain('training:reset')
    expect(await others()).toBe(before)
  })

  test(
    'that dies half-way keeps people out until the next one is through',
    async () => {
      const before = await others()
      await app.data(
        'customer.create',
        { customerName: '学员新建客户', socialCreditCode: 'X-1', isVisual: 1, customerType: ['0'] },
        'kf',
      )
      await arrangeLists()
      await dyingReset()
      const refused = await app.call('inboundOrder.page', {}, 'kf')
      expect(refused).toMatchObject({ status: 409, body: { data: { reason: 'tenant.resetting' } } })
      expect((await app.call('inboundOrder.page', {}, 'kf.zjwl')).status).toBe(200)
      expect(await state()).toMatchObject({ isResetting: true, history: null })

      expect((await reset('trainer')).status).toBe(200)
      expect(await reset('trainer')).toMatchObject({
        status: 409,
        body: { data: { reason: 'training.underWay' } },
      })
      await runToTheEnd()
      expect(await state()).toMatchObject({
        isResetting: false,
        history: { months: 1, until: '2026-11-21', resetBy: '培训老师' },
        reset: { percent: 100 },
      })
      const found = await app.data('customer.page', { customerName: '学员新建' }, 'kf')
      expect(found.total).toBe(0)
      // How somebody has their lists is theirs, and nothing of the tenant's story.
      const kept = await app.services.db.read(ownLists, async (db) => ({
        views: (await db.select(db.t.savedView)).map((view) => view.name),
        layouts: (await db.select(db.t.listPreference)).map((row) => row.layout),
      }))
      expect(kept).toEqual({ views: ['private'], layouts: [layout] })
      expect(await others()).toBe(before)
    },
    patienceMs,
  )

  test('leaves a tenant that keeps its invariants, whose customers see their own, whose people know', async () => {
    const demo = inTenant('WMS_DEMO')
    expect(await app.services.db.read(demo, breachesOfStock)).toEqual([])
    expect(await app.services.db.read(demo, breachesOfFees)).toEqual([])
    const own = await app.data('inboundOrder.page', { size: 100 }, 'kh')
    expect(own.total).toBeGreaterThan(0)
    const names: string[] = own.records.map((row: { customerName: string }) => row.customerName)
    expect(new Set(names)).toEqual(new Set(['青岛样例橡胶贸易有限公司（虚构）']))
    const notices = await app.services.db.read(demo, async (db) => db.select(db.t.notice))
    expect(notices.filter(({ kind }) => kind === 'training.wasReset').length).toBeGreaterThan(10)
    const grants = await app.services.db.read(system('test'), async (db) =>
      db.select(db.t.maintenanceGrant),
    )
    expect(grants).toEqual([])
  })
})
