import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

export async function menuWorld(app: TestApp) {
  await app.data(
    'menu.create',
    { nameZh: '样例链接', path: 'https://example.com/', target: '_blank' },
    'admin',
  )
}

export const menuSamples: Record<string, Sample> = {
  'menu.list': { as: 'admin' },
  'menu.create': {
    as: 'admin',
    input: () => ({ nameZh: '海关网站', path: 'https://www.customs.example/', target: '_blank' }),
  },
  'menu.update': {
    as: 'admin',
    input: () => ({ code: 'wms.inventory', version: 0, nameZh: '在库', sort: 3 }),
  },
  'menu.remove': { as: 'admin', input: () => ({ code: 'wms.inventory', version: 1 }) },
}
