import { column } from '../../kernel/export-column.ts'
import { exchangeKindLabels, exchangeStatusLabels } from './rules.ts'

/** Columns in which exchanges can be exported. */
export const exchangeExportColumns = [
  column('createTime', '创建时间', 'Created', { kind: 'time' }),
  column('status', '状态', 'State', { words: exchangeStatusLabels }),
  column('kind', '内容', 'Content', { words: exchangeKindLabels }),
  column('billNo', '账单号', 'Bill'),
  column('customerName', '客户名称', 'Customer'),
  column('amount', '金额', 'Amount', { kind: 'money' }),
  column('currency', '币种', 'Currency'),
  column('failure', '平台答复', 'Answer'),
  column('remark', '处理说明', 'How it was settled'),
  column('endTime', '答复时间', 'Answered', { kind: 'time' }),
]
