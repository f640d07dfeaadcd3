import type { Messages } from './types.ts'

/** Outside systems: the customer platform, the contract system and who carries text messages and mails. */
export const outsideMessages = {
  'customerPlatform.unavailable': [
    'internal',
    '客户平台暂时没有正常回应，请稍后再试；也可以手工新增客户',
    'The customer platform does not answer properly at the moment. Try again later, or add the customer by hand.',
  ],
  'customerPlatform.refused': [
    'conflict',
    '客户平台拒绝了这次请求：{answer}',
    'The customer platform refused: {answer}',
  ],
  'customerPlatform.absent': [
    'conflict',
    '尚未接入客户平台，请联系管理员配置',
    'No customer platform is set up. Ask an administrator.',
  ],
  'contractSystem.unavailable': [
    'internal',
    '合同系统暂时没有正常回应，请稍后再试',
    'The contract system does not answer properly at the moment. Try again later.',
  ],
  'contractSystem.refused': [
    'conflict',
    '合同系统拒绝了这次请求：{answer}',
    'The contract system refused: {answer}',
  ],
  'contractSystem.absent': [
    'conflict',
    '尚未接入合同系统，请联系管理员配置',
    'No contract system is set up. Ask an administrator.',
  ],
  'messageService.absent': [
    'conflict',
    '尚未接入短信邮件服务，请联系管理员配置',
    'No service for text messages and mail is set up. Ask an administrator.',
  ],
  'messageService.unreachable': [
    'internal',
    '短信邮件服务无法连接，系统会自动重试',
    'The service for text messages and mail cannot be reached. It is tried again.',
  ],
  'messageService.silent': [
    'internal',
    '短信邮件服务没有及时回应，系统会自动重试',
    'The service for text messages and mail did not answer in time. It is tried again.',
  ],
  'messageService.refused': [
    'internal',
    '短信邮件服务没有接收这条消息',
    'The service for text messages and mail did not take the message.',
  ],
  'connector.notSimulated': [
    'conflict',
    '只有培训租户的模拟器可以设置故障',
    'Only the simulators of a training tenant can be disturbed.',
  ],
  'customer.syncNameRequired': ['invalid', '请输入客户名称', "Enter the customer's name."],
  'customer.syncNotHere': [
    'forbidden',
    '本租户不使用客户平台，请直接新增客户',
    'This tenant does not use the customer platform. Add the customer directly.',
  ],
  'customer.notOutside': [
    'notFound',
    '客户平台没有「{name}」，请核对全称或手工新增',
    'The customer platform does not know {name}. Check the full name, or add it by hand.',
  ],
  'contract.syncNotHere': [
    'forbidden',
    '本租户没有开通合同同步，请联系管理员',
    'Contracts are not synchronized for this tenant. Ask an administrator.',
  ],
  'contract.codeRequired': ['invalid', '请输入合同编号', 'Enter the contract number.'],
  'contract.codeOrDatesRequired': [
    'invalid',
    '请输入合同编号或者选择签约起止日期！',
    'Enter a contract number or choose the days of signing.',
  ],
  'contract.syncSubjectRequired': ['invalid', '请选择签约主体', 'Choose the contracting company.'],
  'contract.datesRequired': ['invalid', '请选择签约起止日期', 'Choose the days of signing.'],
  'contract.signDatesReversed': [
    'invalid',
    '签约结束日期早于开始日期，请重新选择',
    'The last day of signing is before the first. Choose again.',
  ],
  'contract.noneOutside': [
    'notFound',
    '合同系统没有符合条件的合同',
    'The contract system has no such contract.',
  ],
  'contract.notSynced': [
    'conflict',
    '合同 {no} 不是从合同系统同步的',
    'Contract {no} did not come from the contract system.',
  ],
  'contract.otherCustomer': [
    'conflict',
    '合同 {no} 与 {other} 的客户不同，不能关联',
    'Contracts {no} and {other} are of different customers and cannot be connected.',
  ],
} as const satisfies Messages
