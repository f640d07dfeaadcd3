import type { Start } from '@yuncang/shared/nouns/start/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** The start as a browser asks for it that has worked in `tenant`, or in none yet. */
async function startOf(account: string, tenant?: string): Promise<Start> {
  const { 'tenant-node': _own, ...headers } = await app.headersOf(account)
  const response = await app.app.inject({
    method: 'GET',
    url: '/api/lh-base/user/start',
    headers: { ...headers, ...(tenant && { 'tenant-node': tenant }) },
  })
  expect(response.statusCode).toBe(200)
  return response.json().data
}

test.each(['kf', 'lh', 'kh', 'admin'])(
  'of %s is what the calls say that are made one by one',
  async (as) => {
    const found = await startOf(as, 'WMS_DEMO')
    const parts = await Promise.all(
      [
        'session.tenants',
        'setting.get',
        'session.currentUser',
        'session.buttons',
        'session.routes',
        'tenant.brand',
        'job.mine',
        'membershipInvitation.mine',
      ].map((operation) => app.data(operation, {}, as)),
    )
    const [tenants, settings, user, buttons, routes, brand, jobs, invitations] = parts
    const { body } = await app.call('notice.unread', {}, as)
    expect(found).toEqual({
      tenants,
      settings,
      invitations,
      here: {
        dataNode: 'WMS_DEMO',
        user,
        buttons,
        routes,
        brand,
        jobs,
        notices: body.code === 200 ? body.data : null,
      },
    })
  },
)

const several = 'multi@WMS_DEMO'

test('who has one tenant begins in it, who has several chooses one', async () => {
  const lone = await startOf('kf')
  expect([lone.tenants.length, lone.here?.dataNode]).toEqual([1, 'WMS_DEMO'])
  const { tenants, here } = await startOf(several)
  expect(tenants.length).toBeGreaterThan(1)
  expect(here).toBeNull()
  for (const { dataNode } of tenants.filter(({ isLock }) => isLock === 0))
    expect((await startOf(several, dataNode)).here?.dataNode).toBe(dataNode)
})

test('nobody begins in a locked tenant, nor in one of others', async () => {
  const locked = (await startOf(several)).tenants.find(({ isLock }) => isLock === 1)
  expect((await startOf(several, locked!.dataNode)).here).toBeNull()
  expect((await startOf(several, 'WMS_NOBODY')).here).toBeNull()
  expect((await startOf('kf', 'WMS_HD')).here?.dataNode).toBe('WMS_DEMO')
})
