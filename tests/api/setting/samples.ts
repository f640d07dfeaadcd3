import type { Sample } from '../../contract/sample.ts'

export const settingSamples: Record<string, Sample> = {
  'setting.get': { as: 'kf' },
  'setting.save': { as: 'kf', input: () => ({ mode: 'dark', isCompact: true }) },
}
