import type { Messages } from '../../kernel/messages/types.ts'

export const customerMergeMessages = {
  'customerMerge.same': [
    'invalid',
    '不能把客户并入它自己，请选择另一个客户',
    'A customer cannot be merged into itself. Choose another one.',
  ],
  'customerMerge.targetStopped': [
    'conflict',
    '客户「{name}」已停用，不能并入；请先启用，或选择另一个客户',
    'Customer {name} is stopped and takes over nothing. Resume it, or choose another one.',
  ],
  'customerMerge.openBills': [
    'conflict',
    '两个客户 {period} 各有一张未审核的账单（{from}、{into}），请先审核或作废其中一张',
    'Both customers have a bill of {period} that is not audited ({from}, {into}). Audit or void one of them first.',
  ],
  'customerMerge.exchanges': [
    'conflict',
    '客户「{name}」有 {count} 条财务平台往来未办结，请等待或先处理',
    'The finance platform has not answered {count} exchanges of {name}. Wait for it, or settle them.',
  ],
  'customerMerge.jobUnderWay': [
    'conflict',
    '「{title}」正在执行，请在它结束后再合并',
    '{title} is under way. Merge when it is through.',
  ],
  'customerMerge.collision': [
    'conflict',
    '两个客户有同一业务、同一费用、同一期间的记录，不能合并；请先作废其中一条',
    'Both customers have a record of the same business, fee and period. Void one of them first.',
  ],
} as const satisfies Messages
