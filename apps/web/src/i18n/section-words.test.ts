import { expect, test } from 'vitest'
import { words as feeLine } from '../features/fee-line/words/fee-line.ts'
import { words as inboundOrder } from '../features/inbound-order/words/order.ts'
import { words as inventory } from '../features/inventory/words.ts'
import { words as notice } from '../features/notice/words.ts'
import { words as outboundOrder } from '../features/outbound-order/words/order.ts'
import { sectionWords } from './section-words.ts'

const screens = [inboundOrder, outboundOrder, inventory, feeLine, notice]

test('tyre sales see their own names of order number, bill and quantity on every screen that has them', () => {
  const words = sectionWords('轮胎销售板块', 'zh')
  const usual = Object.fromEntries(screens.flatMap(({ zh }) => Object.entries(zh)))
  expect(Object.keys(words).filter((key) => !(key in usual))).toEqual([])
  const keysCalled = (name: string) => Object.keys(words).filter((key) => words[key] === name)
  const fields = (pattern: RegExp) => Object.keys(usual).filter((key) => pattern.test(key))
  expect(keysCalled('ERP订单编号').sort()).toEqual(fields(/Order\.field\.orderNo$/).sort())
  expect(keysCalled('SAP发货单号').sort()).toEqual(fields(/\.field\.masterBillNo$/).sort())
  expect(keysCalled('销售数量').sort()).toEqual(
    fields(/Order\.field\.(?:totalPieces|planPieces|pieces)$/).sort(),
  )
  expect(Object.keys(sectionWords('轮胎销售板块', 'en'))).toEqual(Object.keys(words))
})

test.each(['跨境电商板块', null])('%s sees the usual words', (section) => {
  expect(sectionWords(section, 'zh')).toEqual({})
})
