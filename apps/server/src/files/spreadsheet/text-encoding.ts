import { Refusal } from './grid.ts'

/**
 * Text of a .csv: by its mark, else UTF-16 when every other byte is empty, else UTF-8 when it is valid UTF-8, else
 * GB18030, which Chinese Excel writes. Throws `Refusal` for bytes that are no text in any of them.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    try {
      return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
    } catch {
      throw new Refusal('spreadsheet.unreadable')
    }
  }
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return unmarkedUtf16(bytes.subarray(0, 400))
}

/** Every other byte of Western text is a zero; hardly one beside them, which 一 has. */
export function unmarkedUtf16(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  let [even, odd] = [0, 0]
  for (const [index, byte] of head.entries()) {
    if (byte !== 0) continue
    if (index % 2 === 0) even += 1
    else odd += 1
  }
  if (Math.max(even, odd) < Math.max(3, head.length / 8)) return undefined
  if (odd > even * 8) return 'utf-16le'
  return even > odd * 8 ? 'utf-16be' : undefined
}
