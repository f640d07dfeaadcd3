import { column, timeExportColumns } from '../../kernel/export-column.ts'
import { word } from '../../kernel/words.ts'

const statusWords = { 0: word('未启用', 'Not enabled'), 1: word('已启用', 'Enabled') }

export const costListExportColumns = [
  column('name', '清单名称', 'Name'),
  column('status', '状态', 'State', { words: statusWords }),
  /** How many there are, as the list says. */
  column('customerIds', '适用客户数', 'Customers'),
  /** How many there are, too. */
  column('rules', '计费规则', 'Billing rules'),
  ...timeExportColumns,
]
