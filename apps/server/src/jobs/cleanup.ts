import { system } from '@yuncang/db/handle'
import { jobFileDays } from '@yuncang/shared/nouns/job/rules'
import { later } from '../platform/leases/waits.ts'
import type { Services } from '../platform/services.ts'
import * as repo from './repo.ts'

const dayMs = 86_400_000
/** Like logs (docs/domain/records.md#logs). */
const jobDays = 180
const filesAtOnce = 100

/** No file takes that long from its first byte to its row. */
const orphanMs = dayMs

/** Removes produced files after their days, those that nobody can reach, and jobs long after they ended. */
export async function cleanUpJobs({ db, clock, jobFiles }: Services): Promise<void> {
  const scope = system('cleanup')
  const now = clock()
  const before = later(now, -jobFileDays * dayMs)
  for (;;) {
    const old = await db.read(scope, (read) => repo.withFileBefore(read, before, filesAtOnce))
    for (const { fileKey } of old) if (fileKey) await jobFiles.remove(fileKey)
    const ids = old.map(({ id }) => id)
    await db.transaction(scope, (tx) => repo.forgetFiles(tx, ids))
    if (old.length < filesAtOnce) break
  }
  await db.transaction(scope, (tx) => repo.removeBefore(tx, later(now, -jobDays * dayMs)))
  await jobFiles.cleanUp(later(now, -orphanMs), (keys) =>
    db.read(scope, (read) => repo.namedFiles(read, keys)),
  )
}
