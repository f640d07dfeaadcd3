import { column } from '../../kernel/export-column.ts'
import { paymentDirectionLabels, paymentSourceLabels, paymentStatusLabels } from './rules.ts'

/** Columns in which payments can be exported. */
export const paymentExportColumns = [
  column('paymentNo', '款项编号', 'Payment'),
  column('status', '状态', 'State', { words: paymentStatusLabels }),
  column('customerName', '客户名称', 'Customer'),
  column('payDate', '收付款日期', 'Date', { kind: 'date' }),
  column('amount', '金额', 'Amount', { kind: 'money' }),
  column('currency', '币种', 'Currency'),
  column('writtenOff', '已核销', 'Written off', { kind: 'money' }),
  column('rest', '未核销', 'Open', { kind: 'money' }),
  column('payerName', '对方户名', 'Payer or payee'),
  column('reference', '银行流水号', 'Bank reference'),
  column('bankAccount', '本方账号', 'Our account'),
  column('recPay', '收付方向', 'Direction', { words: paymentDirectionLabels }),
  column('source', '来源', 'Source', { words: paymentSourceLabels }),
  column('remark', '摘要', 'Remark'),
  column('createTime', '登记时间', 'Recorded', { kind: 'time' }),
]
