import { expect, test } from 'vitest'
import { tierProblems } from './tiers.ts'
import type { Tier } from './types.ts'

/** '1-30 31-60 61-' with a price of 1 each. */
const tiersOf = (text: string): Tier[] =>
  text.split(' ').map((row) => {
    const [fromValue = '', toValue = ''] = row.split('-')
    return { fromValue, toValue: toValue === '' ? null : toValue, price: '1' }
  })

test.each([
  ['DAY', '1-30 31-60 61-'],
  ['DAY', '0-7 8-'],
  ['DAY', '1-'],
  ['DAY', '1-1 2-2 3-'],
  ['QUANTITY', '0-10 10-20.5 20.5-'],
  ['QUANTITY', '1-10 11-20 21-'],
  ['QUANTITY', '0-'],
] as const)('by %s, %s is right', (by, text) => {
  expect(tierProblems(tiersOf(text), by)).toEqual([])
})

test.each([
  ['DAY', '2-30 31-', 0, 'start'],
  ['DAY', '8-30 31-', 0, 'start'],
  ['DAY', '1-30 32-', 1, 'gap'],
  ['DAY', '1-30 30-', 1, 'overlap'],
  ['DAY', '1-30 10-', 1, 'overlap'],
  ['DAY', '0-7 7-', 1, 'overlap'],
  ['DAY', '1-30.5 31-', 0, 'number'],
  ['DAY', '1-30 31-20 21-', 1, 'order'],
  ['DAY', '1-30 31-60', 1, 'open'],
  ['DAY', '1- 31-', 0, 'open'],
  ['DAY', 'x-', 0, 'number'],
  ['QUANTITY', '0-10 11-', 1, 'gap'],
  ['QUANTITY', '0-10 9-', 1, 'overlap'],
  ['QUANTITY', '0-0 0-', 0, 'order'],
  ['QUANTITY', '0.5-', 0, 'start'],
  ['QUANTITY', '-1-', 0, 'number'],
  ['QUANTITY', '1-10 10-', 1, 'overlap'],
] as const)('by %s, %s: row %i is wrong (%s)', (by, text, row, problem) => {
  expect(tierProblems(tiersOf(text), by)).toContainEqual({ row, problem })
})

test('prices and rows have to be there', () => {
  const [tier] = tiersOf('1-')
  expect(tierProblems([], 'DAY')).toEqual([{ row: 0, problem: 'empty' }])
  expect(tierProblems([{ ...tier!, price: '-1' }], 'DAY')).toEqual([{ row: 0, problem: 'price' }])
  expect(tierProblems([{ ...tier!, price: '' }], 'DAY')).toEqual([{ row: 0, problem: 'price' }])
})
