import type { Row, Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

const machine = { name: '样例手持终端', permissions: ['inventory:read'], days: 30 }

export async function apiTokenWorld(app: TestApp) {
  const { record } = await app.data('apiToken.create', { ...machine, name: '样例接口' }, 'admin')
  return { apiToken: record as Row }
}
type ApiTokenWorld = Awaited<ReturnType<typeof apiTokenWorld>>

export const apiTokenSamples: Record<string, Sample<ApiTokenWorld>> = {
  'apiToken.list': { as: 'admin' },
  'apiToken.create': { as: 'admin', input: () => machine },
  'apiToken.revoke': {
    as: 'admin',
    input: (world) => ({ id: world.apiToken.id, version: 1 }),
  },
}
