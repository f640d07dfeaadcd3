import { inTenant } from '@yuncang/db/handle'
import type { DocumentModule } from '@yuncang/shared/nouns/file/rules'
import { routes } from '@yuncang/shared/routes'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

export type Paper = { id: string; name: string; url: string }

/** Where a document is downloaded. */
export const addressOf = (id: string): string => `${routes['file.download'].path}?id=${id}`

/** The papers of records that everybody may read, by record: name and address of each. */
export async function papersOf(
  ctx: Ctx,
  module: DocumentModule,
  businessIds: readonly string[],
): Promise<Map<string, Paper[]>> {
  if (businessIds.length === 0) return new Map()
  const scope = inTenant(ctx.tenant.dataNode)
  const rows = await ctx.services.db.read(scope, (db) => repo.ofBusinesses(db, businessIds))
  const own = rows.filter((row) => row.uploadModuleCode === module)
  return new Map(
    [...Map.groupBy(own, (row) => row.businessId)].map(([id, files]) => [
      id,
      files.map((row) => ({ id: row.id, name: row.name, url: addressOf(row.id) })),
    ]),
  )
}
