/*
 * What a help article or a note may be made of. Everything else is left out, whatever it is called.
 */
const tags = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'u',
  's',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const
export type SafeTag = (typeof tags)[number]

const hasTag = /<[a-z!/]/i
const hasEscapedTag = /&lt;\s*\/?[a-z]/i

/**
 * HTML whose angle brackets were escaped on the way is given them back; other HTML stays
 * (docs/domain/records.md#help-notes-and-requests).
 */
export const restored = (html: string): string =>
  !hasTag.test(html) && hasEscapedTag.test(html)
    ? html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    : html

/** The tag that stands for each that may be written. */
export const safeTags: Readonly<Record<string, SafeTag | undefined>> = {
  __proto__: null as never, // no name of an object's own is a tag
  ...(Object.fromEntries(tags.map((tag) => [tag, tag])) as Record<SafeTag, SafeTag>), // each stands for itself
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
}

export const emptyTags: ReadonlySet<string> = new Set(['br', 'hr'])

/** Elements that go with everything in them. */
export const swallowed: ReadonlySet<string> = new Set([
  'script',
  'style',
  'svg',
  'math',
  'iframe',
  'object',
  'embed',
  'applet',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'textarea',
  'title',
  'select',
  'xmp',
  'plaintext',
  'head',
])

const span = /^[1-9]\d?$/
// What browsers leave out of an address before they read its scheme.
const unread = /[\p{Cc}\p{Cf}\s]+/gu
const address = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i

/** The address of a link as far as it leads to a page or a mailbox; undefined for any other. */
export function safeAddress(given: string): string | undefined {
  const plain = given.replace(unread, '')
  return address.test(plain) && plain.length <= 2000 ? plain : undefined
}

/** The attributes of a tag that stay. */
export function attributesOf(
  tag: SafeTag,
  given: (name: string) => string | null | undefined,
): Record<string, string> {
  if (tag === 'a') {
    const href = safeAddress(given('href') ?? '')
    return href === undefined ? {} : { href }
  }
  if (tag !== 'td' && tag !== 'th') return {}
  const kept: Record<string, string> = {}
  for (const key of ['colspan', 'rowspan']) {
    const value = given(key) ?? ''
    if (span.test(value)) kept[key] = value
  }
  return kept
}
