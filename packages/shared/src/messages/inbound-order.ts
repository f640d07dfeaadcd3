import type { Messages } from './types.ts'

export const inboundOrderMessages = {
  'inboundOrder.billTaken': [
    'conflict',
    '提单号 {no} 已存在（订单 {orderNo}）',
    'Bill of lading {no} already exists (order {orderNo}).',
  ],
  'inboundOrder.noGoods': [
    'conflict',
    '订单 {no} 没有货物明细，请补充后再提交',
    'Order {no} has no goods lines. Add some before you submit it.',
  ],
  'inboundOrder.wrongStatus': [
    'conflict',
    '订单 {no} 当前为「{status}」，不能{action}',
    'Order {no} is {status}; it cannot be {action} now.',
  ],
  'inboundOrder.ownAudit': [
    'forbidden',
    '提交人不能审核自己提交的订单 {no}，请由其他审核人处理',
    'You submitted order {no} yourself; somebody else must audit it.',
  ],
  'inboundOrder.reasonRequired': ['invalid', '驳回时请填写原因', 'Say why the order is rejected.'],
} as const satisfies Messages
