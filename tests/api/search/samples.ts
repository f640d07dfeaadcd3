import type { Sample } from '../../contract/sample.ts'

export const searchSamples: Record<string, Sample> = {
  'search.find': { as: 'admin', input: () => ({ text: 'qdyl' }) },
}
