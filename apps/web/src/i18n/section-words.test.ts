import { expect, test } from 'vitest'
import { feeLine } from './fee-line.ts'
import { inboundOrder } from './inbound-order.ts'
import { inventory } from './inventory.ts'
import { notice } from './notice.ts'
import { outboundOrder } from './outbound-order.ts'
import { sectionWords } from './section-words.ts'

const screens = [inboundOrder, outboundOrder, inventory, feeLine, notice]

test('spec §6 tyre sales see their own names of order number, bill and quantity on every screen that has them', () => {
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
