import type { Sample } from '../../contract/sample.ts'

export const dashboardSamples: Record<string, Sample> = {
  'dashboard.home': { as: 'admin' },
}
