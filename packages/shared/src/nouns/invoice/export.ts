import { column } from '../../kernel/export-column.ts'
import { recPayLabels } from '../fee-line/rules.ts'
import { invoiceStatusLabels } from './rules.ts'

/** Columns in which invoices can be exported. */
export const invoiceExportColumns = [
  column('invoiceNo', '发票号码', 'Invoice'),
  column('status', '状态', 'State', { words: invoiceStatusLabels }),
  column('customerName', '客户名称', 'Customer'),
  column('invoiceDate', '开票日期', 'Date', { kind: 'date' }),
  column('gross', '价税合计', 'Gross', { kind: 'money' }),
  column('currency', '币种', 'Currency'),
  column('net', '不含税', 'Net', { kind: 'money' }),
  column('tax', '税额', 'Tax', { kind: 'money' }),
  column('invoiceType', '发票类型', 'Kind', { dictionary: 'INVOICE_TYPE' }),
  column('invoiceTitle', '开票抬头', 'Title'),
  column('dutyNumber', '税号', 'Tax number'),
  column('recPay', '收付类型', 'Direction', { words: recPayLabels }),
  column('reason', '红冲原因', 'Why taken back'),
  column('remark', '备注', 'Remark'),
  column('createTime', '登记时间', 'Recorded', { kind: 'time' }),
]
