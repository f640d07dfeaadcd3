import { type Sample, twoOf, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

export const paramWorld = async (app: TestApp) => ({ fxRates: await twoOf(app, 'fxRate') })
type ParamWorld = Awaited<ReturnType<typeof paramWorld>>

export const paramSamples: Record<string, Sample<ParamWorld>> = {
  'param.list': { as: 'lh', input: () => ({ paramKey: 'reserve.expireHours' }) },
  'param.set': {
    as: 'admin',
    input: () => ({ paramKey: 'reserve.expireHours', paramValue: '48', version: 0 }),
  },
  'param.reset': { as: 'admin', input: () => ({ paramKey: 'reserve.expireHours', version: 1 }) },
  'fxRate.page': { as: 'lh', input: () => ({ size: 2, currency: 'USD' }) },
  'fxRate.export': { as: 'lh' },
  'fxRate.lastMonthUsd': { as: 'kf' },
  'fxRate.create': {
    as: 'jf',
    input: (_world, turn) => ({ currency: 'EUR', month: `20${10 + (turn % 80)}01`, rate: '7.8' }),
  },
  'fxRate.update': {
    as: 'sw',
    input: (world) => ({
      ...versioned(world.fxRates[0]),
      currency: 'JPY',
      month: '202001',
      rate: '0.047',
    }),
  },
}
