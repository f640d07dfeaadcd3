import type { Messages } from '../../kernel/messages/types.ts'

export const contractMessages = {
  'contract.nameRequired': ['invalid', '请输入合同名称', 'Enter the name of the contract.'],
  'contract.subjectRequired': ['invalid', '请选择签约主体', 'Choose the contracting company.'],
  'contract.subjectUnknown': [
    'invalid',
    '「{name}」不是本租户的签约主体，可选：{choices}',
    '{name} is not a contracting company of this tenant. Choose from: {choices}.',
  ],
  'contract.subjectMissing': [
    'invalid',
    '请填写签约主体，可选：{choices}',
    'Name the contracting company. Choose from: {choices}.',
  ],
  'contract.fileOverlaps': [
    'invalid',
    '该客户同类型的合同 {no} 在 {from} 至 {to} 有效，两份合同期限重叠，请核对',
    'Contract {no} of the same kind of this customer is in force from {from} to {to}; both overlap.',
  ],
  'contract.customerFixed': [
    'conflict',
    '合同 {no} 的报价已提交或通过审核，不能更换客户',
    'The quotation of contract {no} has been submitted or passed; its customer cannot change.',
  ],
  'contract.noTaken': [
    'conflict',
    '合同编号 {no} 已存在，请核对编号',
    'Contract {no} already exists. Check the number.',
  ],
  'contract.payerRequired': [
    'invalid',
    '合同至少要有一个付款方',
    'A contract needs at least one payer.',
  ],
  'contract.endingSpan': [
    'invalid',
    '请选择不超过 {days} 天的日期范围',
    'Choose days that are no more than {days} apart.',
  ],
  'contract.partyRepeated': [
    'invalid',
    '合同方第 {row} 行与第 {other} 行相同，请删除一行',
    'Party {row} is the same as party {other}. Remove one of them.',
  ],
  'contract.partyIncomplete': [
    'invalid',
    '合同方第 {row} 行请选择类型和客户',
    'Choose what party {row} is, and who.',
  ],
  'contract.datesReversed': [
    'invalid',
    '到期日期 {to} 早于生效日期 {from}，请修改',
    'The contract ends on {to}, before it begins on {from}. Change one of them.',
  ],
  'contract.lastPayer': [
    'conflict',
    '「{name}」是合同 {no} 唯一的付款方，请先增加另一个付款方',
    '{name} is the only payer of contract {no}. Add another one first.',
  ],
  'contract.wrongStatus': [
    'conflict',
    '合同 {no} 当前为「{status}」，不能{action}',
    'Contract {no} is “{status}”; you cannot {action} it now.',
  ],
  'contract.wrongQuotationStatus': [
    'conflict',
    '合同 {no} 的报价当前为「{status}」，不能{action}',
    'The quotation of contract {no} is “{status}”; you cannot {action} it now.',
  ],
  'contract.ownAudit': [
    'forbidden',
    '提交人不能审核自己提交的合同 {no}，请由其他审核人处理',
    'You submitted contract {no} yourself; somebody else must audit it.',
  ],
  'contract.otherSubmitter': [
    'forbidden',
    '合同 {no} 由他人提交，只有提交人可以撤回',
    'Somebody else submitted contract {no}; only they can withdraw it.',
  ],
  'contract.reasonRequired': ['invalid', '请填写原因', 'Say why.'],
  'contract.noLines': [
    'conflict',
    '合同 {no} 没有报价明细，请补充后再提交',
    'Contract {no} has no price lines. Add some before you submit it.',
  ],
  'contract.overlaps': [
    'conflict',
    '该客户同类型的合同 {no} 在 {from} 至 {to} 有效，确认后可同时生效',
    'Contract {no} of the same kind is in force from {from} to {to}. Confirm to have both.',
  ],
  'contract.tooEarly': [
    'conflict',
    '合同 {no} 在 {date} 到期，到期前 60 天内才能续签',
    'Contract {no} ends on {date}; it can be renewed in the last 60 days.',
  ],
  'contract.renewalOverlaps': [
    'invalid',
    '原合同 {no} 到 {to} 才到期，续签不能从 {from} 开始，请选择之后的日期',
    'Contract {no} runs until {to}; its renewal cannot begin on {from}. Choose a later day.',
  ],
  'contract.renewalOpen': [
    'conflict',
    '合同 {no} 已有续签合同 {other}，请直接处理该合同',
    'Contract {no} already has renewal {other}. Work on that one.',
  ],
  'contract.notRenewed': [
    'conflict',
    '合同 {no} 已登记不续签',
    'Contract {no} is marked as not to be renewed.',
  ],
  'contract.scanRequired': [
    'invalid',
    '请上传双方签章的合同扫描件',
    'Attach the scan of the signed contract.',
  ],
  'contract.cancelPaperRequired': [
    'invalid',
    '请上传双方签章的解除协议',
    'Attach the signed agreement to cancel.',
  ],
  'contract.filed': ['conflict', '合同 {no} 已归档', 'Contract {no} is already filed.'],
  'contract.notFiled': ['conflict', '合同 {no} 尚未归档', 'Contract {no} is not filed.'],
} as const satisfies Messages
