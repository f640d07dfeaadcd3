import { user } from '@yuncang/shared/nouns/user/contract'
import { userExportColumns } from '@yuncang/shared/nouns/user/export'
import { sectionLabel } from '@yuncang/shared/nouns/user/sections'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { wholeOf } from '../../kernel/export/service/rows.ts'
import { effectiveRoles, rolesIn } from '../session/service/role-store.ts'
import { everybody } from './service/read.ts'

/** The people of the tenant, with their roles and sections as they are called. */
export const userExport = defineExport({
  list: 'user',
  page: user.page.input,
  columns: userExportColumns,
  rows: wholeOf(everybody),
  async cells(ctx) {
    const { locale } = ctx.call
    const roles = effectiveRoles(await ctx.read((db) => rolesIn(db)), ctx.tenant.dataNode)
    const names = new Map(
      roles.map(({ roleCode, nameZh, nameEn }) => [roleCode, locale === 'en' ? nameEn : nameZh]),
    )
    return {
      roleCodes: (row) => row.roleCodes.map((code) => names.get(code) ?? code),
      sections: (row) => row.sections.map((name) => sectionLabel(name, locale)),
    }
  },
})
