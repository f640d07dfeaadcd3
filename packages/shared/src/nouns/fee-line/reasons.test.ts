import { expect, test } from 'vitest'
import { stepWords } from './reasons.ts'
import type { ShareStep } from './record.ts'

const step = (given: Partial<ShareStep>): ShareStep => ({
  kind: 'SHARE',
  amount: '350.00',
  no: 'FT1',
  basis: 'WEIGHT',
  weight: '3.5',
  whole: { amount: '1000', weight: '10', parts: 2 },
  ...given,
})
const { whole: _whole, ...own } = step({})

test.each([
  [
    step({}),
    'CNY',
    '分摊 FT1：1,000.00 按重量 3.500 ÷ 10.000',
    'Share of FT1: 1,000.00 by weight 3.500 ÷ 10.000',
  ],
  [
    step({ basis: 'QTY' }),
    'JPY',
    '分摊 FT1：1,000 按件数 3.5 ÷ 10',
    'Share of FT1: 1,000 by pieces 3.5 ÷ 10',
  ],
  [
    step({ basis: 'EQUAL' }),
    'CNY',
    '分摊 FT1：1,000.00 平均分为 2 份',
    'Share of FT1: 1,000.00 in 2 equal parts',
  ],
  // As a customer is told.
  [own, 'CNY', '分摊 FT1：按重量 3.500', 'Share of FT1: by weight 3.500'],
  [{ ...own, basis: 'EQUAL' as const }, 'CNY', '分摊 FT1：平均', 'Share of FT1: equal parts'],
])('%j in %s', (share, currency, zh, en) => {
  expect([stepWords('zh', share, currency), stepWords('en', share, currency)]).toEqual([zh, en])
})
