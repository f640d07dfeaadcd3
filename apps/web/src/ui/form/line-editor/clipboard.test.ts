import { expect, test } from 'vitest'
import { formatRange, parseRange } from './clipboard.ts'

test.each([
  ['one cell', 'a', [['a']]],
  [
    'a range as Excel copies it',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'blank cells',
    'a\t\n\tb',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['a blank row', 'a\n\nb\n', [['a'], [''], ['b']]],
  ['quotes around tabs and line ends', '"a\tb"\t"c\nd"', [['a\tb', 'c\nd']]],
  ['doubled quotes', '"say ""hi"""\tx', [['say "hi"', 'x']]],
  ['a quote that only begins', '"20 inch\tx', [['"20 inch', 'x']]],
  ['a quote within', '20" wheel\tx', [['20" wheel', 'x']]],
  ['a quoted word and more', '"a" b\tx', [['"a" b', 'x']]],
  ['nothing', '', [['']]],
])('%s', (_what, text, cells) => expect(parseRange(text)).toEqual(cells))

test('what is copied can be pasted', () => {
  const rows = [
    ['a', 'b\tc', ''],
    ['"', 'd\ne', '20" wheel'],
  ]
  expect(parseRange(formatRange(rows))).toEqual(rows)
})
