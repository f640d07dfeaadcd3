import type { Messages } from '../../kernel/messages/types.ts'

export const reportPlanMessages = {
  'reportPlan.recipientRequired': [
    'invalid',
    '请填写至少一个收件邮箱',
    'Enter at least one mailbox that gets the report.',
  ],
  'reportPlan.rangeRequired': [
    'invalid',
    '该报表按日期统计，请选择相对日期范围，如上月、近 7 天',
    'This report tells of days: choose a relative range such as last month or the last 7 days.',
  ],
} as const satisfies Messages
