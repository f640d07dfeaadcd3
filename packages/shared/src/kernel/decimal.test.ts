import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  compare,
  fromScaled,
  isDecimal,
  isNegative,
  isZero,
  multiply,
  round,
  scales,
  subtract,
  sum,
  toScaled,
  type DecimalKind,
} from './decimal.ts'

const kinds = Object.keys(scales).filter((key): key is DecimalKind => key in scales)
const aKind = fc.constantFrom(...kinds)
const aScaled = fc.integer({ min: -(9e15 - 1), max: 9e15 - 1 })
/** Any plain decimal with up to `digits` decimals, in every notation that is accepted. */
const aDecimal = (digits: number) =>
  fc
    .tuple(aScaled, fc.integer({ min: 0, max: digits }))
    .map(([n, d]) => `${n < 0 ? '-' : ''}${withPoint(String(Math.abs(n)), d)}`)
const withPoint = (all: string, digits: number) => {
  const padded = all.padStart(digits + 1, '0')
  return digits ? `${padded.slice(0, -digits)}.${padded.slice(-digits)}` : padded
}
/** The exact value in units of 1e-12, computed without the code under test. */
const units = (text: string): bigint => {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const value = BigInt(whole + fraction.padEnd(12, '0'))
  return text.startsWith('-') ? -value : value
}

describe('arithmetic', () => {
  test.each([
    [add('0.1', '0.2'), '0.3'],
    [add('-0.1', '0.1'), '0'],
    [subtract('0.3', '0.1'), '0.2'],
    [subtract('0', '0'), '0'],
    [multiply('19.99', '3'), '59.97'],
    [multiply('-5', '0'), '0'],
    [multiply('899999999999.9999', '8999999999.999999'), '8099999999999998200000.0000000001'],
    [multiply('0.000001', '0.000001'), '0.000000000001'],
    [sum([]), '0'],
    [sum(['793.800', '650.160']), '1443.96'],
    [sum(Array.from({ length: 10 }, () => '0.1')), '1'],
    [add('89999999999999.99', '0.01'), '90000000000000'],
  ])('%s is exact', (actual, expected) => {
    expect(actual).toBe(expected)
  })

  test('sums, differences and products agree with exact integers', () => {
    fc.assert(
      fc.property(aDecimal(6), aDecimal(6), (a, b) => {
        expect(units(add(a, b))).toBe(units(a) + units(b))
        expect(units(subtract(a, b))).toBe(units(a) - units(b))
        expect(units(multiply(a, b)) * 10n ** 12n).toBe(units(a) * units(b))
        expect(units(sum([a, b, a]))).toBe(2n * units(a) + units(b))
        expect(compare(a, b)).toBe(units(a) < units(b) ? -1 : units(a) > units(b) ? 1 : 0)
      }),
    )
  })

  test.each([
    ['1.0', '1.00', 0],
    ['-0', '0.000', 0],
    ['10', '9', 1],
    ['-10', '9', -1],
  ])('%s compared with %s gives %i', (a, b, expected) => {
    expect(compare(a, b)).toBe(expected)
  })

  test('zero is neither negative nor anything but zero', () => {
    expect(['-0', '0.00', '-0.0'].map(isZero)).toEqual([true, true, true])
    expect(['-0', '0', '1', '-0.01'].map(isNegative)).toEqual([false, false, false, true])
    expect(isZero('0.01')).toBe(false)
  })

  test.each([
    '',
    ' 1',
    '1e5',
    '1e1000000',
    '+1',
    '.5',
    '5.',
    '0x10',
    '１２',
    'NaN',
    '1'.repeat(101),
  ])('%j is not computed with', (text) => {
    expect(() => add(text, '1')).toThrow(RangeError)
    expect(() => toScaled(text, 'money')).toThrow(RangeError)
  })
})

describe('rounding', () => {
  test.each([
    ['1.005', 'money', '1.01'],
    ['-1.005', 'money', '-1.01'],
    ['8.345', 'money', '8.35'],
    ['-8.345', 'money', '-8.35'],
    ['1.00499999999999999999999', 'money', '1.00'],
    ['1155.168', 'money', '1155.17'],
    ['828.324', 'money', '828.32'],
    ['-0.001', 'money', '0.00'],
    ['-0', 'money', '0.00'],
    ['0.005', 'money', '0.01'],
    ['99.995', 'money', '100.00'],
    ['12.34', 'kg', '12.340'],
    ['0.0005', 'kg', '0.001'],
    ['3', 'price', '3.000000'],
    ['0.00004999', 'qty', '0.0000'],
    ['7.12345678', 'rate', '7.123457'],
    ['1.23455', 'm3', '1.2346'],
  ] as const)('%s as %s is %s', (value, kind, expected) => {
    expect(round(value, kind)).toBe(expected)
  })

  test('is half away from zero for every value, and never writes a minus zero', () => {
    fc.assert(
      fc.property(aDecimal(8), aKind, (value, kind) => {
        const step = 10n ** BigInt(12 - scales[kind].digits)
        const exact = units(value)
        const size = exact < 0n ? -exact : exact
        const rounded = ((size + step / 2n) / step) * step
        expect(units(round(value, kind))).toBe(exact < 0n ? -rounded : rounded)
        expect(round(value, kind)).not.toMatch(/^-0(\.0+)?$/)
      }),
    )
  })
})

