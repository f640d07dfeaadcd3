import { expect, it } from 'vitest'
import { first, getFrom, last, only, zip } from './expected.ts'

it('gives what has to be there', () => {
  expect(only(['a'])).toBe('a')
  expect(first(['a', 'b'])).toBe('a')
  expect(last(['a', 'b'])).toBe('b')
  expect(getFrom(new Map([['key', 'value']]), 'key')).toBe('value')
})

it.each([
  ['the one of none', () => only([])],
  ['the one of two', () => only(['a', 'b'])],
  ['the first of none', () => first([])],
  ['the last of none', () => last([])],
  ['what a map does not hold', () => getFrom(new Map<string, string>(), 'key')],
  ['a list beside a longer one', () => zip(['a'], [1, 2])],
  ['a list beside a shorter one', () => zip(['a', 'b'], [1])],
])('refuses %s', (_name, ask) => {
  expect(ask).toThrow(RangeError)
})

it('puts two lists side by side', () => {
  expect(zip(['a', 'b'], [1, 2])).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  expect(zip([], [])).toEqual([])
})
