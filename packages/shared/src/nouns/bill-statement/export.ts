import { column } from '../../kernel/export-column.ts'
import { entryKindLabels } from './rules.ts'

/** The columns of a statement of account, on screen and in files. */
export const billStatementExportColumns = [
  column('day', '日期', 'Date', { kind: 'date' }),
  column('kind', '类型', 'Kind', { words: entryKindLabels }),
  column('no', '单号', 'Number'),
  column('period', '账期', 'Month'),
  column('dueDate', '付款期限', 'Due', { kind: 'date' }),
  column('about', '关联账单', 'Of bills'),
  column('charged', '应收', 'Charged', { kind: 'money' }),
  column('settled', '已核销', 'Settled', { kind: 'money' }),
  column('balance', '余额', 'Balance', { kind: 'money' }),
  column('currency', '币种', 'Currency'),
]
