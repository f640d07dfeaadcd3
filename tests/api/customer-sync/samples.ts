import { type Sample, versioned } from '../../contract/sample.ts'
import type { ContractSyncWorld } from '../contract-sync/samples.ts'

export const customerSyncSamples: Record<string, Sample<ContractSyncWorld>> = {
  'customerSync.search': { as: 'kf', input: () => ({ key: '云海橡胶' }) },
  'customerSync.take': { as: 'kf', input: () => ({ id: 'PT00' }) },
  'customerSync.byName': {
    as: 'kf',
    input: () => ({ customerName: '青岛联合棉业有限公司（虚构）' }),
  },
  'customerSync.save': { as: 'kf', input: ({ contractSync }) => versioned(contractSync.customer) },
}