describe('storage', () => {
  test.each([
    ['12.340', 'kg', 12340],
    ['12.34', 'kg', 12340],
    ['12.3400', 'money', 1234],
    ['-0.01', 'money', -1],
    ['-0.00', 'money', 0],
    ['007', 'money', 700],
    ['89999999999999.99', 'money', 8_999_999_999_999_999],
    ['-89999999999999.99', 'money', -8_999_999_999_999_999],
    ['899999999999.9999', 'qty', 8_999_999_999_999_999],
    ['8999999999.999999', 'price', 8_999_999_999_999_999],
    ['8999999999999.999', 'kg', 8_999_999_999_999_999],
  ] as const)('%s as %s is stored as %i', (value, kind, expected) => {
    expect(toScaled(value, kind)).toBe(expected)
  })

  test.each([
    ['1.005', 'money'],
    ['0.00001', 'qty'],
    ['90000000000000.01', 'money'],
    ['10000000000000', 'kg'],
    ['-10000000000000', 'qty'],
    ['90071992547409.93', 'money'],
    ['99999999999999999999', 'price'],
  ] as const)('%s as %s is refused rather than changed', (value, kind) => {
    expect(() => toScaled(value, kind)).toThrow(RangeError)
  })

  test('every limit scales to the same exact bound', () => {
    expect(kinds.map((kind) => toScaled(scales[kind].limit, kind))).toEqual(kinds.map(() => 9e15))
  })

  test.each([
    [0, 'money', '0.00'],
    [-0, 'money', '0.00'],
    [5, 'money', '0.05'],
    [-5, 'money', '-0.05'],
    [100, 'money', '1.00'],
    [12340, 'kg', '12.340'],
    [-8_999_999_999_999_999, 'rate', '-8999999999.999999'],
  ] as const)('%d of %s reads %s', (scaled, kind, expected) => {
    expect(fromScaled(scaled, kind)).toBe(expected)
  })

  test.each([0.5, NaN, Infinity, 2 ** 53])('%d is no stored decimal', (scaled) => {
    expect(() => fromScaled(scaled, 'money')).toThrow(RangeError)
  })

  test('what is read back is what was stored, and is a decimal of its kind', () => {
    fc.assert(
      fc.property(aScaled, aKind, (scaled, kind) => {
        const text = fromScaled(scaled, kind)
        expect(toScaled(text, kind)).toBe(scaled)
        expect(isDecimal(text, kind)).toBe(true)
        expect(round(text, kind)).toBe(text)
      }),
    )
  })
})

describe('isDecimal', () => {
  test.each(['0', '-0', '12', '12.3', '12.34', '-12.34', '007', '89999999999999.99'])(
    'takes %s as money',
    (text) => {
      expect(isDecimal(text, 'money')).toBe(true)
    },
  )

  test.each(
    [
      ['', '-', '.', '.5', '5.', '+1', '--1', '1.234', '1e3', '1E3', '1e308', '1e999', '0x10'],
      ['１２', ' 1', '1 ', '1\n', '1,000', '1_000', 'NaN', 'Infinity', '٣', 'abc', '1.2.3'],
      ['90000000000000', '-90000000000000', '90000000000000.00', '12345678901234567890'],
    ].flat(),
  )('refuses %j as money', (text) => {
    expect(isDecimal(text, 'money')).toBe(false)
  })

  test('does not work on texts of absurd length', () => {
    for (const text of ['0', '9', '1.', '-'])
      expect(isDecimal(text.repeat(50_000), 'money')).toBe(false)
  })

  test.each(kinds.map((kind) => [kind, scales[kind]] as const))(
    '%s stops at its digits and before its limit',
    (kind, { digits, limit }) => {
      const below = fromScaled(9e15 - 1, kind)
      expect(isDecimal(below, kind)).toBe(true)
      expect(isDecimal(`-${below}`, kind)).toBe(true)
      expect(isDecimal(limit, kind)).toBe(false)
      expect(isDecimal(`0.${'0'.repeat(digits - 1)}1`, kind)).toBe(true)
      expect(isDecimal(`0.${'0'.repeat(digits)}1`, kind)).toBe(false)
    },
  )

  test('whatever it takes can be stored, and nothing else that looks like a number gets through', () => {
    fc.assert(
      fc.property(
        fc.oneof(aDecimal(8), fc.double().map(String), fc.string()),
        aKind,
        (text, kind) => {
          if (isDecimal(text, kind)) expect(Math.abs(toScaled(text, kind))).toBeLessThan(9e15)
          else if (/^-?\d{1,20}(\.\d{1,6})?$/.test(text)) {
            const tooFine = (text.split('.')[1]?.length ?? 0) > scales[kind].digits
            const size = units(text) < 0n ? -units(text) : units(text)
            expect(tooFine || size >= units(scales[kind].limit)).toBe(true)
          }
        },
      ),
    )
  })
})
