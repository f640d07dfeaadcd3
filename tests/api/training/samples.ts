import type { Sample } from '../../contract/sample.ts'

export const trainingSamples: Record<string, Sample> = {
  'demo.training': { as: 'trainer' },
  'demo.resetTenant': { as: 'trainer', input: () => ({ name: '培训租户' }) },
}
