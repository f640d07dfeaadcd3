import { asSeen, looksWithin } from './text-runs.ts'

/* How texts are shown in the XML of Excel 2003, of which its parser tells nothing. */

const tag = /(<\/?(?:html:)?(?:b|i|u|s|sub|sup|font|span)(?:\s[^>]*)?>)/i
const data = /(<(?:ss:)?Data\b[^>]*>)([\s\S]*?)(<\/(?:ss:)?Data>)/gi
const entity = /(&[^;\s]{1,10};)/
const style = /<(?:ss:)?Style\b[^>]*?\bss:ID="([^"]*)"[^>]*>([\s\S]*?)<\/(?:ss:)?Style>/gi
const strikeThrough = /<(?:ss:)?Font\b[^>]*\bss:StrikeThrough="(?:1|true)"/i
const cell =
  /(<(?:ss:)?Cell\b[^>]*\bss:StyleID="([^"]*)"[^>]*>)(\s*<(?:ss:)?Data\b[\s\S]*?<\/(?:ss:)?Data>)/gi

/** The text with raised and lowered digits as such characters, strokes through what is struck out, and no other looks. */
export function withLooks(xml: string): string {
  const struck = new Set(
    [...xml.matchAll(style)].flatMap(([, id = '', said = '']) =>
      strikeThrough.test(said) ? [id] : [],
    ),
  )
  const struckCells =
    struck.size === 0
      ? xml
      : xml.replace(cell, (whole, open: string, id: string, content: string) =>
          struck.has(id) ? open + content.replace(data, struckData) : whole,
        )
  return struckCells.replace(data, (whole, open: string, content: string, close: string) =>
    tag.test(content) ? open + seenIn(content) + close : whole,
  )
}

/** A figure that is struck out is none. */
const struckData = (_: string, open: string, content: string, close: string): string =>
  `${open.replace(/ss:Type="[^"]*"/i, 'ss:Type="String"')}<s>${content}</s>${close}`

function seenIn(content: string): string {
  const elements: string[] = []
  let seen = ''
  for (const piece of content.split(tag)) {
    if (!tag.test(piece)) seen += textIn(piece, elements)
    else if (piece.startsWith('</')) elements.pop()
    else if (!piece.endsWith('/>')) elements.push(nameOf(piece))
  }
  return seen
}

const nameOf = (open: string): string => (/^<(?:html:)?(\w+)/.exec(open)?.[1] ?? '').toLowerCase()

const textIn = (piece: string, elements: readonly string[]): string => {
  const looks = looksWithin(elements)
  return piece
    .split(entity)
    .map((part) => (entity.test(part) ? part : asSeen(part, looks)))
    .join('')
}
