import * as z from 'zod'
import type { Call } from '../outside/caller.ts'
import { systemContract, type ContractSystem } from './connector.ts'

const found = z.object({ contracts: z.array(systemContract).max(500) })

/** The contract system by its one call; a simulator answers the same. */
export const contractSystemBy = (call: Call, kind: ContractSystem['kind']): ContractSystem => ({
  kind,
  async list(tenant, question) {
    const given = Object.entries(question).filter(([, value]) => value !== '')
    const query = Object.fromEntries(given)
    return (await call(found, { tenant, method: 'GET', path: '/contracts', query })).contracts
  },
})
