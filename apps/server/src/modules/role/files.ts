import type { RoleRecord } from '@yuncang/shared/nouns/role/contract'
import { text } from '@yuncang/shared/kernel/wire'
import { roleExportColumns } from '@yuncang/shared/nouns/role/export'
import { roleOrigin } from '@yuncang/shared/nouns/role/rules'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { wholeOf } from '../../kernel/export/service/rows.ts'
import type { Ctx } from '../../trpc/context.ts'
import * as z from 'zod'
import { list } from './service.ts'

/** The list comes whole and is searched by name where it is shown; a file is searched here. */
export const roleExport = defineExport({
  list: 'role',
  page: z.strictObject({ name: text(60).optional() }),
  columns: roleExportColumns,
  rows: wholeOf(called),
  cells: async (ctx) => ({
    name: (row) => nameOf(ctx, row),
    origin: roleOrigin,
    rights: ({ permissions }) => permissions.length,
  }),
})

const nameOf = ({ call }: Ctx, { nameZh, nameEn }: Pick<RoleRecord, 'nameZh' | 'nameEn'>) =>
  call.locale === 'en' ? nameEn : nameZh

async function called(ctx: Ctx, { name = '' }: { name?: string | undefined }) {
  const roles = await list(ctx)
  return roles.filter((row) => `${nameOf(ctx, row)} ${row.roleCode}`.includes(name))
}
