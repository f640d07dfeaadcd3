import type { Sample } from '../../contract/sample.ts'

export const workFlowSamples: Record<string, Sample> = {
  'workFlow.rules': { as: 'kf' },
  'workFlow.flows': { as: 'kf' },
  'workFlow.steps': { as: 'kf', input: () => ({ flowCode: 'RKDD' }) },
}
