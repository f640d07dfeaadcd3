import { type Sample, versioned } from '../../contract/sample.ts'
import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import type { TestApp } from '../../support/app.ts'
import { flatLine, type Made } from '../../support/contracts.ts'
import type { CustomerWorld } from '../customer/samples.ts'
import type { QuotationWorld } from '../quotation/samples.ts'

export async function costListWorld(app: TestApp, { customerId }: CustomerWorld) {
  const sheet = (name: string): Promise<Made & Pick<CostList, 'items'>> =>
    app.data('costList.create', { name, customerIds: [customerId], items: [flatLine] }, 'sw')
  const ruled = ({ id, version }: Made): Promise<Made> =>
    app.data('costList.setRules', { id, version, rules: [{ ruleCode: 'GZ01' }] }, 'sw')
  const enabled = await sheet('启用的清单')
  await app.data('costList.enable', { ids: [enabled.id] }, 'sw')
  const forPrices = await sheet('调价的清单')
  const costList = {
    sheet: await sheet('清单'),
    forDeletion: await sheet('删除的清单'),
    forRules: await sheet('规则的清单'),
    ruled: await ruled(await sheet('有规则的清单')),
    enabled,
    forPrices,
    line: enabled.items[0]!,
    priceLine: forPrices.items[0]!,
  }
  return { costList }
}
export type CostListWorld = Awaited<ReturnType<typeof costListWorld>>

export const costListSamples: Record<
  string,
  Sample<CustomerWorld & CostListWorld & QuotationWorld>
> = {
  'costList.page': { as: 'kf', input: () => ({ current: 1, size: 2, name: '清单' }) },
  'costList.export': { as: 'kf' },
  'costList.workbook': { as: 'sw', input: ({ costList }) => ({ id: costList.sheet.id }) },
  'costList.get': { as: 'jf', input: ({ costList }) => ({ id: costList.sheet.id }) },
  'costList.setLineStopped': {
    as: 'sw',
    input: ({ costList }) => ({ detailId: costList.line.detailId, operation: 'stop' }),
  },
  'costList.updatePrices': {
    as: 'sw',
    input: ({ costList }) => ({
      ...versioned(costList.forPrices),
      details: [{ detailId: costList.priceLine.detailId, price: '26' }],
    }),
  },
  'costList.previewPrices': {
    as: 'sw',
    input: ({ costList }) => ({ id: costList.sheet.id, details: [flatLine] }),
  },
  'costList.create': {
    as: 'sw',
    input: (_world, turn) => ({ name: `新清单${turn}`, items: [flatLine] }),
  },
  'costList.update': {
    as: 'sw',
    input: ({ costList }) => ({
      ...versioned(costList.sheet),
      name: '改名的清单',
      items: [flatLine],
    }),
  },
  'costList.remove': { as: 'sw', input: ({ costList }) => ({ id: costList.forDeletion.id }) },
  'costList.itemsOfQuotation': {
    as: 'jf',
    input: ({ quotation }) => ({ bjdId: quotation.quoted.bjdId }),
  },
  'costList.ofCustomer': { as: 'sw', input: ({ customerId }) => ({ id: customerId }) },
  'costList.feePage': { as: 'sw', input: () => ({ feeCode: 'RKF', current: 1, size: 5 }) },
  'costList.customersOf': { as: 'sw', input: ({ costList }) => ({ id: costList.sheet.id }) },
  'costList.setRules': {
    as: 'sw',
    input: ({ costList }) => ({ ...versioned(costList.forRules), jfgz: { freeMode: 'CLIFF' } }),
  },
  'costList.previewRules': {
    as: 'sw',
    input: ({ costList }) => ({
      id: costList.sheet.id,
      rules: [{ ruleCode: 'GZ01', freeMode: 'CLIFF' }],
    }),
  },
  'costList.setRuleStopped': {
    as: 'sw',
    input: ({ costList }) => ({
      ...versioned(costList.ruled),
      ruleCode: 'GZ01',
      operation: 'stop',
      reason: '本月不执行',
    }),
  },
  'costList.enable': { as: 'sw', input: ({ costList }) => ({ ids: [costList.forRules.id] }) },
  'costList.disable': { as: 'sw', input: ({ costList }) => ({ ids: [costList.enabled.id] }) },
}
