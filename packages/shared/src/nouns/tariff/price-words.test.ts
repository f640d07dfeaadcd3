import { expect, test } from 'vitest'
import { aPriceLine } from './builders.ts'
import type { TariffRecord } from './contract.ts'
import { priceWords, ruleWords } from './price-words.ts'

const line = aPriceLine({ price: '1020.500000' })

const priced = (changes: Partial<TariffRecord>) => priceWords({ ...line, ...changes }, 'zh')
const ruled = (changes: Partial<TariffRecord>) =>
  ruleWords({ ...line, ...changes }, 'zh', () => '转出方')

test('a price names its currency and unit', () => {
  expect(priced({})).toBe('1,020.5 CNY / 吨')
  expect(priced({ calcMethod: 'DAY_UNIT', price: '0.800000' })).toBe('0.8 CNY / 吨·天')
  expect(priced({ calcMethod: 'PERCENT_YEAR', price: '0.015000' })).toBe('1.5% / 年')
  expect(priced({ calcMethod: 'PASS' })).toBe('按实际代垫')
})

test('an English price has its unit within the phrase', () => {
  const english = (changes: Partial<TariffRecord>) => priceWords({ ...line, ...changes }, 'en')
  expect(english({})).toBe('1,020.5 CNY / tonne')
  expect(english({ unit: 'TEU' })).toBe('1,020.5 CNY / TEU')
  const tiers = [
    { fromValue: '1', toValue: '30', price: '0.800000' },
    { fromValue: '31', toValue: null, price: '1.000000' },
  ]
  expect(english({ calcMethod: 'TIER_DAY', tiers })).toBe(
    'day 1–30: 0.8, day 31 on: 1 CNY / tonne and day',
  )
})

test('tiers of a quantity are told in its unit', () => {
  const tiers = [
    { fromValue: '0.000', toValue: '10.000', price: '5.000000' },
    { fromValue: '10.000', toValue: null, price: '4.500000' },
  ]
  expect(priced({ calcMethod: 'TIER_QTY', tiers })).toBe('0–10 吨 5，10 吨起 4.5 CNY / 吨')
})

test('rules are told as far as a line has them', () => {
  expect(ruled({})).toEqual(['按数量', '含税 6%'])
  expect(
    ruled({
      minCharge: '200.00',
      minScope: 'ORDER',
      maxCharge: '5000.00',
      payer: 'FROM',
      conditions: { containerSize: '20GP' },
      taxIncluded: 0,
    }),
  ).toEqual([
    '按数量',
    '每单最低 200 CNY',
    '每单最高 5,000 CNY',
    '付款：转出方',
    '仅限 20GP',
    '另加税 6%',
  ])
})
