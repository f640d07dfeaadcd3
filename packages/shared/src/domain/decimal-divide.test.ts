import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ceilTo, divide, fromScaled, roundMoney, toScaled } from './decimal.ts'

describe('division', () => {
  test.each([
    ['10', '4', '2.5'],
    ['1', '3', '0.333333333333333333333333333333'],
    ['2', '3', '0.666666666666666666666666666667'],
    ['-1', '8', '-0.125'],
    ['0', '365', '0'],
  ])('%s by %s is %s', (a, b, quotient) => {
    expect(divide(a, b)).toBe(quotient)
  })

  test.each([
    ['1', '0'],
    ['1', '-0.0'],
    ['', '1'],
    ['1e3', '1'],
  ])('%s by %s is refused', (a, b) => {
    expect(() => divide(a, b)).toThrow(RangeError)
  })
})

describe('rounding up to a step', () => {
  test.each([
    ['25.2', '0.5', '25.5'],
    ['25.5', '0.5', '25.5'],
    ['0', '0.5', '0'],
    ['0.0001', '1', '1'],
    ['-0.7', '0.5', '-0.5'],
    ['1', '0.3', '1.2'],
    ['899999999999.9999', '0.0003', '900000000000'],
  ])('%s to %s is %s', (value, step, rounded) => {
    expect(ceilTo(value, step)).toBe(rounded)
  })

  test('is the lowest multiple that is not below', () => {
    const scaled = fc.integer({ min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(scaled, fc.integer({ min: 1, max: 1e7 }), (value, step) => {
        const rounded = toScaled(ceilTo(fromScaled(value, 'qty'), fromScaled(step, 'qty')), 'qty')
        expect(Math.abs(rounded % step)).toBe(0)
        expect(rounded - value).toBeGreaterThanOrEqual(0)
        expect(rounded - value).toBeLessThan(step)
      }),
    )
  })

  test.each(['0', '-1', 'x'])('a step of %s is refused', (step) => {
    expect(() => ceilTo('1', step)).toThrow(RangeError)
  })
})

test.each([
  ['1.005', 2, '1.01'],
  ['-1.005', 2, '-1.01'],
  ['-0.004', 2, '0.00'],
  ['12345.5', 0, '12346.00'],
  ['-0.5', 0, '-1.00'],
])('%s in a currency of %i digits is %s', (value, digits, amount) => {
  expect(roundMoney(value, digits)).toBe(amount)
})
