import { AppError } from '@yuncang/shared/errors'
import yauzl from 'yauzl'
import { readLimits } from './types.ts'

/**
 * Looks at a workbook's zip directory before anything is unpacked: entries, declared sizes, parts that make it no plain
 * workbook (reliability.md T10). A lying size is caught by yauzl when the child reads it under its memory cap.
 */
export async function checkZip(path: string): Promise<void> {
  const names = await listEntries(path)
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (has(/vbaProject\.bin$/i)) throw new AppError('spreadsheet.macro')
  if (!has(/^xl\/workbook\.xml$/i)) throw new AppError('spreadsheet.notSpreadsheet')
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
      let unpacked = 0
      const refuse = (error: AppError) => {
        zip.close()
        reject(error)
      }
      zip.on('error', (cause) => refuse(new AppError('spreadsheet.unreadable', { cause })))
      zip.on('end', () => resolve(names))
      zip.on('entry', (entry: yauzl.Entry) => {
        unpacked += entry.uncompressedSize
        names.push(entry.fileName)
        if (unpacked > readLimits.unpackedBytes || names.length > readLimits.zipEntries) {
          refuse(new AppError('spreadsheet.bomb'))
          return
        }
        if (entry.isEncrypted()) {
          refuse(new AppError('spreadsheet.oldOrEncrypted'))
          return
        }
        zip.readEntry()
      })
      zip.readEntry()
    })
  })
}
