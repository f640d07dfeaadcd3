import type { Messages } from './types.ts'

/** Fee names, list prices, tariff lines, cost lists and quotations. */
export const commerceMessages = {
  'costCode.codeTaken': [
    'conflict',
    '费用编码 {code} 已属于费用「{name}」',
    'Fee code {code} already belongs to {name}.',
  ],
  'costCode.nameTaken': [
    'conflict',
    '费用名称「{name}」已存在（编码 {code}），请直接使用',
    'A fee named {name} already exists ({code}). Please use that one.',
  ],
  'costCode.justTaken': [
    'conflict',
    '该费用编码或名称刚刚被他人录入，请刷新后核对',
    'Somebody else has just entered this fee code or name. Refresh and check.',
  ],
  'costCode.unknownModule': [
    'invalid',
    '没有编码为「{value}」的计费模块',
    'There is no fee module {value}.',
  ],
  'costStandard.overlaps': [
    'conflict',
    '费用 {code} 按{unit}、{currency} 的标准价在 {from} 至 {to} 已有，请调整有效期',
    'Fee {code} already has a list price per {unit} in {currency} from {from} to {to}. Change the dates.',
  ],
  'tariff.datesReversed': [
    'invalid',
    '结束日期 {to} 早于开始日期 {from}',
    'The last day {to} is before the first day {from}.',
  ],
  'tariff.unknownFee': [
    'invalid',
    '第 {row} 行：没有编码为「{code}」的费用名称',
    'Line {row}: there is no fee code {code}.',
  ],
  'tariff.forbiddenFee': [
    'invalid',
    '第 {row} 行：费用「{name}」已停用，请换一个费用名称',
    'Line {row}: fee {name} is no longer in use. Choose another one.',
  ],
  'tariff.wrongMethod': [
    'invalid',
    '第 {row} 行：费用「{name}」不能用计费方式「{method}」',
    'Line {row}: fee {name} cannot be calculated as {method}.',
  ],
  'tariff.lineTwice': [
    'invalid',
    '第 {row} 行与第 {other} 行的费用、单位、币种和条件相同',
    'Lines {other} and {row} have the same fee, unit, currency and conditions.',
  ],
  'tariff.tierModeRequired': ['invalid', '请选择阶梯方式', 'Choose how the tiers apply.'],
  'tariff.tiersRequired': ['invalid', '请填写阶梯价格', 'Enter the tiers.'],
  'tariff.tiersUnused': [
    'invalid',
    '该计费方式不用阶梯，请清空阶梯价格',
    'This way of calculating has no tiers. Remove them.',
  ],
  'tariff.tierStart': ['invalid', '阶梯须从 0 或 1 开始', 'Tiers begin at 0 or 1.'],
  'tariff.tierText': [
    'invalid',
    '阶梯请按「起-止: 单价」填写，用分号隔开，最后一段不填止，如 1-30: 0.8; 31-: 1',
    'Write tiers as from-to: price with semicolons between them, the last one without an end, such as 1-30: 0.8; 31-: 1.',
  ],
  'tariff.tierGap': [
    'invalid',
    '第 {row} 档须紧接上一档，不能有空档或重叠',
    'Tier {row} must follow the one before without a gap or an overlap.',
  ],
  'tariff.tierOrder': [
    'invalid',
    '第 {row} 档的止值须大于起值',
    'Tier {row} must end above its beginning.',
  ],
  'tariff.tierEndless': [
    'invalid',
    '第 {row} 档没有止值，只有最后一档可以不填止值',
    'Tier {row} has no end; only the last one may have none.',
  ],
  'tariff.tierEnd': [
    'invalid',
    '最后一档（第 {row} 档）不填止值，表示以上全部',
    'The last tier ({row}) has no end: it covers all above.',
  ],
  'tariff.freeDaysUnused': [
    'invalid',
    '只有按天计费的费用才有免费天数',
    'Only fees by the day have free days.',
  ],
  'tariff.freeModeRequired': ['invalid', '请选择免费天数的算法', 'Choose how the free days count.'],
  'tariff.minScopeRequired': [
    'invalid',
    '请选择最低收费的范围',
    'Choose what the minimum charge applies to.',
  ],
  'tariff.prorateNeedsMonth': [
    'invalid',
    '只有按月最低收费才能按天折算',
    'Only a monthly minimum can be prorated by day.',
  ],
  'tariff.maxBelowMin': [
    'invalid',
    '最高收费不能低于最低收费',
    'The maximum charge cannot be below the minimum.',
  ],
  'costList.nameRequired': ['invalid', '请输入费用清单名称', 'Enter the name of the cost list.'],
  'costList.nameTaken': [
    'conflict',
    '费用清单「{name}」已存在，请换一个名称',
    'A cost list named {name} already exists. Choose another name.',
  ],
  'costList.enabled': [
    'conflict',
    '费用清单「{name}」已启用，请先停用再修改',
    'Cost list {name} is enabled. Disable it before you change it.',
  ],
  'costList.empty': [
    'conflict',
    '费用清单「{name}」没有费用明细，请补充后再启用',
    'Cost list {name} has no lines. Add some before you enable it.',
  ],
  'costList.notEnabled': [
    'conflict',
    '费用清单「{name}」未启用，不能用于报价',
    'Cost list {name} is not enabled and cannot be used for a quotation.',
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
  'quotation.unknownLine': [
    'invalid',
    '第 {row} 行不属于报价单 {no}',
    'Line {row} is not one of quotation {no}.',
  ],
} as const satisfies Messages
