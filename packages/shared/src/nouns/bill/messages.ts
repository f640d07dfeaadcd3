import type { Messages } from '../../kernel/messages/types.ts'

export const billMessages = {
  'bill.wrongStatus': [
    'conflict',
    '账单 {no} 当前为「{status}」，不能{action}',
    'Bill {no} is “{status}”; you cannot {action} it now.',
  ],
  'bill.ownAudit': [
    'forbidden',
    '提交人不能审核自己提交的账单 {no}，请由其他审核人处理',
    'You submitted bill {no} yourself; somebody else must audit it.',
  ],
  'bill.otherSubmitter': [
    'forbidden',
    '账单 {no} 由他人提交，只有提交人可以撤回',
    'Somebody else submitted bill {no}; only they can withdraw it.',
  ],
  'bill.payableNotSent': [
    'conflict',
    '账单 {no} 是应付账单，只有应收账单可以发送给客户',
    'Bill {no} is what we pay ourselves; only receivable bills go to customers.',
  ],
  'bill.badPeriod': ['invalid', '账期请按 yyyyMM 填写', 'Write the period as yyyyMM.'],
  'bill.nothingToBill': [
    'conflict',
    '{period} 没有待入账单的已审核费用，请先确认并审核费用',
    'There is no audited fee of {period} that waits for a bill. Confirm and audit the fees first.',
  ],
  'bill.underway': [
    'conflict',
    '账单 {no} 正在审核，撤回或驳回后才能加入 {period} 的其余费用',
    'Bill {no} is being audited. Withdraw or reject it before the other fees of {period} join it.',
  ],
  'bill.justMade': [
    'conflict',
    '该客户 {period} 的账单刚刚由他人生成，请刷新后重试',
    'Somebody else has just made the bill of {period} for this customer. Refresh and try again.',
  ],
  'bill.linesChanged': [
    'conflict',
    '有费用刚刚发生变化，请刷新后重试',
    'A fee has just changed. Refresh and try again.',
  ],
  'bill.notItsLine': [
    'conflict',
    '所选费用不在账单 {no} 中，请刷新后重试',
    'A chosen fee is not on bill {no}. Refresh and try again.',
  ],
  'bill.lastLine': [
    'conflict',
    '账单 {no} 至少保留一行费用；如不再需要，请作废账单',
    'Bill {no} keeps at least one fee. Void the bill if it is no longer needed.',
  ],
  'bill.nothingPayable': [
    'conflict',
    '账单 {no} 的应结金额为 0，不能提交',
    'Bill {no} amounts to 0 and cannot be submitted.',
  ],
  'bill.periodNotOver': [
    'conflict',
    '账期 {period} 到 {to} 才结束，之后才能审核账单 {no}',
    'Period {period} ends on {to}. Bill {no} can be audited after that.',
  ],
  'bill.reasonRequired': ['invalid', '请填写原因', 'Say why.'],
  'bill.chosenTwice': [
    'invalid',
    '账单 {no} 选择了两次，请合并为一行',
    'Bill {no} is chosen twice. Make one line of it.',
  ],
  'bill.invoicedAlready': [
    'conflict',
    '账单 {no} 已开票 {invoiced} {currency}，请先红冲其发票，再反审核',
    'Bill {no} is invoiced with {invoiced} {currency}. Take its invoices back before its audit.',
  ],
  'bill.signedFileRequired': [
    'invalid',
    '代客户确认账单 {no}，请上传客户签字或盖章的文件',
    'To confirm bill {no} for the customer, upload what the customer has signed.',
  ],
  'bill.periodBilled': [
    'conflict',
    '「{customer}」{period} 的账单 {no} 已审核，业务日期不能在 {from} 至 {to} 之内；请改用之后的日期，或先反审核账单',
    'Bill {no} of {customer} for {period} has been audited: no date from {from} to {to} is possible. Choose a later date, or have its audit taken back.',
  ],
  'bill.creditOfCredit': [
    'conflict',
    '{no} 是贷项通知单，不能再冲减；需要时请作废它，或另行录入费用',
    '{no} is a credit note, which cannot be credited. Void it, or enter the fee anew.',
  ],
  'bill.creditNotBelow': [
    'conflict',
    '所选费用合计 {amount} {currency}，冲减后客户应付反而增加；贷项通知单只用于减少应付',
    'The chosen fees come to {amount} {currency}: taking them back would charge more. A credit note gives back.',
  ],
  'bill.creditReduced': [
    'conflict',
    '「{fee}」已有调减 {amount} {currency}，整行冲减会多退；请先撤销调减，或用调减退其余部分',
    'A reduction of {amount} {currency} stands on {fee}; taking all of it back would give back too much. Take the reduction back first, or reduce the rest.',
  ],
  'bill.creditUnderway': [
    'conflict',
    '账单 {of} 的贷项通知单 {no} 正在审核，撤回或驳回后才能加入其他费用',
    'Credit note {no} of bill {of} is being audited. Withdraw or reject it before other fees join it.',
  ],
  'bill.hasCredit': [
    'conflict',
    '账单 {no} 有贷项通知单 {notes}，请先作废贷项通知单',
    'Bill {no} has credit note {notes}. Void it first.',
  ],
  'bill.otherOpen': [
    'conflict',
    '{period} 还有未审核的账单 {other}，请先审核或作废它，再退回或反审核账单 {no}',
    'Bill {other} of {period} is not audited yet. Audit or void it before bill {no} goes back.',
  ],
  'bill.otherInMaking': [
    'conflict',
    '账单 {no} 暂不能退回：仓库正在制作同账期的另一张账单；如有异议请与仓库联系',
    'Bill {no} cannot be sent back now: another bill of the same month is being made. Please speak to the warehouse.',
  ],
  'bill.beingCredited': [
    'conflict',
    '账单 {no} 正在办理或已开具贷项通知单，不能退回；如有异议请与仓库联系',
    'Fees of bill {no} are being credited, or have been: it cannot be sent back. Please speak to the warehouse.',
  ],
  'billReduction.wrongStatus': [
    'conflict',
    '账单 {no} 的这笔调减当前为「{status}」，不能{action}',
    'This reduction of bill {no} is “{status}”; you cannot {action} it now.',
  ],
  'billReduction.ownAudit': [
    'forbidden',
    '提交人不能审核自己提交的调减，请由其他审核人处理',
    'You asked for this reduction yourself; somebody else must audit it.',
  ],
  'billReduction.otherSubmitter': [
    'forbidden',
    '这笔调减由他人提交，只有提交人可以撤销',
    'Somebody else asked for this reduction; only they can take it back.',
  ],
  'billReduction.tooMuch': [
    'conflict',
    '「{fee}」最多还能调减 {left} {currency}',
    'At most {left} {currency} can still be taken off {fee}.',
  ],
  'billReduction.reversed': [
    'conflict',
    '「{fee}」已整行冲减，不能再调减',
    '{fee} has been taken back in full and cannot be reduced.',
  ],
  'billReduction.belowInvoiced': [
    'conflict',
    '账单 {no} 已开票 {invoiced} {currency}，调减后应结金额不能低于已开票金额',
    'Bill {no} is invoiced with {invoiced} {currency}; a reduction cannot bring it below that.',
  ],
} as const satisfies Messages
