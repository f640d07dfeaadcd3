import { word, type Words } from '../../kernel/words.ts'

export const outboundOrderWords = {
  outboundOrder: word('出库订单', 'Outbound orders'),
  outboundTruck: word('提货车辆', 'Pickup trucks'),
} as const satisfies Words
