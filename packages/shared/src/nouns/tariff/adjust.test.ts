import { expect, test } from 'vitest'
import { adjustedPrice, type Adjustment } from './adjust.ts'

test.each<[string, Adjustment, string | undefined]>([
  ['25.000000', { kind: 'percent', percent: '4' }, '26'],
  ['0.8', { kind: 'percent', percent: '-12.5' }, '0.7'],
  ['0.333333', { kind: 'percent', percent: '10' }, '0.366666'],
  ['25', { kind: 'percent', percent: '-101' }, undefined],
  ['25', { kind: 'percent', percent: '一成' }, undefined],
  ['25', { kind: 'set', price: '30.5' }, '30.5'],
  ['25', { kind: 'set', price: '' }, undefined],
  ['26.455', { kind: 'round', digits: 2 }, '26.46'],
  ['26.5', { kind: 'round', digits: 0 }, '27'],
])('%s after %j is %s', (price, adjustment, after) => {
  expect(adjustedPrice(price, adjustment)).toBe(after)
})
