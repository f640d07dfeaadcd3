import { system } from '@yuncang/db/handle'
import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

/** Somebody whom an outside issuer knows and we do not yet. */
export async function identityWorld(app: TestApp) {
  const id = app.services.ids()
  const time = app.services.clock()
  await app.services.db.transaction(system('test'), (tx) =>
    tx.insert(tx.t.identity, {
      id,
      issuer: 'https://issuer.example',
      subject: 'somebody',
      name: '外部用户',
      email: '',
      status: 0,
      userId: null,
      createBy: 'sso',
      createTime: time,
      updateBy: 'sso',
      updateTime: time,
    }),
  )
  return { identityId: id }
}
type IdentityWorld = Awaited<ReturnType<typeof identityWorld>>

export const identitySamples: Record<string, Sample<IdentityWorld>> = {
  'identity.page': { as: 'multi@WMS_DEMO', input: () => ({ current: 1, size: 2, status: 0 }) },
  'identity.export': { as: 'multi@WMS_DEMO' },
  'identity.bind': {
    as: 'multi@WMS_DEMO',
    input: ({ identityId }) => ({ id: identityId, version: 1, account: 'kf' }),
  },
}
