import type { Messages } from './types.ts'

export const customerMessages = {
  'customer.nameRequired': ['invalid', '请输入客户全称', "Enter the customer's full name."],
  'customer.creditCodeRequired': [
    'invalid',
    '请输入统一社会信用代码',
    'Enter the unified social credit code.',
  ],
  'customer.nameTaken': [
    'conflict',
    '客户名称「{name}」已存在，请直接使用该客户',
    'A customer named {name} already exists. Please use that one.',
  ],
  'customer.creditCodeTaken': [
    'conflict',
    '统一社会信用代码 {code} 已属于客户「{name}」',
    'Credit code {code} already belongs to {name}.',
  ],
  'customer.codeTaken': [
    'conflict',
    '客户编码 {code} 已被使用',
    'Customer code {code} is already used.',
  ],
  'customer.taken': [
    'conflict',
    '该客户刚刚被他人录入，请刷新后核对',
    'Somebody else has just entered this customer. Refresh and check.',
  ],
  'customer.stopReasonRequired': ['invalid', '请填写停用原因', 'Say why the customer is stopped.'],
  'customer.hasOpenOrders': [
    'conflict',
    '该客户还有 {count} 笔未完成的订单，确认后可停用',
    'This customer has {count} open orders. Confirm to stop it anyway.',
  ],
  'customer.stopped': [
    'conflict',
    '客户「{name}」已停用，不能用于新订单',
    'Customer {name} is stopped and cannot be used in new orders.',
  ],
  'customer.unknown': [
    'invalid',
    '没有名为「{name}」的客户，请先新增该客户',
    'There is no customer named {name}. Add it first.',
  ],
} as const satisfies Messages
