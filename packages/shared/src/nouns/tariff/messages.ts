import type { Messages } from '../../kernel/messages/types.ts'

export const tariffMessages = {
  'tariff.datesReversed': [
    'invalid',
    '结束日期 {to} 早于开始日期 {from}',
    'The last day {to} is before the first day {from}.',
  ],
  'tariff.tooManyLines': [
    'invalid',
    '表格有 {count} 行，一张报价最多 {limit} 行，请分成几份',
    'The workbook has {count} lines, a sheet at most {limit}. Divide it.',
  ],
  'tariff.unknownLine': [
    'invalid',
    '第 {row} 行不属于「{no}」，请刷新后重试',
    'Line {row} is not one of {no}. Load it again.',
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
  'tariff.wrongPayer': [
    'invalid',
    '第 {row} 行：费用「{name}」由客户承担，转出方、受让方、各半只用于货转和交割的费用',
    'Line {row}: fee {name} is paid by the customer. Seller, buyer and half each are for fees of goods transfers and deliveries.',
  ],
  'tariff.feeNotUnderstood': [
    'invalid',
    '没有叫「{text}」的费用，请从列表选择，或先在费用名称里新增',
    'There is no fee {text}. Choose one of the list, or add it to the fee names first.',
  ],
  'tariff.methodOfFee': [
    'invalid',
    '「{name}」不能按「{method}」计费，可用：{methods}',
    '{name} cannot be calculated as {method}. Possible: {methods}.',
  ],
  'tariff.payerOfFee': [
    'invalid',
    '「{name}」由客户承担，转出方、受让方、各半只用于货转和交割的费用',
    '{name} is paid by the customer. Seller, buyer and half each are for fees of goods transfers and deliveries.',
  ],
  'tariff.unitNotUnderstood': [
    'invalid',
    '单位「{text}」不认识，可用：{units}',
    'The unit {text} is not known. Possible: {units}.',
  ],
  'tariff.methodNotUnderstood': [
    'invalid',
    '计费方式「{text}」不认识，可用：{methods}',
    'The way of calculating {text} is not known. Possible: {methods}.',
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
    '第 {row} 档须从 {from} 起，紧接上一档，不能有空档或重叠',
    'Tier {row} must begin at {from}, after the one before without a gap or an overlap.',
  ],
  'tariff.tierDays': [
    'invalid',
    '第 {row} 档的起止须是整天数',
    'Tier {row} must begin and end at a whole day.',
  ],
  'tariff.tierWhole': [
    'invalid',
    '第 {row} 档的起止须是整数；数量有小数的阶梯请从 0 开始',
    'Tier {row} must begin and end at a whole number. Tiers over quantities with decimals begin at 0.',
  ],
  'tariff.tierFigure': [
    'invalid',
    '第 {row} 档的起止最多 4 位小数，单价最多 6 位小数，都不能是负数或超出上限',
    'Tier {row}: its bounds have at most 4 decimals, its price 6; none is negative or beyond the limit.',
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
  'tariff.qtyStepPositive': [
    'invalid',
    '数量进位须大于 0，不进位请留空',
    'Quantities are rounded up to a step above 0. Leave it empty for none.',
  ],
  'tariff.ruleCodeRequired': ['invalid', '请输入规则编号', 'Enter the code of the rule.'],
  'tariff.ruleCodeTwice': [
    'invalid',
    '规则编号 {code} 重复，请换一个编号',
    'The code {code} stands twice. Choose another one.',
  ],
  'tariff.ruleScopeTwice': [
    'invalid',
    '规则 {code} 与 {other} 适用的明细相同，请停用其一或改适用范围',
    'Rules {code} and {other} are for the same lines. Stop one of them or say more closely what it is for.',
  ],
  'tariff.ruleFeeOrModule': [
    'invalid',
    '已指定费用，计费模块请留空',
    'The rule is for one fee. Leave the kind of work empty.',
  ],
  'tariff.rulesOnce': [
    'invalid',
    '请提交计费规则，或提交对全部明细的代替，二者选一',
    'Send the billing rules, or what is for all lines, and not both.',
  ],
  'tariff.ruleFeeUnknown': [
    'invalid',
    '规则 {rule}：没有编码为「{code}」的费用名称',
    'Rule {rule}: there is no fee code {code}.',
  ],
  'tariff.ruleUnknown': [
    'notFound',
    '没有编号为 {rule} 的计费规则，请刷新后重试',
    'There is no billing rule {rule}. Load the page again.',
  ],
} as const satisfies Messages
