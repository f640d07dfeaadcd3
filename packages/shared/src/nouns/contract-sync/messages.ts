import type { Messages } from '../../kernel/messages/types.ts'

export const contractSyncMessages = {
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
