import { AppError } from '@yuncang/shared/errors'
import { open } from 'node:fs/promises'

export type FileKind = 'xlsx' | 'csv'

const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const binarySniffBytes = 4096

/** What a file is, judged by its content; its name is only believed where content says nothing. Throws a hint. */
export async function kindOf(path: string, name: string): Promise<FileKind> {
  const head = await firstBytes(path)
  if (head.length === 0) throw new AppError('spreadsheet.empty')
  if (head.subarray(0, 4).equals(zip)) return 'xlsx'
  // An old .xls and a password-protected .xlsx are both compound files; either way Excel can save it as plain .xlsx.
  if (head.subarray(0, 4).equals(compoundFile)) throw new AppError('spreadsheet.oldOrEncrypted')
  const start = head.toString('latin1').trimStart().slice(0, 200).toLowerCase()
  if (/^<(!doctype html|html|table|\?xml|meta|head)/.test(start))
    throw new AppError('spreadsheet.html')
  if (isBinary(head) || !/\.(csv|txt)$/i.test(name))
    throw new AppError('spreadsheet.notSpreadsheet')
  return 'csv'
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(binarySniffBytes),
      0,
      binarySniffBytes,
      0,
    )
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** UTF-16 text has zero bytes too, but says so with its mark. */
const isBinary = (head: Buffer) =>
  head.includes(0) &&
  !(head[0] === 0xff && head[1] === 0xfe) &&
  !(head[0] === 0xfe && head[1] === 0xff)
