import type { Sample } from '../../contract/sample.ts'

export const startSamples: Record<string, Sample> = {
  'start.get': { as: 'kf' },
}
