import { type Sample, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import type { Made } from '../../support/contracts.ts'
import { workbook } from '../../support/workbooks.ts'

const fee = {
  feeName: '消毒费',
  jfmoduleId: 'QT',
  taxRate: '0.06',
  defaultUnit: '箱',
}
const standard = {
  feeCode: 'LHF',
  unit: '托',
  currency: 'CNY',
  price: '1',
  validFrom: '2026-01-01',
}

export async function costCodeWorld(app: TestApp) {
  const fees: Made[] = await app.data('costCode.list', {}, 'sw')
  return {
    costCode: {
      fee: fees.find((each) => each['feeCode'] === 'QTF')!,
      standard: (await app.data('costStandard.save', standard, 'sw')) as Made,
    },
  }
}
type CostCodeWorld = Awaited<ReturnType<typeof costCodeWorld>>

export const costCodeSamples: Record<string, Sample<CostCodeWorld>> = {
  'costCode.page': { as: 'kf', input: () => ({ current: 1, size: 2, feeName: '费' }) },
  'costCode.export': { as: 'kf' },
  'costCode.list': { as: 'lh', input: () => ({ forbiddenStatusSearch: 0, jfmoduleId: 'RK' }) },
  'costCode.create': {
    as: 'sw',
    input: (_world, turn) => ({ ...fee, feeCode: `XDF${turn}`, feeName: `消毒费${turn}` }),
  },
  'costCode.update': {
    as: 'sw',
    input: ({ costCode }) => ({
      ...fee,
      ...versioned(costCode.fee),
      feeCode: 'QTF',
      feeName: '其他',
      forbiddenStatus: 0,
    }),
  },
  'costCode.sync': { as: 'sw' },
  'costCode.share': {
    as: 'multi@WMS_DEMO',
    input: () => ({ feeCodes: ['RKF'], tenantIds: ['WMS_ZJWL'] }),
  },
  'costCode.feeTypes': { as: 'kf', input: () => ({ jfmoduleId: 'CC' }) },
  'costStandard.list': { as: 'jf', input: () => ({ feeCode: 'LHF' }) },
  'costStandard.page': { as: 'jf', input: () => ({ current: 1, size: 2, validOn: '2026-03-01' }) },
  'costStandard.sheet': { as: 'jf' },
  'costStandard.replace': {
    as: 'sw',
    // All of them as they are, which changes nothing for the samples after it.
    input: ({ costCode }) => ({
      known: [versioned(costCode.standard)],
      lines: [standard],
    }),
  },
  'costStandard.previewPrices': { as: 'sw', input: () => ({ lines: [standard] }) },
  'costStandard.workbook': { as: 'jf' },
  'costStandard.readWorkbook': {
    as: 'sw',
    upload: () =>
      workbook([
        ['费用', '单价'],
        ['RKF', 25],
      ]),
  },
  'costStandard.save': {
    as: 'sw',
    input: () => ({
      feeCode: 'RKF',
      unit: '吨',
      currency: 'CNY',
      price: '30',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
    }),
  },
  'costStandard.setStopped': {
    as: 'sw',
    input: ({ costCode }) => ({ ...versioned(costCode.standard), operation: 'resume' }),
  },
  'costStandard.remove': { as: 'sw', input: ({ costCode }) => versioned(costCode.standard) },
}
