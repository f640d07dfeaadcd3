/*
 * Ranges as spreadsheets put them on the clipboard: tabs between cells, line ends between rows, quotes around a cell that
 * has one of them inside.
 */

/** The cells of a copied range. The line end after the last row begins no row. */
export function parseRange(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    row.push(cell)
    if (text[end] === '\t') {
      at = end + 1
      continue
    }
    rows.push(row)
    row = []
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (at === text.length) break
  }
  return rows
}

type Read = { cell: string; end: number }

function plainCell(text: string, from: number): Read {
  let end = from
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n' && text[end] !== '\r') end++
  return { cell: text.slice(from, end), end }
}

/** A cell in quotes; one that merely begins with a quote, e.g. an inch sign, is plain. */
function quotedCell(text: string, from: number): Read {
  let cell = ''
  let at = from + 1
  while (at < text.length) {
    const close = text.indexOf('"', at)
    if (close < 0) break
    cell += text.slice(at, close)
    if (text[close + 1] !== '"') {
      const next = text[close + 1]
      const isEnd = next === undefined || next === '\t' || next === '\n' || next === '\r'
      return isEnd ? { cell, end: close + 1 } : plainCell(text, from)
    }
    cell += '"'
    at = close + 2
  }
  return plainCell(text, from)
}

const escaped = (text: string): string =>
  /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

export const formatRange = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(escaped).join('\t')).join('\n')
