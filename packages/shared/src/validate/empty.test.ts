import { expect, test } from 'vitest'
import { isEmpty } from './empty.ts'

test.each([null, undefined, 'null', 'undefined', '', [], {}, Object.create(null)])(
  'case %#: %j is empty',
  (value) => {
    expect(isEmpty(value)).toBe(true)
  },
)

test.each(
  [
    [0, -0, NaN, 1, true, false, 0n, ' ', '0', 'NULL', [undefined], [[]], { a: undefined }],
    [new Date(0), new Map(), () => undefined, Symbol('s')],
  ].flat(),
)('case %# is not empty', (value) => {
  expect(isEmpty(value)).toBe(false)
})
