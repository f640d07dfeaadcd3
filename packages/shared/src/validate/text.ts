/*
 * Text before it meets a rule or a database. The patterns have no nested or adjacent repetition, so they stay linear.
 */

const fullWidth = /[\uff01-\uff5e\uffe0-\uffe6]+/g
const whiteSpace = /\s+/g
// Soft hyphen, spaces of no width, direction marks and overrides, word joiner, byte order mark: names that differ only by them look equal.
const invisible = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/g
// Most texts: what is typed on a keyboard, and the usual characters of Chinese. No rule below changes it.
const plain = /^[ -~\u3400-\u4dbf\u4e00-\u9fff]*$/
const han = /\p{Script=Han}/u

/** Whether a text is in half width, and of characters that everybody sees, as it stands. */
export const isPlain = (text: string): boolean => plain.test(text)

/** What is left of a text when what nobody sees is gone, e.g. the spaces of no width that web pages leave behind. */
export const withoutInvisible = (text: string): string =>
  isPlain(text) ? text : text.replace(invisible, '')

/** Both databases can hold it: well-formed UTF-16, no control character below U+0020 but newline, tab, return. */
export function isStorableText(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return false
  }
  return text.isWellFormed()
}

/**
 * A name in the one form that it is saved and compared in: trimmed, inner spaces collapsed, full-width letters, digits
 * and signs made half-width. Brackets of a Chinese name stay full-width, as the business licence writes them; other
 * compatibility characters (①, ㎡, Ⅱ) say something and stay too.
 */
export function normalizeName(text: string): string {
  const name = halfWidth(withoutInvisible(text)).replace(whiteSpace, ' ').trim()
  return han.test(name) ? name.replaceAll('(', '（').replaceAll(')', '）') : name
}

/** A number of a document as machines write it: half-width, trimmed, ASCII letters in capitals. */
export function normalizeCode(text: string): string {
  // No number is as long; its rule will refuse it as it stands.
  if (text.length > 200) return text
  const code = halfWidth(withoutInvisible(text)).trim()
  // Only ASCII: toUpperCase would turn ı into I and ß into SS, and a wrong number into a right one.
  return code.replace(/[a-z]+/g, (letters) => letters.toUpperCase())
}

const halfWidth = (text: string): string =>
  isPlain(text)
    ? text
    : text
        .normalize('NFC')
        .replace(fullWidth, (run) => run.normalize('NFKC'))
        .normalize('NFC')

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Where the character begins that holds this unit of a text, and where it ends. */
function characterAt(text: string, unit: number): { start: number; end: number } {
  const { index, segment } = characters.segment(text).containing(unit) ?? {
    index: unit,
    segment: '',
  }
  return { start: index, end: index + segment.length }
}

/**
 * A text that fits: its beginning, at most so many units of UTF-16 long, up to the end of a whole character as people
 * see it, an emoji or a letter with its signs.
 */
export const beginningOf = (text: string, longest: number): string =>
  text.length <= longest
    ? text
    : // Whether a character goes on is told by the one that follows.
      text.slice(0, characterAt(text.slice(0, longest + 2), longest).start)

/** The same for a text whose end matters as well, as that of a file name does: what is in the middle makes room for «…». */
export function withoutMiddle(text: string, longest: number): string {
  if (text.length <= longest) return text
  const from = text.length - Math.floor(longest / 3)
  const { start, end } = characterAt(text, from)
  const ending = text.slice(start === from ? start : end)
  return `${beginningOf(text, longest - ending.length - 1)}…${ending}`
}

/** Bytes that a text takes in UTF-8. */
export function byteLength(text: string): number {
  let bytes = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    // Each half of a pair counts two of the four bytes.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 2 : 3
  }
  return bytes
}
