import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  ceilTo,
  compare,
  divide,
  fromScaled,
  multiply,
  roundMoney,
  subtract,
  toScaled,
} from './decimal.ts'

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

test.each(['--1', '1e3', ' 1', '', '+1', 'NaN'])('%s is no decimal to count with', (text) => {
  for (const count of [add, subtract, multiply, compare]) {
    expect(() => count(text, '1')).toThrow(RangeError)
    expect(() => count('1', text)).toThrow(RangeError)
  }
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

test('neighbours of any length are told apart', () => {
  fc.assert(
    fc.property(fc.nat(9e15 - 2), fc.constantFrom('money', 'kg', 'qty', 'rate'), (n, kind) => {
      const [low, high] = [fromScaled(n, kind), fromScaled(n + 1, kind)]
      expect([compare(low, high), compare(high, low), compare(low, low)]).toEqual([-1, 1, 0])
      expect(compare(`-${low}`, `-${high}`)).toBe(1)
    }),
  )
})

test('short and long decimals are added and multiplied alike', () => {
  // Whole units up to where a double ends, with a point anywhere: 2^53 / 10 and its neighbours among them.
  const units = fc.oneof(fc.integer({ min: -1e6, max: 1e6 }), fc.maxSafeInteger())
  const value = fc.tuple(units, fc.nat(9)).map(([n, digits]) => {
    const all = String(Math.abs(n)).padStart(digits + 1, '0')
    const text = digits === 0 ? all : `${all.slice(0, -digits)}.${all.slice(-digits)}`
    return { text: `${n < 0 ? '-' : ''}${text}`, n: BigInt(n), digits }
  })
  /** Units of 1e-18. */
  const exact = (text: string) => {
    const [whole = '', fraction = ''] = text.split('.')
    return BigInt(whole + fraction.padEnd(18, '0'))
  }
  const scaled = ({ n, digits }: { n: bigint; digits: number }) => n * 10n ** BigInt(18 - digits)
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(exact(add(a.text, b.text))).toBe(scaled(a) + scaled(b))
      expect(exact(subtract(a.text, b.text))).toBe(scaled(a) - scaled(b))
      expect(exact(multiply(a.text, b.text))).toBe(
        a.n * b.n * 10n ** BigInt(18 - a.digits - b.digits),
      )
      for (const text of [add(a.text, b.text), multiply(a.text, b.text)])
        expect(text).toMatch(/^(?!-0$)-?(0|[1-9]\d*)(\.\d*[1-9])?$/)
    }),
  )
})
