import type { Messages } from '../../kernel/messages/types.ts'

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
  'customer.typeRequired': ['invalid', '请选择客户类型', 'Choose the customer type.'],
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
  'customer.merged': [
    'conflict',
    '客户「{name}」已并入「{into}」，请改用「{into}」',
    'Customer {name} was merged into {into}. Use {into} instead.',
  ],
  'customer.foundMerged': ['conflict', '{code} {name} 已并入', '{code} {name} was merged into it'],
  'customer.fileNear': [
    'invalid',
    '与已有客户「{name}」（{code}）名称相近，可能重复',
    'Looks like customer {name} ({code}), which exists already.',
  ],
  'customer.stoppedForContract': [
    'conflict',
    '客户「{name}」已停用，不能用于新合同',
    'Customer {name} is stopped and cannot be used in new contracts.',
  ],
  'customer.unknown': [
    'invalid',
    '没有名为「{name}」的客户，请先新增该客户',
    'There is no customer named {name}. Add it first.',
  ],
  'customer.severalCalled': [
    'invalid',
    '简称「{name}」不止一个客户在用，请填写客户全称',
    'More than one customer goes by {name}. Write the full name.',
  ],
  'customer.invoiceTitleRequired': ['invalid', '请输入开票抬头', 'Enter the invoice title.'],
  'customer.invoiceTypeRequired': ['invalid', '请选择发票类型', 'Choose the kind of invoice.'],
  'customer.bankNameRequired': ['invalid', '请输入开户银行', 'Enter the bank.'],
  'customer.currencyRequired': ['invalid', '请选择币种', 'Choose the currency.'],
  'customer.contacterRequired': ['invalid', '请输入联系人姓名', "Enter the contact's name."],
  'customer.branchRequired': ['invalid', '请输入分支机构名称', "Enter the branch's name."],
  'customer.invoiceTaken': [
    'conflict',
    '该客户已有抬头、发票类型和银行账号都相同的开票信息「{value}」',
    'This customer already has {value} with the same kind of invoice and bank account.',
  ],
  'customer.bankTaken': [
    'conflict',
    '该客户已有银行账号 {value}',
    'This customer already has bank account {value}.',
  ],
  'customer.contacterTaken': [
    'conflict',
    '该客户已有姓名和手机号码都相同的联系人「{value}」',
    'This customer already has contact {value} with the same phone number.',
  ],
  'customer.branchTaken': [
    'conflict',
    '该客户已有分支机构「{value}」',
    'This customer already has a branch named {value}.',
  ],
  'customer.defaultNeeded': [
    'conflict',
    '须保留一条默认，请改为把另一条设为默认',
    'One default is needed. Make another one the default instead.',
  ],
  'customer.defaultTwice': [
    'invalid',
    '客户「{name}」在第 {row} 行已有默认，只能有一条',
    'Row {row} is already the default of {name}; there can be only one.',
  ],
  'customer.creditExceeded': [
    'conflict',
    '客户「{customer}」未结费用 {owed} 元，已超过信用额度 {limit} 元，请先收款核销或调整信用额度',
    '{customer} owes CNY {owed}, more than its credit limit of CNY {limit}. Have fees paid and written off, or raise the limit.',
  ],
  'customer.partsFull': [
    'conflict',
    '客户「{name}」的此类资料最多 {max} 条，请先删除不用的',
    '{name} has room for {max} of these. Remove some that are not used.',
  ],
} as const satisfies Messages
