import { system } from '@yuncang/db/handle'
import type { TenantQuery, TenantRecord } from '@yuncang/shared/nouns/tenant/contract'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

/** Every tenant of the installation. */
export const page = (ctx: Ctx, query: TenantQuery) =>
  ctx.services.db.read(system('list of tenants'), async (db) => {
    const { rows, ...found } = await repo.page(db, query)
    const members = await repo.membersOf(
      db,
      rows.map((row) => row.dataNode),
    )
    return { ...found, records: rows.map((row) => asRecord(row, members.get(row.dataNode) ?? 0)) }
  })

export const asRecord = (row: repo.TenantRow, members: number): TenantRecord => ({
  ...row,
  id: row.dataNode,
  contractSubjects: row.contractSubjects ?? [],
  members,
})
