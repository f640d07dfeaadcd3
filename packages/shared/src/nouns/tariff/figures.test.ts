import { expect, test } from 'vitest'
import { chargedIn, countedIn, quantityIn } from './figures.ts'

test('a quantity and its unit are said as each language counts', () => {
  const said = (qty: string, unit: string, isByDays = false) => [
    quantityIn('zh', qty, unit, isByDays),
    quantityIn('en', qty, unit, isByDays),
  ]
  expect(said('3', '箱')).toEqual(['3 箱', '3 containers'])
  expect(said('1.0000', '箱')).toEqual(['1 箱', '1 container'])
  expect(said('2', 'TEU')).toEqual(['2 TEU', '2 TEU'])
  expect(said('12.5', '吨')).toEqual(['12.500 吨', '12.500 tonnes'])
  expect(said('12.5', '吨', true)).toEqual(['12.500 吨·天', '12.500 tonne-days'])
  expect(said('1', '托', true)).toEqual(['1 托·天', '1 pallet-day'])
  // A unit that somebody has written by hand.
  expect(said('2', '项')).toEqual(['2 项', '2 项'])
})

test('the quantity of a fee is told with all of its digits, of a yearly rate in value and years', () => {
  const said = (calcMethod: string, qty: string) =>
    (['zh', 'en'] as const).map((locale) => chargedIn(locale, { calcMethod, qty, unit: '吨' }))
  expect(said('UNIT', '0.233333')).toEqual(['0.233333 吨', '0.233333 tonnes'])
  expect(said('DAY_UNIT', '310.0000')).toEqual(['310.000 吨·天', '310.000 tonne-days'])
  expect(said('PERCENT_YEAR', '40844.712329')).toEqual([
    '40,844.712329 CNY·年',
    '40,844.712329 CNY-years',
  ])
})

test('a column of units says days beside what is counted by the day, and value and years of a yearly rate', () => {
  const said = (calcMethod: string) =>
    (['zh', 'en'] as const).map((locale) => countedIn(locale, { calcMethod, unit: '托' }))
  expect(said('UNIT')).toEqual(['托', 'Pallet'])
  expect(said('DAY_UNIT')).toEqual(['托·天', 'Pallet·days'])
  expect(said('PERCENT_YEAR')).toEqual(['CNY·年', 'CNY-years'])
})
