import { word, type Words } from '../../kernel/words.ts'

export const inboundOrderWords = {
  inboundOrder: word('入库订单', 'Inbound orders'),
} as const satisfies Words
