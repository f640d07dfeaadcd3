import type { FileType } from '@yuncang/shared/domain/file'

/** What the first bytes say: a type that may be kept, an office file still to be looked into, or a reason against it. */
export type Kind =
  | Exclude<FileType, `application/vnd${string}`>
  | 'zip'
  | 'heic'
  | 'oldOffice'
  | 'html'
  | 'program'
  | 'archive'
  | 'unknown'

const starts: readonly (readonly [Kind, string])[] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['application/pdf', '%PDF-'],
  ['zip', 'PK\x03\x04'],
  ['oldOffice', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['program', 'MZ'],
  ['program', '\x7fELF'],
  ['program', '#!'],
  ['archive', 'Rar!\x1a\x07'],
  ['archive', "7z\xbc\xaf'\x1c"],
  ['archive', '\x1f\x8b'],
]
const heicBrands = /^ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1|avif)/

/**
 * What a file is, by its first bytes and never by its name. A closed list: whatever is not on it is unknown, and what
 * is on it is then read to its end by the reader of its kind.
 */
export function recognise(bytes: Buffer): Kind {
  const head = bytes.toString('latin1', 0, 32)
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp'
  if (head.startsWith('BM') && isBitmap(bytes)) return 'image/bmp'
  if (heicBrands.test(head.slice(4))) return 'heic'
  const found = starts.find(([, start]) => head.startsWith(start))
  if (found) return found[0]
  return isMarkup(bytes.subarray(0, 1024)) ? 'html' : 'unknown'
}

/** «BM» begins many texts; a bitmap also says its header's size and one colour plane. */
const isBitmap = (bytes: Buffer) =>
  bytes.length >= 28 &&
  [40, 52, 56, 108, 124].includes(bytes.readUInt32LE(14)) &&
  bytes.readUInt16LE(26) === 1

const isMarkup = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replaceAll('\0', '')
    .replace(/^[\ufeff\s]+/, '')
    .startsWith('<')
