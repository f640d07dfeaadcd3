import type { Sample } from '../../contract/sample.ts'

export const connectorSamples: Record<string, Sample> = {
  'connector.list': { as: 'trainer' },
  'connector.setFault': {
    as: 'trainer',
    input: () => ({ system: 'contractSystem', fault: 'slow' }),
  },
}
