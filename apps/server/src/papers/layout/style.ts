/* How every paper looks: one place, so that all of them look alike. */

/** Points. */
export const sizes = { title: 17, heading: 10.5, body: 9.5, small: 8.5, foot: 7.5 } as const
export const margins = { side: 42, top: 48, bottom: 46 } as const
export const ink = {
  text: '#1f2329',
  strong: '#1d3557',
  faint: '#6b7280',
  line: '#d5d9e0',
  shade: '#f1f4f8',
} as const

/** What `headlineLevel` says of a node: a heading of a section, and the ends of what stands on one page. */
export const levels = { heading: 1, begins: 2, ends: 3 } as const

const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Text that a font can show: without control characters and what turns the writing of others, line breaks kept. */
export const plain = (text: string): string =>
  text.normalize('NFC').replace(unprintable, (char) => (char === '\n' ? char : ''))
