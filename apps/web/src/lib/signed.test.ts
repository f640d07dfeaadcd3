import { expect, test } from 'vitest'
import { signed } from './signed.ts'

test('a movement shows its sign, nothing shows none', () => {
  expect(signed('12.300')).toBe('+12.300')
  expect(signed('-12.300')).toBe('−12.300')
  expect(signed('0.000')).toBe('0.000')
  expect(signed('-0')).toBe('0')
})
