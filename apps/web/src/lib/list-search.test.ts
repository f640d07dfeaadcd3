import { expect, test } from 'vitest'
import { code, flag, listSearch, number, oneOf, searchOf, text } from './list-search.ts'

const search = searchOf({
  ...listSearch,
  name: text,
  status: number,
  isStop: flag,
  type: code,
  by: oneOf(['day', 'week']),
})

test.each([
  [{}, { current: 1, size: 15 }],
  [
    { current: 3, size: 200 },
    { current: 3, size: 200 },
  ],
  [
    { current: 0, size: 201 },
    { current: 1, size: 15 },
  ],
  [
    { current: 1.5, size: '15' },
    { current: 1, size: 15 },
  ],
  [
    { ascs: ['name'], descs: 'name' },
    { current: 1, size: 15, ascs: ['name'] },
  ],
  [{ name: 'DMLN', status: 2, isStop: 0, type: 1, by: 'week' }, undefined],
  [
    { name: 7, status: 'two', isStop: 2, type: [], by: 'year' },
    { current: 1, size: 15 },
  ],
  [
    { stranger: 1, __proto__: { name: 'x' } },
    { current: 1, size: 15 },
  ],
])('an address %o always gives a list something to show', (given, expected) => {
  const whole = { current: 1, size: 15, name: 'DMLN', status: 2, isStop: 0, type: '1', by: 'week' }
  expect(search.parse(given)).toEqual(expected ?? whole)
})
