import type { FileType } from '@yuncang/shared/nouns/file/rules'
import { fileTypeFromBuffer } from 'file-type'

/** What the bytes say: a type that may be kept, an office file still to be looked into, or a reason against it. */
export type Kind =
  | Exclude<FileType, `application/vnd${string}`>
  | 'zip'
  | 'heic'
  | 'oldOffice'
  | 'html'
  | 'program'
  | 'archive'
  | 'unknown'

const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/gif', 'image/gif'],
  ['image/webp', 'image/webp'],
  ['image/bmp', 'image/bmp'],
  ['application/pdf', 'application/pdf'],
  ['image/avif', 'heic'],
  ['application/x-cfb', 'oldOffice'],
  ['application/xml', 'html'],
  ['image/svg+xml', 'html'],
  ['application/x-msdownload', 'program'],
  ['application/x-elf', 'program'],
  ['application/x-rar-compressed', 'archive'],
  ['application/x-7z-compressed', 'archive'],
  ['application/gzip', 'archive'],
  ['application/x-gtar', 'archive'],
])

/**
 * What a file is, by its content and never by its name. A closed list: whatever is not on it is unknown, and what is on
 * it is then read to its end by the reader of its kind.
 */
export async function recognise(bytes: Buffer): Promise<Kind> {
  // Whatever else a zip claims to be, its directory says what is in it: office.ts.
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return 'zip'
  if (bytes.toString('latin1', 0, 2) === '#!') return 'program'
  const found = await fileTypeFromBuffer(bytes)
  if (!found) return isMarkup(bytes.subarray(0, 1024)) ? 'html' : 'unknown'
  if (found.mime === 'image/bmp' && !isBitmap(bytes)) return 'unknown'
  if (/^image\/hei[cf]/.test(found.mime)) return 'heic'
  return kinds.get(found.mime) ?? 'unknown'
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
