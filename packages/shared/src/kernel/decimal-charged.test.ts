import { expect, test } from 'vitest'
import { fromScaled, round } from './decimal.ts'

test.each([
  ['3', '3.0000', 3_000_000],
  ['0.2333330', '0.233333', 233_333],
  ['-0.23333', '-0.23333', -233_330],
  ['1.2345675', '1.234568', 1_234_568],
])('the charged quantity %s is written %s, with four digits at least', (value, text, scaled) => {
  expect([round(value, 'charged'), fromScaled(scaled, 'charged')]).toEqual([text, text])
})
