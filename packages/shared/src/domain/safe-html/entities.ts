const named: Readonly<Record<string, string | undefined>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  colon: ':',
  sol: '/',
  tab: '\t',
  newline: '\n',
  ldquo: '“',
  rdquo: '”',
  mdash: '—',
  hellip: '…',
  middot: '·',
}

const entity = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi

/** The characters that entities stand for, once; unknown ones stay as they are written. */
export const decodeEntities = (text: string): string =>
  text.replace(entity, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    const isCharacter = code === 9 || code === 10 || (code >= 32 && code <= 0x10ffff)
    const isHalf = code >= 0xd800 && code <= 0xdfff
    return isCharacter && !isHalf ? String.fromCodePoint(code) : ''
  })

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
