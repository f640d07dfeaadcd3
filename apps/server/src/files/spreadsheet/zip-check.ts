import { AppError } from '@yuncang/shared/errors'
import yauzl from 'yauzl'
import { readLimits } from './types.ts'

/**
 * Looks at a workbook's zip directory before anything is unpacked: entries, declared sizes, parts that make it no plain
 * workbook (reliability.md T10). Says which parser reads it. A lying size is caught by yauzl when the child reads it under its memory cap.
 */
export async function checkZip(path: string): Promise<'xlsx' | 'binary'> {
  const { names, isBackslashed } = await listEntries(path)
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (has(/vbaProject\.bin$|\/macrosheets\//i)) throw new AppError('spreadsheet.macro')
  if (has(/^(xl\/)?workbook\d*\.xml$/i)) return isBackslashed || !isUsual(names) ? 'binary' : 'xlsx'
  if (has(/^xl\/workbook\.bin$/i)) return 'binary'
  const isArchive = has(/\.(xlsx?|csv)$/i)
  throw new AppError(isArchive ? 'spreadsheet.archive' : 'spreadsheet.notSpreadsheet')
}

/** How the parts are spelled that the parser of plain .xlsx looks for; other programs take names without their case. */
const spelled = [
  '[Content_Types].xml',
  '_rels/.rels',
  'xl/_rels/workbook',
  'xl/workbook',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
  'xl/worksheets/sheet',
]

/** Whether that parser finds its way: its own spelling, the workbook in its place, and cells on every sheet. */
function isUsual(names: readonly string[]): boolean {
  const isMisspelled = (name: string) =>
    spelled.some(
      (start) => name.toLowerCase().startsWith(start.toLowerCase()) && !name.startsWith(start),
    )
  return (
    names.some((name) => name.startsWith('xl/workbook')) &&
    !names.some((name) => isMisspelled(name) || /^xl\/(chart|dialog)sheets\//.test(name))
  )
}

type Entries = {
  readonly names: string[]
  /** Written with the slashes of Windows; the names here have the usual ones. */
  readonly isBackslashed: boolean
}

/** The names in a zip, none of it unpacked. Throws `spreadsheet.*` for a damaged, encrypted or swollen one. */
export function listEntries(path: string): Promise<Entries> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, validateEntrySizes: true }, (openError, zip) => {
      if (openError) {
        reject(new AppError('spreadsheet.unreadable', { cause: openError }))
        return
      }
      const names: string[] = []
      let unpacked = 0
      let isBackslashed = false
      const refuse = (error: AppError) => {
        zip.close()
        reject(error)
      }
      zip.on('error', (cause) => refuse(new AppError('spreadsheet.unreadable', { cause })))
      zip.on('end', () => resolve({ names, isBackslashed }))
      zip.on('entry', (entry: yauzl.Entry) => {
        unpacked += entry.uncompressedSize
        names.push(entry.fileName)
        isBackslashed ||= entry.fileNameRaw.includes('\\')
        if (unpacked > readLimits.unpackedBytes || names.length > readLimits.zipEntries) {
          refuse(new AppError('spreadsheet.bomb'))
          return
        }
        if (entry.isEncrypted()) {
          refuse(new AppError('spreadsheet.encrypted'))
          return
        }
        zip.readEntry()
      })
      zip.readEntry()
    })
  })
}
