import type { Sample } from '../../contract/sample.ts'

export const phoneCodeSamples: Record<string, Sample> = {
  'phoneCode.send': { as: '', input: () => ({ phone: '13800000000' }) },
}
