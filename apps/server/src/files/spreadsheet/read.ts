import { AppError } from '@yuncang/shared/errors'
import { isReason } from '@yuncang/shared/messages'
import { runChild } from '../child-process.ts'
import { kindOf } from './sniff.ts'
import { readLimits, type Sheet, type SheetRow } from './types.ts'

/** What the child sends: sheets as they begin, rows in batches, or the reason why it refuses. */
export type ReadMessage =
  | { kind: 'sheet'; sheet: Omit<Sheet, 'rows'> }
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'refused'; reason: string }

/**
 * Reads a workbook (.xlsx, .xls, .csv in UTF-8, UTF-16 and GB18030, a table in HTML) in a child process. Throws a 400
 * that says what is wrong with the file and what to do.
 */
export async function readSpreadsheet(
  file: { path: string; name: string },
  signal?: AbortSignal,
): Promise<Sheet[]> {
  const kind = await kindOf(file.path, file.name)
  const sheets: (Omit<Sheet, 'rows'> & { rows: SheetRow[] })[] = []
  await runChild({
    name: 'read-child',
    job: { path: file.path, kind },
    limits: readLimits.child,
    onMessage: (raw) => {
      // Our own child speaks this type only.
      const message = raw as ReadMessage
      if (message.kind === 'refused') {
        throw new AppError(isReason(message.reason) ? message.reason : 'spreadsheet.unreadable')
      }
      if (message.kind === 'sheet') sheets.push({ ...message.sheet, rows: [] })
      else sheets.at(-1)?.rows.push(...message.rows)
    },
    signal,
  })
  return sheets
}
