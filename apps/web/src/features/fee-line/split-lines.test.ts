import { expect, test } from 'vitest'
import { partsOf } from './split-lines.ts'

const rows = [
  ['RK1', 'c1', '1'],
  ['', '', ''],
  ['RK2', 'c2', '2'],
]
const charge = { amount: '1000', currency: 'CNY', basis: 'OWN' } as const

test.each([
  ['cents', {}, ['333.33', '', '666.67'], '1000'],
  ['yen without decimals', { currency: 'JPY' }, ['333.00', '', '667.00'], '1000'],
  ['in equal parts', { basis: 'EQUAL' as const }, ['500.00', '', '500.00'], '1000'],
  ['nothing while no amount is typed', { amount: '' }, ['', '', ''], undefined],
  ['nothing for half a yen', { currency: 'JPY', amount: '0.5' }, ['', '', ''], undefined],
])('%s', (_, given, shares, amount) => {
  expect(partsOf(rows, { ...charge, ...given })).toEqual({ shares, weight: '3', amount })
})

test('nothing is shared by weights that are all zero, or are none', () => {
  for (const weight of ['0', '', 'x', '-1'])
    expect(partsOf([['', 'c1', weight]], charge)).toMatchObject({ shares: [''], amount: undefined })
})
