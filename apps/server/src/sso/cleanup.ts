import { system } from '@yuncang/db/handle'
import type { Services } from '../platform/services.ts'
import { removeFlows } from './client/repo.ts'
import { rotateKeys } from './issuer/keys.ts'
import { removeExpiredRecords } from './issuer/repo.ts'

/** A flow tells of its session, which lives for a day. */
const flowKeptMs = 25 * 3_600_000

/** Forgets what is over, and changes the issuer's signing key when its time has come. */
export async function cleanUpSignOn(services: Services): Promise<void> {
  const now = services.clock()
  await services.db.transaction(system('cleanup'), async (tx) => {
    await removeExpiredRecords(tx, now)
    await removeFlows(tx, new Date(Date.parse(now) - flowKeptMs).toISOString())
  })
  await rotateKeys(services)
}
