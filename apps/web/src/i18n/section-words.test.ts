import { expect, test } from 'vitest'
import { inboundOrder } from './inbound-order.ts'
import { sectionWords } from './section-words.ts'

test('tyre sales see their own names of order number, bill and quantity', () => {
  expect(sectionWords('轮胎销售板块', 'zh')).toEqual({
    'inboundOrder.field.orderNo': 'ERP订单编号',
    'inboundOrder.field.masterBillNo': 'SAP发货单号',
    'inboundOrder.field.totalPieces': '销售数量',
    'inboundOrder.field.planPieces': '销售数量',
  })
  for (const key of Object.keys(sectionWords('轮胎销售板块', 'en'))) {
    expect(Object.keys(inboundOrder.en)).toContain(key)
  }
})

test.each(['跨境电商板块', null])('%s sees the usual words', (section) => {
  expect(sectionWords(section, 'zh')).toEqual({})
})
