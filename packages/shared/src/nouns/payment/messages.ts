import type { Messages } from '../../kernel/messages/types.ts'

export const paymentMessages = {
  'payment.currencyRequired': ['invalid', '请选择币种', 'Choose the currency.'],
  'payment.amountRequired': ['invalid', '金额应大于 0', 'The amount is above 0.'],
  'payment.customerRequired': ['invalid', '请选择客户', 'Choose the customer.'],
  'payment.offsetParts': [
    'conflict',
    '冲抵需要至少一张账单和一张贷项通知单，请补选',
    'An offset takes at least one bill and one credit note. Choose the other one, too.',
  ],
  'payment.offsetSum': [
    'conflict',
    '所选账单与贷项通知单相抵后余 {sum} {currency}，应为 0，请修改金额',
    'The chosen bills and credit notes come to {sum} {currency} in place of 0. Change the amounts.',
  ],
  'payment.offsetOtherSide': [
    'conflict',
    '账单 {no} 的收付类型不同；应收账单与应收贷项通知单冲抵，应付与应付冲抵',
    'Bill {no} is on the other side. Receivable bills and credit notes offset each other, and so do payable ones.',
  ],
  'payment.offsetInPart': [
    'conflict',
    '冲抵 {no} 不能只撤销其中一笔，请撤销整笔冲抵',
    'Offset {no} cannot be undone in part. Take all of it back.',
  ],
  'payment.reasonRequired': ['invalid', '请填写原因', 'Say why.'],
  'payment.noParts': ['invalid', '请至少选择一张账单', 'Choose at least one bill.'],
  'payment.taken': [
    'conflict',
    '流水号 {reference}、同一日期和金额的款项已登记，未重复登记',
    'Money with reference {reference}, the same date and amount is recorded already. Nothing was recorded twice.',
  ],
  'payment.otherCustomer': [
    'conflict',
    '账单 {no} 属于「{customer}」，不是这笔款项的客户；请选择同一客户的账单',
    'Bill {no} belongs to {customer}, who is not the customer of this payment. Choose bills of one customer.',
  ],
  'payment.otherCurrency': [
    'conflict',
    '账单 {no} 的币种为 {billCurrency}，款项为 {currency}；请用 {billCurrency} 的款项核销',
    'Bill {no} is in {billCurrency}, the payment in {currency}. Write the bill off with money in {billCurrency}.',
  ],
  'payment.otherSide': [
    'conflict',
    '账单 {no} 的收付类型与这笔款项不同：应收账单用收款核销，应付账单用付款核销；只有贷项通知单可以反向退款',
    'Bill {no} is on the other side: receivable bills are written off with money received, payable ones with money paid. Only a credit note is given back the other way.',
  ],
  'payment.tooMuch': [
    'conflict',
    '账单 {no} 还可核销 {left} {currency}，请修改金额',
    'Bill {no} has {left} {currency} outstanding. Change the amount.',
  ],
  'payment.beyondRest': [
    'conflict',
    '款项 {no} 还可核销 {left} {currency}，所选账单合计 {asked}，请修改金额',
    'Payment {no} has {left} {currency} open, the chosen bills come to {asked}. Change the amounts.',
  ],
  'payment.alreadyThere': [
    'conflict',
    '流水号 {reference}、同一日期和金额的款项已登记为 {no}，导入时跳过',
    'Money with reference {reference}, the same date and amount is recorded as {no} already and will be left out.',
  ],
  'payment.twiceInFile': [
    'conflict',
    '流水号 {reference} 与第 {row} 行的日期和金额相同，导入时跳过',
    'Reference {reference} has the date and amount of row {row} and will be left out.',
  ],
  'payment.referenceRequired': [
    'invalid',
    '请填写交易流水号，以免重复登记',
    "Enter the bank's reference, so that nothing is recorded twice.",
  ],
  'payment.oneSide': [
    'invalid',
    '每行应有收入金额或支出金额，且只有一个',
    'Each row has money in or money out, and one of them only.',
  ],
  'payment.future': [
    'invalid',
    '收付款日期不能晚于今天 {today}',
    'The date of a payment cannot be after today, {today}.',
  ],
  'payment.unbalanced': [
    'conflict',
    '款项 {no} 与冲减账单一并核销，不能只撤销其中一笔；请撤销这笔款项的全部核销',
    'Payment {no} was written off together with a credit note, which cannot be undone in part. Take all of its write-offs back.',
  ],
  'payment.refundTwice': [
    'invalid',
    '款项 {no} 选择了两次，请合并为一行',
    'Payment {no} is chosen twice. Make one line of it.',
  ],
  'payment.refundSameWay': [
    'conflict',
    '款项 {no} 的收付方向与本款项相同；收款只能由付款退回，付款只能由收款退回',
    'Payment {no} went the same way. Money received is given back by money paid, and the other way round.',
  ],
  'payment.refundOtherCustomer': [
    'conflict',
    '款项 {no} 属于「{customer}」，不是这笔款项的客户；请选择同一客户的款项',
    'Payment {no} is of {customer}, who is not the customer of this one. Choose money of one customer.',
  ],
  'payment.refundOtherCurrency': [
    'conflict',
    '款项 {no} 的币种为 {currency}，本款项为 {other}；请用 {currency} 的款项退款',
    'Payment {no} is in {currency}, this one in {other}. Give it back in {currency}.',
  ],
  'payment.refundTooMuch': [
    'conflict',
    '款项 {no} 未核销 {left} {currency}，退款不能超过它',
    'Payment {no} has {left} {currency} open; no more of it can be given back.',
  ],
  'payment.refundIsBack': [
    'conflict',
    '款项 {no} 的这笔退款已撤销',
    'This refund of payment {no} has been taken back already.',
  ],
  'payment.isBack': [
    'conflict',
    '账单 {no} 的这笔核销已撤销',
    'This write-off of bill {no} has been taken back already.',
  ],
  'payment.wrongStatus': [
    'conflict',
    '款项 {no} 当前为「{status}」，不能{action}',
    'Payment {no} is “{status}”; you cannot {action} it now.',
  ],
} as const satisfies Messages
