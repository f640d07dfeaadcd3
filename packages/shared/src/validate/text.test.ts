import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beginningOf,
  byteLength,
  isPlain,
  isStorableText,
  normalizeCode,
  normalizeName,
  withoutInvisible,
  withoutMiddle,
} from './text.ts'

describe('isStorableText', () => {
  test.each([
    '',
    '青岛样例橡胶贸易有限公司（虚构）',
    '𠮷野家 😀👨‍👩‍👧',
    'a\tb\r\nc',
    '\u007f\u0085\ufffe',
    'x'.repeat(50_000),
  ])('case %# can be stored', (text) => {
    expect(isStorableText(text)).toBe(true)
  })

  test.each([
    'a\0b',
    '\u0001',
    '\u001f',
    '\u000b',
    '\u000c',
    '\u001b[31m',
    '\ud800',
    '\udc00a',
    'a\ud83d',
  ])('%j cannot be stored', (text) => {
    expect(isStorableText(text)).toBe(false)
  })

  test('every control character below the space is judged', () => {
    const storable = Array.from({ length: 32 }, (_, code) => code).filter((code) =>
      isStorableText(String.fromCharCode(code)),
    )
    expect(storable).toEqual([9, 10, 13])
  })
})

describe('normalizeName', () => {
  test.each([
    ['  青岛样例  橡胶 ', '青岛样例 橡胶'],
    ['\u3000青岛\u3000样例\u00a0', '青岛 样例'],
    ['ＡＢＣ１２３贸易', 'ABC123贸易'],
    ['青岛样例橡胶贸易有限公司（虚构）', '青岛样例橡胶贸易有限公司（虚构）'],
    ['青岛样例橡胶贸易有限公司(虚构)', '青岛样例橡胶贸易有限公司（虚构）'],
    ['Demo Trading （HK） Ltd', 'Demo Trading (HK) Ltd'],
    ['A\t\r\nB', 'A B'],
    ['样\u200b例\ufeff', '样例'],
    ['\u202e样例\u202c', '样例'],
    ['①号仓㎡Ⅱ', '①号仓㎡Ⅱ'],
    ['e\u0301', 'é'],
    ['𠮷野家👨‍👩‍👧', '𠮷野家👨‍👩‍👧'],
    [' \u3000 ', ''],
  ])('%j is saved as %j', (typed, saved) => {
    expect(normalizeName(typed)).toBe(saved)
  })

  test('a mark over a full-width letter joins the letter that it becomes', () => {
    expect(normalizeName('Ａ\u0301')).toBe('Á')
    expect(normalizeCode('Ａ\u0301')).toBe('Á')
  })

  test('a normalised name stays as it is', () => {
    const unit = fc.constantFrom('grapheme', 'binary') satisfies fc.Arbitrary<string>
    fc.assert(
      fc.property(
        unit.chain((kind) => fc.string({ unit: kind })),
        (text) => {
          const name = normalizeName(text)
          expect(normalizeName(name)).toBe(name)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

describe('normalizeCode', () => {
  test.each([
    [' dmlnqd25030017\n', 'DMLNQD25030017'],
    ['ＤＭＬＮ－２５', 'DMLN-25'],
    ['a\u200bb', 'AB'],
    ['a\u00adb\u200c', 'AB'],
    ['ab cd', 'AB CD'],
    ['ıß', 'ıß'],
  ])('%j is saved as %j', (typed, saved) => {
    expect(normalizeCode(typed)).toBe(saved)
  })
})

test.each([
  ['', 0],
  ['abc', 3],
  ['é', 2],
  ['错', 3],
  ['𠮷', 4],
  ['a错𠮷', 8],
])('%j takes %i bytes', (text, bytes) => expect(byteLength(text)).toBe(bytes))

test('a text that is plain is the same in every form', () => {
  for (let code = 0; code < 0x10000; code++) {
    const character = String.fromCharCode(code)
    if (!isPlain(character)) continue
    const forms = [character.normalize('NFC'), character.normalize('NFKC')]
    expect([...forms, withoutInvisible(`${character}\u200b`)]).toEqual(Array(3).fill(character))
  }
  expect(['青岛 20GP (a)', '㐀龥', ''].every(isPlain)).toBe(true)
  expect(['１２', '（', 'a\u00a0b', 'é', '\u200b', '𠮷', 'a\n'].some(isPlain)).toBe(false)
})

describe('beginningOf', () => {
  test.each([
    ['提单', 2, '提单'],
    ['提单号', 2, '提单'],
    ['破包😀', 3, '破包'],
    ['破包😀', 4, '破包😀'],
    ['破包👨‍👩‍👧。', 9, '破包'],
    ['cafe\u0301s', 4, 'caf'],
    ['cafe\u0301s', 5, 'cafe\u0301'],
    ['🇨🇳🇫🇷🇩🇪', 6, '🇨🇳'],
    ['葛\u{e0100}城', 2, ''],
    ['', 0, ''],
  ])('%j to %i ends with a whole character: %j', (text, longest, beginning) => {
    expect(beginningOf(text, longest)).toBe(beginning)
  })
})

describe('withoutMiddle', () => {
  test.each([
    ['提单正本', 4, '提单正本'],
    ['abcdefghijk', 9, 'abcde…ijk'],
    ['破包破包破包😀1', 6, '破包破包…1'],
    ['😀😀😀😀😀', 9, '😀😀😀…😀'],
    ['abcdefghie\u0301', 6, 'abc…e\u0301'],
    ['e\u0301'.repeat(10), 9, `${'e\u0301'.repeat(3)}…e\u0301`],
  ])('%j to %i keeps both ends: %j', (text, longest, both) => {
    expect(withoutMiddle(text, longest)).toBe(both)
  })

  test('fits, is well-formed, and begins and ends as the text does', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .filter((whole) => !whole.includes('…'))
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (whole, longest) => {
        const short = withoutMiddle(whole, longest)
        const [first = '', last = ''] = short.split('…')
        expect(short.length).toBeLessThanOrEqual(longest)
        expect(short.isWellFormed()).toBe(true)
        expect(whole.startsWith(first) && whole.endsWith(last)).toBe(true)
      }),
    )
  })
})
