import { system } from '@yuncang/db/handle'
import { fits, specOf } from '@yuncang/shared/nouns/param/rules'
import type { Services } from '../../../platform/services.ts'
import * as repo from '../repo.ts'

const dayMs = 24 * 3_600_000
const key = 'log.keepDays'

/** Forgets calls that are older than their tenant wants to keep them. */
export async function forgetCalls({ db, clock }: Services): Promise<void> {
  const before = (days: string) =>
    new Date(Date.parse(clock()) - Number(days) * dayMs).toISOString()
  await db.transaction(system('cleanup'), async (tx) => {
    const own = (await repo.keptDays(tx, key)).filter(({ days }) => fits(key, days))
    for (const { tenantNode, days } of own) await repo.removeOf(tx, tenantNode, before(days))
    const nodes = own.map(({ tenantNode }) => tenantNode)
    await repo.removeOfOthers(tx, nodes, before(specOf(key).initial))
  })
}
