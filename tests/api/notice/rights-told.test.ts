// @postgres: changes of rights between instances
import { inTenant } from '@yuncang/db/handle'
import { rolesChanged } from '@yuncang/server/modules/session/service/role-store'
import type { RoleRecord } from '@yuncang/shared/nouns/role/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { listen } from '../../support/notices.ts'
import { patience } from '../../support/patience.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** The role of gw without one of its rights. */
async function withoutHelp() {
  const all: RoleRecord[] = await app.data('role.list', {}, 'admin')
  const { roleCode, nameZh, nameEn, dataScope, permissions } = all.find(
    (role) => role.roleCode === 'gw',
  )!
  return {
    roleCode,
    nameZh,
    nameEn,
    dataScope,
    permissions: permissions.filter((code) => code !== 'help:read'),
  }
}
const changesHeard = ({ texts }: { texts: readonly string[] }) =>
  texts.filter((text) => text.includes('"rights"')).length

test('a change of rights is told to whom it concerns, each time and on every instance', async () => {
  const other = await app.another()
  const [clerk, elsewhere, colleague] = await Promise.all([
    listen(app, 'gw'),
    listen(other, 'gw'),
    listen(app, 'kf'),
  ])
  const told = (count: number) =>
    vi.waitUntil(() => [clerk, elsewhere].every((each) => changesHeard(each) === count), patience)
  const less = await withoutHelp()
  await app.data('role.update', { ...less, version: 0 }, 'admin')
  await told(1)
  // Another name is no other right.
  await app.data('role.update', { ...less, nameZh: '关务', version: 1 }, 'admin')
  await app.data('role.remove', { roleCode: less.roleCode, version: 2 }, 'admin')
  await told(2)
  await colleague.beat()
  expect(changesHeard(colleague)).toBe(0)
  await Promise.all([clerk, elsewhere, colleague].map((each) => each.leave()))
  await other.app.close()
})

test('what an older look at rights saw is not taken for newer than what a later one saw', async () => {
  const clerk = await listen(app, 'gw')
  const told = (count: number) => vi.waitUntil(() => changesHeard(clerk) >= count, patience)
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { roles } = app.services
  const rightsOf = roles.rightsOf.bind(roles)
  const looks = vi.spyOn(roles, 'rightsOf').mockImplementation(async (tenant, codes) => {
    const rights = await rightsOf(tenant, codes)
    if (codes.includes('gw')) {
      looks.mockRestore()
      begun.resolve()
      await released.promise
    }
    return rights
  })
  await app.services.db.transaction(inTenant('WMS_DEMO'), (tx) =>
    tx.publish(rolesChanged, 'WMS_DEMO'),
  )
  await begun.promise
  const less = await withoutHelp()
  await app.data('role.update', { ...less, version: 0 }, 'admin')
  await clerk.beat()
  released.resolve()
  await told(1)
  await clerk.beat()
  expect(changesHeard(clerk)).toBe(1)
  await app.data('role.remove', { roleCode: less.roleCode, version: 1 }, 'admin')
  await told(2)
  await clerk.leave()
})
