import type { Messages } from '../../kernel/messages/types.ts'

export const feeLineMessages = {
  'feeLine.wrongStatus': [
    'conflict',
    '费用「{fee}」（{no}）当前为「{status}」，不能{action}',
    'Fee {fee} ({no}) is “{status}”; you cannot {action} it now.',
  ],
  'feeLine.automatic': [
    'conflict',
    '费用「{fee}」（{no}）由系统计算，请修改报价后重新计费，或作废后手工录入',
    'Fee {fee} ({no}) is calculated by the system. Change the price and calculate again, or void it and enter one by hand.',
  ],
  'feeLine.byHand': [
    'conflict',
    '费用「{fee}」（{no}）是手工录入的，不会重新计价，请修改或作废',
    'Fee {fee} ({no}) was entered by hand and is not calculated again. Change or void it.',
  ],
  'feeLine.reversed': [
    'conflict',
    '费用「{fee}」（{no}）已冲销，不能{action}；要恢复请作废冲销行',
    'Fee {fee} ({no}) has been taken back; you cannot {action} it. Void the reversal to have it again.',
  ],
  'feeLine.reversal': [
    'conflict',
    '费用「{fee}」（{no}）是冲销行，不能{action}；不需要时请作废',
    'Fee {fee} ({no}) takes another one back; you cannot {action} it. Void it if it is not needed.',
  ],
  'feeLine.partOfSplit': [
    'conflict',
    '费用「{fee}」（{no}）是分摊 {splitNo} 的一部分，不能单独修改；请作废整笔分摊后重新录入',
    'Fee {fee} ({no}) is a part of the split {splitNo} and cannot be changed by itself. Void the whole split and enter it anew.',
  ],
  'feeLine.splitStands': [
    'conflict',
    '分摊 {splitNo} 只能整笔作废，其中一行不能作废：{why}',
    'The split {splitNo} is voided as a whole, and one of its fees cannot be voided: {why}',
  ],
  'feeLine.partHidden': [
    'forbidden',
    '分摊 {splitNo} 只能整笔作废，其中有您无权查看的费用',
    'The split {splitNo} is voided as a whole, and some of its fees are not yours to see.',
  ],
  'feeLine.sameShare': [
    'invalid',
    '这一行与第 {row} 行的客户和单据相同，请合并为一行',
    'This is the customer and document of row {row}. Make one row of both.',
  ],
  'feeLine.emptyShare': [
    'invalid',
    '这一行分摊不到金额，请删除该行或调整比例',
    'Nothing falls to this row. Remove it, or change the weights.',
  ],
  'feeLine.noWeights': [
    'invalid',
    '各行的分摊比例都是 0，无法分摊，请至少填写一行',
    'All weights are zero, so the charge cannot be split. Enter one at least.',
  ],
  'feeLine.fewShares': [
    'invalid',
    '请添加至少两行：一笔费用由多个单据或客户分摊',
    'Add two rows at least: a charge is split over several documents or customers.',
  ],
  'feeLine.totalRequired': ['invalid', '请输入大于 0 的金额', 'Enter an amount above zero.'],
  'feeLine.nothingNamed': [
    'notFound',
    '没有编号为「{no}」的订单、提单或集装箱，请核对编号',
    'There is no order, bill of lading or container {no}. Check the number.',
  ],
  'feeLine.undone': [
    'conflict',
    '单据撤销完成，冲销已审核的费用',
    'The document was undone; its audited fees are taken back.',
  ],
  'feeLine.missingPrice': [
    'conflict',
    '费用「{fee}」（{no}）缺价，请补充报价后重新计费',
    'Fee {fee} ({no}) has no price. Enter a price and calculate it again.',
  ],
  'feeLine.missingRate': [
    'conflict',
    '费用「{fee}」（{no}）缺 {currency} 的汇率，请先在汇率中录入，再重新计费',
    'Fee {fee} ({no}) has no rate of {currency}. Enter the rate and calculate it again.',
  ],
  'feeLine.ownAudit': [
    'forbidden',
    '费用「{fee}」（{no}）由您录入或确认，请由其他人审核',
    'You entered or confirmed fee {fee} ({no}); somebody else must audit it.',
  ],
  'feeLine.taken': [
    'conflict',
    '{date} 已有「{fee}」的费用行，请修改那一行，或合并数量',
    'There is already a line of {fee} on {date}. Change that one, or add up the quantities.',
  ],
  'feeLine.justTaken': [
    'conflict',
    '相同的费用行刚刚由他人生成，请刷新后重试',
    'Somebody else has just made the same fee line. Refresh and try again.',
  ],
  'feeLine.billed': [
    'conflict',
    '单据 {no} 的费用「{fee}」已入账单，请先作废账单',
    'Fee {fee} of document {no} is on a bill. Void the bill first.',
  ],
  'feeLine.noPrice': [
    'conflict',
    '「{customer}」在 {date} 没有「{fee}」的价格，请补充报价或直接录入单价',
    '{customer} has no price of {fee} on {date}. Enter one in the quotation, or type the price.',
  ],
  'feeLine.whichSize': [
    'invalid',
    '「{fee}」的报价按箱型不同，请选择箱型后再保存',
    'The price of {fee} depends on the container size. Choose one.',
  ],
  'feeLine.wrongTier': [
    'conflict',
    '「{fee}」的价格有误，不能计价：第 {row} 档阶梯不符合规则。请先改正价格，或直接录入单价',
    'The price of {fee} is wrong and cannot be charged: tier {row} breaks the rules. Correct the price, or type it.',
  ],
  'feeLine.wrongTerms': [
    'conflict',
    '「{fee}」的价格有误，不能计价，请先改正价格，或直接录入单价',
    'The price of {fee} is wrong and cannot be charged. Correct the price, or type it.',
  ],
  'feeLine.notByQuantity': [
    'conflict',
    '「{fee}」的报价按天计费或实报实销，不能按数量手工计价，请直接录入单价',
    'The price of {fee} is by day or as paid; it cannot price a quantity. Type the price.',
  ],
  'feeLine.noRate': [
    'conflict',
    '还没有 {month} 的 {currency} 汇率，请先在汇率中录入',
    'There is no rate of {currency} for {month} yet. Enter it first.',
  ],
  'feeLine.unknownBusiness': [
    'invalid',
    '没有编号为「{no}」的入库或出库订单，请核对编号',
    'There is no inbound or outbound order {no}. Check the number.',
  ],
  'feeLine.unknownFee': [
    'invalid',
    '没有编码为「{code}」的费用名称，或该费用已停用',
    'There is no fee {code}, or it is no longer in use.',
  ],
  'feeLine.wrongSide': [
    'invalid',
    '费用「{fee}」不用于{side}，请换一个费用名称',
    '{side} lines do not take the fee {fee}. Choose another one.',
  ],
  'feeLine.noInventory': [
    'conflict',
    '订单 {no} 还没有可计费的作业，请完成作业后重试',
    'Order {no} has no work to be charged yet. Try again when it is done.',
  ],
  'feeLine.periodReversed': [
    'invalid',
    '结束日期 {to} 早于开始日期 {from}',
    'The last day {to} is before the first day {from}.',
  ],
  'feeLine.periodNotOver': [
    'invalid',
    '{to} 还没有到，计费期间最晚到 {today}',
    '{to} has not come yet. A period ends on {today} at the latest.',
  ],
  'feeLine.priceRequired': ['invalid', '请输入单价', 'Enter the price.'],
  'feeLine.unitRequired': ['invalid', '请选择计费单位', 'Choose the unit.'],
  'feeLine.amountRequired': ['invalid', '请输入代垫金额', 'Enter the amount that was advanced.'],
  'feeLine.receiptRequired': [
    'invalid',
    '请填写代垫费用的票据号',
    'Enter the number of the receipt by which the amount was advanced.',
  ],
  'feeLine.sendBackReasonRequired': ['invalid', '请填写退回原因', 'Say why it is sent back.'],
  'feeLine.reverseReasonRequired': ['invalid', '请填写冲销原因', 'Say why it is taken back.'],
  'feeLine.reasonRequired': ['invalid', '请填写作废原因', 'Say why it is voided.'],
} as const satisfies Messages
