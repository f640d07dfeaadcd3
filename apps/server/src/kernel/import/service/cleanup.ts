import { system } from '@yuncang/db/handle'
import { importDays } from '@yuncang/shared/nouns/import-batch/rules'
import { later } from '../../../platform/leases/waits.ts'
import type { Services } from '../../../platform/services.ts'
import * as repo from '../repo.ts'
import { clearLeftovers } from './hidden.ts'

const dayMs = 86_400_000
const atOnce = 20

/** Removes the rows and files of imports that nobody has touched for some days. */
export async function cleanUpImports({ db, clock, jobFiles, importers }: Services): Promise<void> {
  const scope = system('cleanup')
  const before = later(clock(), -importDays * dayMs)
  for (;;) {
    const old = await db.read(scope, (read) => repo.olderThan(read, before, atOnce))
    for (const { id, noun, fileKey } of old) {
      if (fileKey) await jobFiles.remove(fileKey)
      await clearLeftovers((work) => db.transaction(scope, work), importers[noun], id)
    }
    if (old.length > 0)
      await db.transaction(scope, (tx) =>
        repo.empty(
          tx,
          old.map(({ id }) => id),
        ),
      )
    if (old.length < atOnce) return
  }
}
