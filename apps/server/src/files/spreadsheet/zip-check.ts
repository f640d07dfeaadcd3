import { AppError } from '@yuncang/shared/errors'
import yauzl from 'yauzl'
import { readLimits } from './types.ts'

/**
 * Looks at a workbook's zip directory before anything is unpacked: entries, declared sizes, parts that make it no plain
 * workbook (docs/domain/files.md#untrusted-files). Says which parser reads it. A wrong size is caught while the child
 * reads, which counts again.
 */
export async function checkZip(path: string): Promise<'xlsx' | 'ods' | 'binary'> {
  const names = await listEntries(path)
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (has(/vbaProject\.bin$|\/macrosheets\//i)) throw new AppError('spreadsheet.macro')
  if (has(/^(xl\/)?workbook\d*\.xml$/i)) return 'xlsx'
  if (has(/^xl\/workbook\.bin$/i)) return 'binary'
  if (has(/^content\.xml$/i) && has(/^mimetype$/i)) return 'ods'
  const isArchive = has(/\.(xlsx?|csv)$/i)
  throw new AppError(isArchive ? 'spreadsheet.archive' : 'spreadsheet.notSpreadsheet')
}

/** The names in a zip, none of it unpacked. Throws `spreadsheet.*` for a damaged, encrypted or swollen one. */
export function listEntries(path: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, validateEntrySizes: true }, (openError, zip) => {
      if (openError) {
        reject(new AppError('spreadsheet.unreadable', { cause: openError }))
        return
      }
      const names: string[] = []
      const known = new Set<string>()
      let unpacked = 0
      let packed = 0
      const refuse = (error: AppError) => {
        zip.close()
        reject(error)
      }
      zip.on('error', (cause) => refuse(new AppError('spreadsheet.unreadable', { cause })))
      zip.on('end', () => {
        if (unpacked > readLimits.looseBytes && unpacked > packed * readLimits.tightest)
          refuse(new AppError('spreadsheet.bomb'))
        else resolve(names)
      })
      zip.on('entry', (entry: yauzl.Entry) => {
        unpacked += entry.uncompressedSize
        names.push(entry.fileName)
        known.add(entry.fileName.toLowerCase())
        packed += entry.compressedSize
        if (unpacked > readLimits.unpackedBytes || names.length > readLimits.zipEntries) {
          refuse(new AppError('spreadsheet.bomb'))
          return
        }
        // Two programs would read two different files.
        if (known.size < names.length) {
          refuse(new AppError('spreadsheet.twins'))
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
