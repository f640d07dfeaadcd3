import { AppError } from '@yuncang/shared/errors'
import { open } from 'node:fs/promises'
import { unmarkedUtf16 } from './text-encoding.ts'
import { checkZip } from './zip-check.ts'

/** Which parser reads a file: .xlsx, OpenDocument, old .xls and .xlsb, HTML or XML of 2003, or text. */
export type FileKind = 'xlsx' | 'ods' | 'binary' | 'markup' | 'csv'

const zip = Buffer.from([0x50, 0x4b])
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const sniffedBytes = 4096
const textNames = /\.(csv|txt|tsv|xls|xlsx|xlsm|xlsb|html?)$/i

/** What a file is, judged by its content; its name is only believed where content says nothing. Throws a hint. */
export async function kindOf(path: string, name: string): Promise<FileKind> {
  const head = await firstBytes(path)
  if (head.length === 0) throw new AppError('spreadsheet.empty')
  if (head.subarray(0, 2).equals(zip)) return checkZip(path)
  if (head.subarray(0, 4).equals(compoundFile) || isBareBiff(head)) return 'binary'
  if (head.subarray(0, 4).toString('latin1') === '%PDF') throw new AppError('spreadsheet.pdf')
  const start = head
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(ÿþ|þÿ|ï»¿)?\s*/, '')
  if (/^(<[!?a-z]|mime-version:)/i.test(start)) return 'markup'
  if (isBinary(head) || !textNames.test(name)) throw new AppError('spreadsheet.notSpreadsheet')
  return 'csv'
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Excel 2 to 4 wrote their records without a compound file around them. */
const isBareBiff = (head: Buffer) =>
  head[0] === 9 && [0, 2, 4].includes(head[1] ?? -1) && (head[2] ?? 0) <= 8 && head[3] === 0

// No text has bytes below the tabulator, or between the line feeds and the space; old ones end with Ctrl-Z.
const isControl = (byte: number): boolean =>
  byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27)
const byteOrderMarks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]

/** UTF-16 text says so with its mark, or by its zeros. */
const isBinary = (head: Buffer): boolean =>
  !byteOrderMarks.some((mark) => mark.every((byte, index) => head[index] === byte)) &&
  unmarkedUtf16(head) === undefined &&
  head.some(isControl)
