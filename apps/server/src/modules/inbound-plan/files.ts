import { inboundPlan } from '@yuncang/shared/nouns/inbound-plan/contract'
import { planExportColumns } from '@yuncang/shared/nouns/inbound-plan/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { wholeOf } from '../../kernel/export/service/rows.ts'
import { listWithProducts } from './service/work.ts'

/** The plans of an order. */
export const inboundPlanExport = defineExport({
  list: 'inboundPlan',
  page: inboundPlan.list.input,
  columns: planExportColumns,
  rows: wholeOf(listWithProducts),
})
