import { describe, expect, test } from 'vitest'
import { tierFault } from './rules.ts'

const tiers = (...bounds: (string | null)[]) =>
  Array.from({ length: bounds.length / 2 }, (_, row) => ({
    fromValue: bounds[row * 2]!,
    toValue: bounds[row * 2 + 1] ?? null,
    price: '1',
  }))

describe('tiers', () => {
  test.each([
    ['one without end', tiers('0', null)],
    ['quantities that meet', tiers('0', '10.5', '10.5', '20', '20', null)],
    ['whole days', tiers('1', '30', '31', '60', '61', null)],
    ['a tier of one day', tiers('1', '1', '2', null)],
    ['the same in another notation', tiers('0.0000', '10', '10.00', null)],
  ])('%s hold', (_what, given) => {
    expect(tierFault(given)).toBeUndefined()
  })

  test.each([
    ['none', [], 'tariff.tiersRequired', undefined],
    ['begin at 2', tiers('2', null), 'tariff.tierStart', 1],
    ['gap', tiers('1', '30', '32', null), 'tariff.tierGap', 2],
    ['overlap', tiers('0', '10', '9', null), 'tariff.tierGap', 2],
    ['days that meet', tiers('1', '30', '30', null), 'tariff.tierGap', 2],
    ['an end', tiers('0', '10'), 'tariff.tierEnd', 1],
    ['no end in the middle', tiers('0', null, '10', null), 'tariff.tierEndless', 1],
    ['backwards', tiers('0', '0', '0', null), 'tariff.tierOrder', 1],
  ] as const)('%s is refused, naming the tier', (_what, given, reason, row) => {
    const fault = tierFault(given)
    expect([fault?.reason, fault?.params?.['row']]).toEqual([reason, row])
  })

  test('with numbers that are none are left to the contract', () => {
    expect(tierFault(tiers('abc', null))).toBeUndefined()
  })
})
