import type { Messages } from '../../kernel/messages/types.ts'

export const billStatementMessages = {
  'billStatement.range': [
    'invalid',
    '对账期间请从早到晚填写，最长五年',
    'The days of a statement run from the earlier to the later, five years at most.',
  ],
  'billStatement.whichAccount': [
    'invalid',
    '请说明对账单的币种和起止日期',
    'Say of which currency and of which days the statement is.',
  ],
} as const satisfies Messages
