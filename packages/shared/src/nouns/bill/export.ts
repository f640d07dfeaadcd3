import { column } from '../../kernel/export-column.ts'
import { recPayLabels } from '../fee-line/rules.ts'
import { billStatusLabels } from './rules.ts'

/** Columns in which bills can be exported. */
export const billExportColumns = [
  column('billNo', '账单号', 'Bill'),
  column('status', '状态', 'State', { words: billStatusLabels }),
  column('creditOfNo', '冲减账单', 'For bill'),
  column('customerName', '客户名称', 'Customer'),
  column('period', '账期', 'Month'),
  column('payable', '应结金额', 'Payable', { kind: 'money' }),
  column('currency', '币种', 'Currency'),
  column('dueDate', '付款期限', 'Due', { kind: 'date' }),
  column('amount', '费用合计', 'Sum of fees', { kind: 'money' }),
  column('reduceAmount', '调减', 'Reductions', { kind: 'money' }),
  column('netTotal', '不含税', 'Net', { kind: 'money' }),
  column('taxTotal', '税额', 'Tax', { kind: 'money' }),
  column('invoiced', '已开票', 'Invoiced', { kind: 'money' }),
  column('paid', '已核销', 'Paid', { kind: 'money' }),
  column('outstanding', '未结金额', 'Outstanding', { kind: 'money' }),
  column('lineCount', '费用行数', 'Fees'),
  column('recPay', '收付类型', 'Direction', { words: recPayLabels }),
  column('sentTime', '发送时间', 'Sent', { kind: 'time' }),
  column('createTime', '生成时间', 'Generated', { kind: 'time' }),
]
