import { system } from '@yuncang/db/handle'
import { removeLeftovers, storageFolder } from '../../../files/storage/disk.ts'
import { cleanUpArea } from '../../../files/storage/cleanup.ts'
import { uploadFolder } from '../../../files/upload.ts'
import type { Services } from '../../../platform/services.ts'
import * as repo from '../repo.ts'
import { removeBytes } from './trace.ts'

const hourMs = 3_600_000
/** No upload lasts that long: what is older was left behind. */
const pendingMs = 24 * hourMs
const removedMs = 30 * 24 * hourMs
const atOnce = 200

/**
 * Takes away what nobody can reach any more: uploads that never became ready, documents removed 30 days ago, bytes
 * without a row, half written files. Bytes go before their row, so that a crash in between is made good by the next run;
 * bytes that any row names, and bytes younger than a day, stay.
 */
export async function cleanUpFiles(services: Services): Promise<void> {
  const now = Date.parse(services.clock())
  const before = (ms: number) => new Date(now - ms).toISOString()
  await cleanUpRows(services, { pending: before(pendingMs), removed: before(removedMs) })
  await cleanUpArea(services.storage, {
    area: 'upload',
    before: before(pendingMs),
    named: (keys) => services.db.read(system('cleanup'), (read) => repo.namedKeys(read, keys)),
  })
  await removeLeftovers(uploadFolder(services.config.dataDir), before(pendingMs))
  await removeLeftovers(storageFolder(services.config.dataDir), before(pendingMs))
}

async function cleanUpRows(
  { db, storage }: Services,
  before: { pending: string; removed: string },
): Promise<void> {
  for (;;) {
    const rows = await db.read(system('cleanup'), (read) => repo.stale(read, before, atOnce))
    for (const row of rows) {
      await removeBytes(storage, row)
      await db.transaction(system('cleanup'), async (tx) => {
        const wasPending = row.status === repo.fileStatuses.pending
        // Another instance may have removed it; only one gives its room back.
        if ((await repo.forget(tx, row)) && wasPending) {
          await repo.giveBack(tx, row.tenantNode, row.usedKb)
        }
      })
    }
    if (rows.length < atOnce) return
  }
}
