import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

export async function referenceWorld(app: TestApp) {
  const create = async (noun: string): Promise<string> =>
    (await app.data(`${noun}.create`, { code: 'S0', name: '样例' }, 'sw')).id
  return {
    reference: { costCenter: await create('costCenter'), invoiceCode: await create('invoiceCode') },
  }
}
type ReferenceWorld = Awaited<ReturnType<typeof referenceWorld>>

export const referenceSamples: Record<string, Sample<ReferenceWorld>> = {
  'costCenter.list': { as: 'jf', input: () => ({ forbiddenStatusSearch: 0 }) },
  'costCenter.page': { as: 'sw', input: () => ({ current: 1, size: 2 }) },
  'costCenter.export': { as: 'sw' },
  'costCenter.create': {
    as: 'sw',
    input: (_world, turn) => ({ code: `C${turn}`, name: '仓储部' }),
  },
  'costCenter.update': {
    as: 'sw',
    input: (world) => ({
      id: world.reference.costCenter,
      version: 1,
      code: 'S0',
      name: '仓储二部',
    }),
  },
  'invoiceCode.list': { as: 'jf', input: () => ({ name: '仓储', forbiddenStatusSearch: 0 }) },
  'invoiceCode.page': { as: 'sw', input: () => ({ current: 1, size: 2 }) },
  'invoiceCode.export': { as: 'sw' },
  'invoiceCode.create': {
    as: 'sw',
    input: (_world, turn) => ({ code: `F${turn}`, name: '仓储服务' }),
  },
  'invoiceCode.update': {
    as: 'sw',
    input: (world) => ({
      id: world.reference.invoiceCode,
      version: 1,
      code: 'S0',
      name: '装卸服务',
    }),
  },
  'containerSize.all': { as: 'kf' },
}
