import type { Messages } from '../../kernel/messages/types.ts'

export const quotationMessages = {
  'quotation.linesRequired': ['invalid', '请至少填写一行报价明细', 'Enter at least one price.'],
  'quotation.exists': [
    'conflict',
    '合同 {contract} 已有报价单 {no}，请打开它修改',
    'Contract {contract} has quotation {no} already. Open and change that one.',
  ],
  'quotation.underAudit': [
    'conflict',
    '报价单 {no} 正在审核，请等待审核结果',
    'Quotation {no} is being audited. Wait for the result.',
  ],
  'quotation.notUsable': [
    'conflict',
    '报价单 {no} 当前不能用于该客户（未生效、已停用或已过期），请换一个',
    'Quotation {no} cannot be used for this customer now (not in force, stopped or expired). Choose another.',
  ],
  'quotation.notAudited': [
    'conflict',
    '报价单 {no} 尚未通过审核，不能停用或启用',
    'Quotation {no} has not been passed yet; it cannot be stopped or resumed.',
  ],
} as const satisfies Messages
