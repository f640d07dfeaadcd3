import type { Row, Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

const colleague = { realName: '样例用户', roleCodes: ['kf'], sections: ['保税仓储板块'] }

export async function userWorld(app: TestApp) {
  const create = async (account: string): Promise<Row> =>
    (await app.data('user.create', { ...colleague, account }, 'admin')).user
  return { user: { person: await create('sample1'), other: await create('sample2') } }
}
type UserWorld = Awaited<ReturnType<typeof userWorld>>

export const userSamples: Record<string, Sample<UserWorld>> = {
  'user.page': { as: 'admin', input: () => ({ current: 1, size: 2, roleCode: 'kf' }) },
  'user.export': { as: 'admin' },
  'user.selectMap': { as: 'kf', input: () => ({ roleCode: 'ck' }) },
  'user.create': {
    as: 'admin',
    input: (_world, turn) => ({ ...colleague, account: `person${turn}` }),
  },
  'user.update': {
    as: 'admin',
    input: (world) => ({ ...colleague, id: world.user.person.id, version: 1 }),
  },
  'user.setStatus': {
    as: 'admin',
    input: (world) => ({ id: world.user.other.id, version: 1, status: 2 }),
  },
  'user.invite': { as: 'admin', input: (world) => ({ id: world.user.person.id }) },
  'user.removeMember': {
    as: 'admin',
    input: (world) => ({ id: world.user.other.id, version: 2 }),
  },
  'section.list': { as: 'admin' },
  'section.setMembers': { as: 'admin', input: () => ({ name: '堆场板块', userIds: [] }) },
}
