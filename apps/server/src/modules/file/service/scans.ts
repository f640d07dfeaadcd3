import type { Read } from '@yuncang/db/handle'
import { isScan, type DocumentModule } from '@yuncang/shared/nouns/file/rules'
import { AppError } from '@yuncang/shared/errors'
import * as repo from '../repo.ts'

type Holder = { readonly module: DocumentModule; readonly id: string; readonly no: string }
export type Scan = { readonly id: string; readonly name: string }

/**
 * The documents of a record that show its signed paper, by the ids that somebody gave. Throws a sentence that names the
 * first that is none of the record's, whether it is another tenant's, another record's or gone; that is still on its
 * way or under inspection; or that is no scan.
 */
export async function scansOf(
  db: Read,
  { module, id: businessId, no }: Holder,
  ids: readonly string[],
): Promise<Scan[]> {
  if (ids.length === 0) return []
  const found = await repo.amongOf(db, businessId, ids)
  return [...new Set(ids)].map((id) => {
    const row = found.find((each) => each.id === id && each.uploadModuleCode === module)
    if (!row) throw new AppError('file.notOfRecord', { params: { id, no } })
    const { name } = row
    if (row.status !== repo.fileStatuses.ready) {
      throw new AppError('file.notReady', { params: { name } })
    }
    if (!isScan(row.type)) throw new AppError('file.noScan', { params: { name } })
    return { id, name }
  })
}
