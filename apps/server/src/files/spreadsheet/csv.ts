import { detectDelimiter, parseCsv } from 'hucre/csv'
import type { Cell } from './types.ts'

/** Text of a .csv: by its mark, else UTF-8 when it is valid UTF-8, else GB18030, which Chinese Excel writes. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Cells of a .csv, all of them text: '007' stays what it is. */
export function cellsOfCsv(bytes: Uint8Array): Cell[][] {
  const text = decodeText(bytes)
  const rows = parseCsv(text, { delimiter: detectDelimiter(text), typeInference: false })
  return rows.map((row) =>
    row.map((cell) =>
      cell === null || cell === '' ? null : cell instanceof Date ? cell.toISOString() : cell,
    ),
  )
}
