import { column, timeExportColumns } from '../../kernel/export-column.ts'

export const fxRateExportColumns = [
  column('month', '月份', 'Month'),
  column('currency', '币种', 'Currency', { dictionary: 'CURRENCY' }),
  column('rate', '汇率（折合人民币）', 'Rate (in yuan)', { kind: 'exact' }),
  ...timeExportColumns,
]
