import { requirement, type RequirementQuery } from '@yuncang/shared/nouns/requirement/contract'
import { requirementExportColumns } from '@yuncang/shared/nouns/requirement/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { narrowed, rowsOf, type Asked } from '../../kernel/export/service/rows.ts'
import * as repo from './repo.ts'
import { visible } from './service/requirement.ts'

export const requirementExport = defineExport({
  list: 'requirement',
  page: requirement.page.input,
  columns: requirementExportColumns,
  rows: narrowed(rowsOf(repo), (ctx, asked: Asked<RequirementQuery>) => visible(ctx, asked)),
})
