import type { Messages } from '../../kernel/messages/types.ts'

export const invoiceMessages = {
  'invoice.numberRequired': ['invalid', '请填写发票号码', 'Enter the number of the invoice.'],
  'invoice.reasonRequired': ['invalid', '请填写红冲原因', 'Say why the invoice is taken back.'],
  'invoice.noParts': ['invalid', '请至少选择一张账单', 'Choose at least one bill.'],
  'invoice.taken': [
    'conflict',
    '发票号码 {no} 已登记，请核对号码，或打开已登记的发票',
    'Invoice {no} is recorded already. Check the number, or open the one that is there.',
  ],
  'invoice.mixed': [
    'conflict',
    '账单 {no} 的客户、币种或收付类型与账单 {other} 不同，请分开开票',
    'Bill {no} differs from bill {other} in customer, currency or direction. Record an invoice for each.',
  ],
  'invoice.tooMuch': [
    'conflict',
    '账单 {no} 还可开票 {left} {currency}，请修改金额',
    'Bill {no} has {left} {currency} left to be invoiced. Change the amount.',
  ],
  'invoice.badTax': [
    'invalid',
    '账单 {no} 的税额应在 0 与 {left} 之间，请核对税额',
    'The tax of bill {no} is between 0 and {left}. Check it.',
  ],
  'invoice.detailsRequired': [
    'invalid',
    '请选择「{customer}」的开票资料；还没有时，请先在客户资料中补充',
    'Choose the invoice details of {customer}, or add them to the customer first.',
  ],
  'invoice.detailsOfOther': [
    'invalid',
    '所选开票资料不属于「{customer}」，请重新选择',
    'The chosen invoice details are not those of {customer}. Choose again.',
  ],
  'invoice.dutyNumberMissing': [
    'conflict',
    '「{customer}」的这份开票资料没有税号，不能开具专用发票；请先补充税号',
    'These invoice details of {customer} have no tax number, which a special VAT invoice needs. Add it first.',
  ],
  'invoice.typeRequired': [
    'invalid',
    '请选择收到的发票的类型',
    'Choose the kind of the invoice that was received.',
  ],
  'invoice.future': [
    'invalid',
    '发票日期不能晚于今天 {today}',
    'The date of an invoice cannot be after today, {today}.',
  ],
  'invoice.redBefore': [
    'invalid',
    '红字发票的日期不能早于原发票的日期 {date}',
    'A red invoice cannot be dated before the invoice that it takes back, {date}.',
  ],
  'invoice.wrongStatus': [
    'conflict',
    '发票 {no} 当前为「{status}」，不能{action}',
    'Invoice {no} is “{status}”; you cannot {action} it now.',
  ],
} as const satisfies Messages
