import type { Sample } from '../../contract/sample.ts'
import type { CustomerWorld } from '../customer/samples.ts'

export const customerMergeSamples: Record<string, Sample<CustomerWorld>> = {
  'customerMerge.duplicates': { as: 'sw' },
  'customerMerge.preview': {
    as: 'sw',
    input: ({ customerId, otherId }) => ({ fromId: customerId, intoId: otherId }),
  },
  'customerMerge.start': {
    as: 'sw',
    input: ({ twinIds: [fromId, intoId] }) => ({ fromId, intoId, fromVersion: 1, intoVersion: 1 }),
  },
}
