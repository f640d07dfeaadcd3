import { expect, test } from 'vitest'
import { formatInstant } from './date-format.ts'

const evening = '2026-03-05T16:07:08.009Z'

test.each([
  ['Y-m-d H:M:S', '2026-03-06 00:07:08'],
  ['YYYY-mm-dd HH:MM:SS', '2026-03-06 00:07:08'],
  ['Y-m-d H:M:S.s', '2026-03-06 00:07:08.009'],
  ['Y', '2026'],
  ['m', '03'],
  ['d', '06'],
  ['H', '00'],
  ['M', '07'],
  ['S', '08'],
  ['s', '009'],
  ['YmdHMSs', '20260306000708009'],
  ['Y年m月d日', '2026年03月06日'],
  ['', ''],
  ['[D/y]', '[D/y]'],
])('%s is %s', (pattern, text) => expect(formatInstant(evening, pattern)).toBe(text))

test.each(['', '2026-03-05', '2026-02-30T00:00:00.000Z', 'now'])('%j is no instant', (iso) => {
  expect(() => formatInstant(iso, 'Y')).toThrow(RangeError)
})
