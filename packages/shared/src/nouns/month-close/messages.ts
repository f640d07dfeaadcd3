import type { Messages } from '../../kernel/messages/types.ts'

export const monthCloseMessages = {
  'monthClose.closed': [
    'conflict',
    '{period} 已由 {who} 于 {day} 结账，不能再新增或更改该月的业务、费用和账单；请改用之后的日期，或请财务反结账',
    '{who} closed {period} on {day}: nothing of that month can be added or changed. Choose a later date, or have the month reopened.',
  ],
  'monthClose.wrongStatus': [
    'conflict',
    '{no} 当前为「{status}」，不能{action}，请刷新后查看',
    '{no} is “{status}”; you cannot {action} it now. Refresh and look again.',
  ],
  'monthClose.ownAudit': [
    'forbidden',
    '{no} 由您提交结账，请由其他财务人员处理',
    'You handed in {no} yourself; somebody else must close it.',
  ],
  'monthClose.otherSubmitter': [
    'forbidden',
    '{no} 由他人提交结账，只有提交人可以撤回',
    'Somebody else handed in {no}; only they can withdraw it.',
  ],
  'monthClose.reasonRequired': ['invalid', '请填写原因', 'Say why.'],
  'monthClose.notOver': [
    'conflict',
    '{no} 到 {to} 才结束，之后才能结账',
    '{no} ends on {to}. It can be closed after that.',
  ],
  'monthClose.earlierOpen': [
    'conflict',
    '{earlier} 还没有结账，请先完成该月，再处理 {no}',
    '{earlier} is still open. Close it before {no}.',
  ],
  'monthClose.laterClosed': [
    'conflict',
    '{later} 已结账，请先反结账该月，再反结账 {no}',
    '{later} is closed. Reopen it before {no}.',
  ],
  'monthClose.lacking': [
    'conflict',
    '{no} 还有 {count} 项未完成，请按清单处理后再结账',
    '{count} things are still missing of {no}. Settle what the list names, then close it.',
  ],
} as const satisfies Messages
