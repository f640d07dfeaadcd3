import { firstTenant } from '@yuncang/server/setup/first-tenant'
import type { Row, Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

/** Another tenant, and the link by which its administrator sets a password. */
export async function tenantWorld(app: TestApp) {
  const { token } = await firstTenant(app.services, {
    tenant: 'WMS_SAMPLE',
    name: '样例租户',
    account: 'sample',
    type: '仓库类租户',
  })
  const { records } = await app.data('tenant.page', { dataNode: 'WMS_SAMPLE' }, platform)
  return { tenant: records[0] as Row, passwordLink: token }
}
export type TenantWorld = Awaited<ReturnType<typeof tenantWorld>>

const platform = 'multi@WMS_DEMO'

export const tenantSamples: Record<string, Sample<TenantWorld>> = {
  'tenant.page': { as: platform, input: () => ({ current: 1, size: 2, isLock: 0 }) },
  'tenant.create': {
    as: platform,
    input: (_world, turn) => ({
      dataNode: `WMS_NEW${turn}`,
      name: `新租户 ${turn}`,
      account: `boss${turn}`,
      realName: '新管理员',
    }),
  },
  'tenant.update': {
    as: platform,
    input: (world) => ({
      id: 'WMS_SAMPLE',
      version: world.tenant.version,
      name: '样例租户',
    }),
  },
  'tenant.setLocked': { as: platform, input: () => ({ id: 'WMS_HD', version: 1, isLock: 0 }) },
  'tenant.history': { as: platform, input: () => ({ id: 'WMS_SAMPLE' }) },
  'tenant.brand': { as: 'kf' },
  'tenant.setBrand': { as: 'admin', input: () => ({ logo: '', version: 0 }) },
}
