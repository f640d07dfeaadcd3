import { type Sample, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import { contractsOf, type Made } from '../../support/contracts.ts'

/** Contracts of the contract system, of months that are over, and a draft for the same customer. */
export async function contractSyncWorld(app: TestApp) {
  const sync = async (contractCode: string): Promise<Made> => {
    await app.data('contractSync.sync', { contractCode }, 'sw')
    return (await app.data('contract.page', { contractNo: contractCode }, 'sw')).records[0]
  }
  const { records } = await app.data('customer.page', { customerName: '青岛示范仓储' }, 'kf')
  const customer: Made = records[0]
  return {
    contractSync: {
      customer,
      synced: await sync('HTXT-202503-01'),
      connected: await sync('HTXT-202506-01'),
      draft: await contractsOf(app).draft(customer.id),
    },
  }
}
export type ContractSyncWorld = Awaited<ReturnType<typeof contractSyncWorld>>

export const contractSyncSamples: Record<string, Sample<ContractSyncWorld>> = {
  'contractSync.sync': { as: 'sw', input: () => ({ contractCode: 'HTXT-202501-01' }) },
  'contractSync.synchronize': {
    as: 'sw',
    input: ({ contractSync }) => ({ id: contractSync.synced.id }),
  },
  'contractSync.connect': {
    as: 'sw',
    input: ({ contractSync }) => ({
      ...versioned(contractSync.draft),
      syncedId: contractSync.connected.id,
    }),
  },
}
