import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, compare, fromScaled, negate, sum, toScaled } from './decimal.ts'
import { splitAmount } from './split.ts'

const equal = (parts: number) => Array.from({ length: parts }, () => '1')

test.each([
  ['1000.00', ['3.5', '6.5'], 2, ['350.00', '650.00']],
  // 33.335 and 66.665, both away from zero: one cent too many, from the heavier.
  ['100.00', ['0.33335', '0.66665'], 2, ['33.34', '66.66']],
  ['100.00', ['1', '1', '1'], 2, ['33.33', '33.33', '33.34']],
  ['0.01', ['1', '1'], 2, ['0.01', '0.00']],
  ['100.00', ['2', '2', '1.999'], 2, ['33.34', '33.34', '33.32']],
  ['100.00', ['2', '1', '2', '1'], 2, ['33.33', '16.67', '33.33', '16.67']],
  ['1001', ['1', '1'], 0, ['501.00', '500.00']],
  ['1000', ['1', '0', '2'], 0, ['333.00', '0.00', '667.00']],
  ['0', ['1', '2'], 2, ['0.00', '0.00']],
  [
    '89999999999999.99',
    equal(3),
    2,
    ['30000000000000.00', '30000000000000.00', '29999999999999.99'],
  ],
])('%s by %j in %i digits is %j', (total, weights, digits, parts) => {
  expect(splitAmount(total, weights, digits)).toEqual(parts)
})

describe('what cannot be parted is refused', () => {
  test.each([
    ['weights that are all zero', '100.00', ['0', '0.000'], 2],
    ['no weights', '100.00', [], 2],
    ['a weight below zero', '100.00', ['2', '-1'], 2],
    ['an amount finer than its currency', '100.50', ['1', '1'], 0],
    ['what is no amount', '1e3', ['1', '1'], 2],
  ])('%s', (_, total, weights, digits) => {
    expect(() => splitAmount(total, weights, digits)).toThrow(RangeError)
  })
})

describe('of any amount and weights', () => {
  const digitsOfMoney = fc.constantFrom(0, 2)
  const someWeights = fc
    .array(
      fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 8_999_999_999_999_999 })),
      { minLength: 1, maxLength: 100 },
    )
    .filter((weights) => weights.some((weight) => weight > 0))
  const cases = fc.tuple(
    fc.integer({ min: -8_999_999_999_999_999, max: 8_999_999_999_999_999 }),
    someWeights,
    digitsOfMoney,
  )
  const moneyOf = (units: number, digits: number) =>
    digits === 0 ? String(Math.trunc(units / 100)) : fromScaled(units, 'money')
  const weightsOf = (weights: readonly number[]) => weights.map((each) => fromScaled(each, 'qty'))

  test('the parts add up to it, each within a unit a part of its exact share, and a credit mirrors it', () => {
    fc.assert(
      fc.property(cases, ([units, scaled, digits]) => {
        const total = moneyOf(units, digits)
        const weights = weightsOf(scaled)
        const parts = splitAmount(total, weights, digits)
        expect(compare(sum(parts), total)).toBe(0)
        expect(splitAmount(negate(total), weights, digits)).toEqual(parts.map(negate))

        // In whole numbers, by another way than that of the code: part × Σ weights against total × weight.
        const cents = BigInt(toScaled(total, 'money'))
        const whole = scaled.reduce((all, each) => all + BigInt(each), 0n)
        const unit = digits === 0 ? 100n : 1n
        const largest = scaled.reduce((most, each) => Math.max(most, each), 0)
        const heaviest = scaled.lastIndexOf(largest)
        for (const [at, part] of parts.entries()) {
          const exact = cents * BigInt(scaled[at] ?? 0)
          const off = BigInt(toScaled(part, 'money')) * whole - exact
          const size = off < 0n ? -off : off
          const within = at === heaviest ? unit * BigInt(parts.length) * whole : (unit * whole) / 2n
          expect(size <= within).toBe(true)
        }
      }),
    )
  })

  test('all but the heaviest, the last of several, are the exact share rounded half away from zero', () => {
    fc.assert(
      fc.property(cases, ([units, scaled, digits]) => {
        const total = moneyOf(units, digits)
        const parts = splitAmount(total, weightsOf(scaled), digits)
        const unit = digits === 0 ? 100n : 1n
        const count = BigInt(toScaled(total, 'money')) / unit
        const whole = scaled.reduce((all, each) => all + BigInt(each), 0n)
        const heaviest = scaled.lastIndexOf(scaled.reduce((most, each) => Math.max(most, each), 0))
        const size = count < 0n ? -count : count
        for (const [at, part] of parts.entries()) {
          if (at === heaviest) continue
          const rounded = (2n * size * BigInt(scaled[at] ?? 0) + whole) / (2n * whole)
          const signed = count < 0n ? -rounded : rounded
          expect(BigInt(toScaled(part, 'money'))).toBe(signed * unit)
        }
        expect(compare(add(sum(parts), negate(total)), '0')).toBe(0)
      }),
    )
  })
})
