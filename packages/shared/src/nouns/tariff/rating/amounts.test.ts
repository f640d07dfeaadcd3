import { describe, expect, test } from 'vitest'
import { aTariff, handled } from './builders.ts'
import { ratingOf as rate } from './rating-of.ts'
import type { TariffDetail } from './types.ts'

describe('money', () => {
  const once = (price: string, fields: Partial<TariffDetail> = {}, exchangeRate?: string) =>
    rate(
      aTariff({ calcMethod: 'FIXED', price, ...fields }),
      handled('1'),
      exchangeRate ? { exchangeRate } : {},
    ).amounts

  test.each([
    ['1.005', '1.01'],
    ['8.345', '8.35'],
    ['8.344999', '8.34'],
    ['0.005', '0.01'],
    ['0.004999', '0.00'],
  ])('%s is rounded once, half away from zero: %s', (price, amount) => {
    expect(once(price).gross).toBe(amount)
  })

  test('without tax inside, tax is put on top', () => {
    expect(once('100', { taxIncluded: 0 })).toMatchObject({
      net: '100.00',
      tax: '6.00',
      gross: '106.00',
    })
    expect(once('100', { taxIncluded: 1 })).toMatchObject({
      net: '94.34',
      tax: '5.66',
      gross: '100.00',
    })
  })

  test('the last step is what was rounded, before the tax on top', () => {
    const { steps } = rate(
      aTariff({ calcMethod: 'UNIT', price: '1.005', taxIncluded: 0 }),
      handled('1'),
    )
    expect(steps.at(-1)).toEqual({ kind: 'ROUNDED', amount: '1.01' })
  })

  test('in another currency is frozen at its rate', () => {
    expect(once('123.456', { currency: 'USD' }, '7.123456')).toEqual({
      currency: 'USD',
      gross: '123.46',
      net: '116.47',
      tax: '6.99',
      exchangeRate: '7.123456',
      localGross: '879.46',
      localNet: '829.68',
      localTax: '49.78',
    })
  })

  test('JPY has no decimals, neither in its tax', () => {
    const yen = once('12345.5', { currency: 'JPY' }, '0.0483')
    expect(yen).toMatchObject({
      gross: '12346.00',
      net: '11647.00',
      tax: '699.00',
      localGross: '596.31',
    })
    const onTop = once('1005', { currency: 'JPY', taxIncluded: 0, taxRate: '0.13' }, '0.05')
    expect(onTop).toMatchObject({ net: '1005.00', tax: '131.00', gross: '1136.00' })
  })

  test.each([
    ['USD', undefined],
    ['USD', '0'],
    ['USD', '-7'],
    ['CNY', '1.1'],
  ])('%s at the rate %s is refused', (currency, exchangeRate) => {
    expect(() => once('1', { currency }, exchangeRate)).toThrow(`No exchange rate for ${currency}`)
  })
})
