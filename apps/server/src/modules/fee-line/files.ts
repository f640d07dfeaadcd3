import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'
import { feeLine } from '@yuncang/shared/nouns/fee-line/contract'
import { feeLineExportColumns } from '@yuncang/shared/nouns/fee-line/export'
import { hasSeveralPrices, lackOf } from '@yuncang/shared/nouns/fee-line/rules'
import { countedIn } from '@yuncang/shared/nouns/tariff/figures'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import * as repo from './repo.ts'

/** Every fee line that the filters find: a month's fees are those whose last day lies in the month. */
export const feeLineExport = defineExport({
  list: 'feeLine',
  page: feeLine.page.input,
  columns: feeLineExportColumns,
  rows: rowsOf(repo),
  cells: async ({ call }) => ({
    feeName: (row) => feeNameIn(call.locale, row),
    unit: (row) => countedIn(call.locale, row),
    price: (row) => (hasSeveralPrices(row) ? null : row.price),
    isMissingPrice: (row) => lackOf(row) ?? null,
    // 0 is no supplement.
    revision: (row) => row.revision || null,
  }),
})
