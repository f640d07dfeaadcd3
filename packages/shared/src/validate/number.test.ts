import { expect, test } from 'vitest'
import { numberOf } from './number.ts'

function tried(value: unknown) {
  const logged: string[] = []
  return { number: numberOf(value, (message) => void logged.push(message)), logged }
}

test.each([
  [0, 0],
  [-1.5, -1.5],
  ['12', 12],
  [' 12.50 ', 12.5],
  ['-.5', -0.5],
  ['1e3', 1000],
])('%j is the number %d, and nothing is logged', (value, number) => {
  expect(tried(value)).toEqual({ number, logged: [] })
})

test.each([
  ['abc', '「abc」不是数字'],
  ['', '「」不是数字'],
  ['12吨', '「12吨」不是数字'],
  ['0x10', '「0x10」不是数字'],
  ['１２', '「１２」不是数字'],
  [NaN, '「NaN」不是数字'],
  [Infinity, '「Infinity」不是数字'],
  ['1e999', '「1e999」不是数字'],
  [true, '「true」不是数字'],
  [null, '「null」不是数字'],
  [undefined, '「undefined」不是数字'],
  [[1], '「object」不是数字'],
  ['9'.repeat(50_000), `「${'9'.repeat(40)}」不是数字`],
])('number, case %#: the log says %s', (value, message) => {
  expect(tried(value)).toEqual({ number: undefined, logged: [message] })
})
