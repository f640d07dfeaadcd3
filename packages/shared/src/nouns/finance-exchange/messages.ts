import type { Messages } from '../../kernel/messages/types.ts'

export const financeExchangeMessages = {
  'financePlatform.unavailable': [
    'internal',
    '财务平台暂时没有正常回应，系统会自动重试',
    'The finance platform does not answer properly at the moment. It is tried again by itself.',
  ],
  'financePlatform.refused': [
    'conflict',
    '财务平台拒收：{answer}',
    'The finance platform refused: {answer}',
  ],
  'financePlatform.absent': [
    'conflict',
    '尚未接入财务平台，请联系管理员配置',
    'No finance platform is set up. Ask an administrator.',
  ],
  'financeExchange.wrongStatus': [
    'conflict',
    '账单 {no} 的这条往来当前为「{status}」，不能{action}',
    'This exchange of bill {no} is “{status}”; you cannot {action} it now.',
  ],
  'financeExchange.remarkRequired': [
    'invalid',
    '请说明线下如何处理',
    'Say how it was settled by hand.',
  ],
} as const satisfies Messages
