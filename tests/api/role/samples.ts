import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

const role = { nameZh: '样例角色', permissions: ['customer:read'] }

export async function roleWorld(app: TestApp) {
  await app.data('role.create', { roleCode: 'sample0', ...role }, 'admin')
  await app.data('role.create', { roleCode: 'sample9', ...role }, 'admin')
}

export const roleSamples: Record<string, Sample> = {
  'role.list': { as: 'admin' },
  'role.export': { as: 'admin' },
  'role.create': {
    as: 'admin',
    input: (_world, turn) => ({ roleCode: `sample${turn}`, ...role }),
  },
  'role.update': { as: 'admin', input: () => ({ roleCode: 'sample9', version: 1, ...role }) },
  'role.remove': { as: 'admin', input: () => ({ roleCode: 'sample0', version: 1 }) },
}
