import type { Messages } from './types.ts'

export const inboundOrderMessages = {
  'inboundOrder.billTaken': [
    'conflict',
    '提单号 {no} 已存在（订单 {orderNo}），请核对提单号',
    'Bill of lading {no} already exists (order {orderNo}). Check the number.',
  ],
  'inboundOrder.billOfOther': [
    'conflict',
    '提单号 {no} 属于客户「{name}」的订单 {orderNo}，同一提单只能有一个客户',
    'Bill of lading {no} belongs to {name} (order {orderNo}); one bill has one customer.',
  ],
  'inboundOrder.otherContract': [
    'conflict',
    '合同 {no} 不属于该客户，请重新选择合同',
    'Contract {no} is not one of this customer. Choose another.',
  ],
  'inboundOrder.contractNotHolding': [
    'conflict',
    '合同 {no} 在 {date} 不是有效合同，请更换合同或修改预计到货日期',
    'Contract {no} is not in force on {date}. Choose another contract or another expected date.',
  ],
  'inboundOrder.billJustTaken': [
    'conflict',
    '该提单号刚刚被他人录入，请刷新后核对',
    'Somebody else has just entered this bill of lading. Refresh and check.',
  ],
  'inboundOrder.containerTwice': [
    'conflict',
    '同一订单内箱号不能重复',
    'A container number can appear only once in an order.',
  ],
  'inboundOrder.unknownContainer': [
    'invalid',
    '箱号 {no} 不在本订单的集装箱中，请先在集装箱里添加',
    'Container {no} is not among the containers of this order. Add it there first.',
  ],
  'inboundOrder.productRequired': [
    'invalid',
    '商品编码和商品名称至少填一项',
    'Give a product code or a product name.',
  ],
  'inboundOrder.netAboveGross': [
    'invalid',
    '净重 {net} 千克大于毛重 {gross} 千克',
    'The net weight of {net} kg is above the gross weight of {gross} kg.',
  ],
  'inboundOrder.noGoods': [
    'conflict',
    '订单 {no} 没有货物明细，请补充后再提交',
    'Order {no} has no goods lines. Add some before you submit it.',
  ],
  'inboundOrder.wrongStatus': [
    'conflict',
    '订单 {no} 当前为「{status}」，不能{action}',
    'Order {no} is “{status}”; you cannot {action} it now.',
  ],
  'inboundOrder.ownAudit': [
    'forbidden',
    '提交人不能审核自己提交的订单 {no}，请由其他审核人处理',
    'You submitted order {no} yourself; somebody else must audit it.',
  ],
  'inboundOrder.otherSubmitter': [
    'forbidden',
    '订单 {no} 由他人提交，只有提交人可以撤回',
    'Somebody else submitted order {no}; only they can withdraw it.',
  ],
  'inboundOrder.whyRequired': ['invalid', '请填写原因', 'Say why.'],
  'inboundOrder.paperRequired': [
    'invalid',
    '请填写入库凭证编号',
    'Give the number of the paper that proves the goods are in.',
  ],
  'inboundOrder.reasonRequired': ['invalid', '驳回时请填写原因', 'Say why the order is rejected.'],
} as const satisfies Messages
