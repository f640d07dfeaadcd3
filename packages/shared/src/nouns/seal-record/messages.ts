import type { Messages } from '../../kernel/messages/types.ts'

export const sealRecordMessages = {
  'sealRecord.purposeRequired': ['invalid', '请填写用印事由', 'Say what the seal is for.'],
  'sealRecord.reasonRequired': ['invalid', '请填写原因', 'Say why.'],
  'sealRecord.sourceNotApproved': [
    'conflict',
    '{no} 当前为「{status}」，审核通过后才能用印',
    '{no} is “{status}”; only what has been approved is sealed.',
  ],
  'sealRecord.open': [
    'conflict',
    '{no} 的「{sealType}」已有未完成的用印 {other}，请先办完或作废',
    '{no} has {other} for the {sealType} already. Finish or void that one first.',
  ],
  'sealRecord.wrongStatus': [
    'conflict',
    '用印 {no} 当前为「{status}」，不能{action}',
    '{no} is “{status}”; you cannot {action} it now.',
  ],
  'sealRecord.ownAudit': [
    'forbidden',
    '提交人不能审核自己提交的用印 {no}，请由其他审核人处理',
    'You submitted {no} yourself; somebody else must audit it.',
  ],
  'sealRecord.otherSubmitter': [
    'forbidden',
    '用印 {no} 由他人提交，只有提交人可以撤回',
    'Somebody else submitted {no}; only they can withdraw it.',
  ],
  'sealRecord.documentGone': [
    'conflict',
    '用印文件「{name}」已被删除，请作废后重新申请',
    'The document {name} has been removed. Void the record and ask for the seal anew.',
  ],
  'sealRecord.documentChanged': [
    'conflict',
    '用印文件「{name}」与申请时不一致（SHA-256 不符），已停止下载和盖章；请作废后按正确的文件重新申请',
    'The document {name} is not what it was when the seal was asked for (SHA-256 differs). It is neither given out nor sealed; void the record and ask anew for the right file.',
  ],
} as const satisfies Messages
