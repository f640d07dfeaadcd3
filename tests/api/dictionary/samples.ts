import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

const entry = { code: 'PACK_TYPE', dictLabel: '样例包装' }

export async function dictionaryWorld(app: TestApp) {
  const create = async (dictValue: string): Promise<string> =>
    (await app.data('dictionary.create', { ...entry, dictValue }, 'admin')).id
  const own = await create('OWN0')
  const removable = await create('OWN9')
  const [open] = await app.data('dictionary.ofCode', { code: 'PACK_TYPE' }, 'admin')
  return { dictionary: { open: String(open.id), own, removable } }
}
type DictionaryWorld = Awaited<ReturnType<typeof dictionaryWorld>>

export const dictionarySamples: Record<string, Sample<DictionaryWorld>> = {
  'dictionary.find': { as: 'kf', input: () => ({ code: 'ORDER_STATUS' }) },
  'dictionary.findByTenant': { as: 'kf', input: () => ({ code: 'PACK_TYPE' }) },
  'dictionary.map': { as: 'kf', input: () => ({ code: 'PACK_TYPE' }) },
  'dictionary.page': { as: 'admin', input: () => ({ current: 1, size: 2, code: 'PACK_TYPE' }) },
  'dictionary.get': { as: 'admin', input: (world) => ({ id: world.dictionary.open }) },
  'dictionary.ofCode': { as: 'admin', input: () => ({ code: 'PACK_TYPE' }) },
  'dictionary.codes': { as: 'admin' },
  'dictionary.create': {
    as: 'admin',
    input: (_world, turn) => ({ ...entry, dictValue: `OWN${turn}` }),
  },
  'dictionary.update': {
    as: 'admin',
    input: (world) => ({ id: world.dictionary.own, version: 1, dictLabel: '另一种包装' }),
  },
  'dictionary.setShown': {
    as: 'admin',
    input: (world) => ({ id: world.dictionary.own, version: 2, isShow: 0 }),
  },
  'dictionary.setLocked': {
    as: 'admin',
    input: (world) => ({ id: world.dictionary.own, version: 3, isLock: 0 }),
  },
  'dictionary.remove': {
    as: 'admin',
    input: (world) => ({ ids: [world.dictionary.removable], code: 'PACK_TYPE' }),
  },
  'dictionary.import': {
    as: 'admin',
    input: () => ({ code: 'PACK_TYPE', entries: [{ dictValue: 'IN1', dictLabel: '导入' }] }),
  },
  'dictionary.sync': { as: 'admin', input: () => ({ code: 'PACK_TYPE' }) },
}
