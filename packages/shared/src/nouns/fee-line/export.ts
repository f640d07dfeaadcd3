import { column } from '../../kernel/export-column.ts'
import { feeLackLabels, feeLineStatusLabels, recPayLabels } from './rules.ts'

/** Columns in which fee lines can be exported. */
export const feeLineExportColumns = [
  column('feeName', '费用名称', 'Fee'),
  column('amount', '金额', 'Amount', { kind: 'money' }),
  column('currency', '币种', 'Currency'),
  column('status', '状态', 'Status', { words: feeLineStatusLabels }),
  column('isMissingPrice', '缺少', 'Lacks', { words: feeLackLabels }),
  column('masterBillNo', '提单号', 'Bill of lading'),
  column('customerName', '客户名称', 'Customer name'),
  column('periodFrom', '归属期起', 'Period from', { kind: 'date' }),
  column('periodTo', '归属期止', 'Period to', { kind: 'date' }),
  column('accountPeriod', '入账月份', 'Month'),
  column('jfmoduleId', '计费模块', 'Kind of work', { dictionary: 'FEE_MODULE' }),
  column('source', '来源', 'Made by', { dictionary: 'FEE_SOURCE' }),
  column('qty', '数量', 'Quantity', { kind: 'exact' }),
  column('unit', '单位', 'Unit'),
  column('price', '单价', 'Price', { kind: 'money' }),
  column('netAmount', '不含税', 'Net', { kind: 'money' }),
  column('taxAmount', '税额', 'Tax', { kind: 'money' }),
  column('taxRate', '税率', 'Tax rate', { kind: 'percent' }),
  column('exchangeRate', '汇率', 'Exchange rate', { kind: 'exact' }),
  column('localAmount', '人民币金额', 'Amount in CNY', { kind: 'decimal' }),
  column('businessNo', '单据号', 'Document'),
  column('jtNo', '计费通知', 'Fee notice'),
  column('splitNo', '分摊单号', 'Split'),
  column('recPay', '收付类型', 'Direction', { words: recPayLabels }),
  column('revision', '补差', 'Difference'),
  column('sendBackReason', '退回原因', 'Why sent back'),
  column('remark', '备注', 'Remark'),
  column('createTime', '创建时间', 'Created', { kind: 'time' }),
]
