import { CFB } from '@e965/xlsx'
import { record, recordsOf } from './looks.ts'
import { bookOf, bytesOf, sheetOf, type Rows } from './ugly/parts.ts'

/* Sheets of which a filter, or somebody, has hidden rows. */

/** A sheet of these rows; the hidden ones are named by their numbers in Excel. */
export function hiding(rows: Rows, hidden: readonly number[], merges?: readonly string[]) {
  const sheet = sheetOf(rows, merges)
  sheet['!rows'] = rows.map((_, index) => ({ hidden: hidden.includes(index + 1) }))
  return sheet
}

export const xlsxHiding = (...given: Parameters<typeof hiding>): Buffer =>
  bytesOf(bookOf({ Sheet1: hiding(...given) }))

const dimensions = 0x200
const row = 0x208

function rowRecord(index: number): Buffer {
  const data = Buffer.alloc(16)
  data.writeUInt16LE(index, 0)
  data.writeUInt16LE(1, 4)
  data.writeUInt16LE(255, 6)
  data.writeUInt16LE(0x0120, 12)
  data.writeUInt16LE(15, 14)
  return record(row, data)
}

/** The same as an old .xls, where another maker of workbooks writes nothing of its rows. */
export function xlsHiding(rows: Rows, hidden: readonly number[]): Buffer {
  const bytes = bytesOf(bookOf({ Sheet1: sheetOf(rows) }), 'biff8')
  const container = CFB.read(bytes, { type: 'buffer' })
  // The library gives no types for its compound files.
  const { content } = CFB.find(container, '/Workbook') as unknown as { content: Uint8Array }
  const parts = recordsOf(Buffer.from(content)).flatMap(({ type, data }) =>
    type === dimensions
      ? [record(type, data), ...hidden.map((number) => rowRecord(number - 1))]
      : [record(type, data)],
  )
  CFB.utils.cfb_add(container, '/Workbook', Buffer.concat(parts))
  // With type 'buffer' the library gives one.
  return CFB.write(container, { type: 'buffer' }) as Buffer
}
