import type { FileType } from '@yuncang/shared/nouns/file/rules'
import { listEntries } from '../spreadsheet/zip-check.ts'

/** What kind of office file a zip is, by its directory alone; 'macro' and 'archive' are refused. */
export async function officeTypeOf(path: string): Promise<FileType | 'macro' | 'archive'> {
  const names = await listEntries(path)
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (!has(/^\[Content_Types\]\.xml$/i)) return 'archive'
  if (has(/vbaProject\.bin$/i)) return 'macro'
  if (has(/^xl\/workbook\.xml$/i)) {
    return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  }
  if (has(/^word\/document\.xml$/i)) {
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  }
  return 'archive'
}
