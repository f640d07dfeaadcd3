import { expect, test } from 'vitest'
import { aPriceLine } from './builders.ts'
import { pairsOf } from './compare.ts'
import type { TariffRecord } from './contract.ts'

const line = (detailId: string, given: Partial<TariffRecord> = {}): TariffRecord =>
  aPriceLine({ detailId, ...given })
const told = (before: TariffRecord[], after: TariffRecord[]) =>
  pairsOf(before, after).map(
    (pair) => `${pair.before?.detailId ?? '-'} ${pair.after?.detailId ?? '-'} ${pair.change}`,
  )

test('lines of two versions stand side by side, whatever their place and their ids', () => {
  const storage = { feeCode: 'CCF', unit: '托' }
  expect(
    told(
      [line('a'), line('b', storage), line('c', { feeCode: 'DLF' })],
      [
        line('y', { ...storage, price: '2' }),
        line('x', { lineNo: 9 }),
        line('z', { feeCode: 'ZXF' }),
      ],
    ),
  ).toEqual(['b y changed', 'a x same', '- z added', 'c - removed'])
})

test('a fee in another unit is a change, one with its own condition another line', () => {
  const large = { conditions: { containerSize: '40GP' } }
  expect(told([line('a')], [line('x', { unit: '托' })])).toEqual(['a x changed'])
  expect(
    told([line('a'), line('b', large)], [line('y', large), line('x', { price: '26' })]),
  ).toEqual(['b y same', 'a x changed'])
})

test('other tiers, minimums and stops are changes', () => {
  const tiers = [{ fromValue: '0', toValue: null, price: '1' }]
  for (const given of [{ tiers }, { minCharge: '5.00' }, { isStop: 1 as const }])
    expect(told([line('a')], [line('x', given)])).toEqual(['a x changed'])
})
