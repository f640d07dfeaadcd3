import type { Messages } from './types.ts'

export const spreadsheetMessages = {
  'spreadsheet.unreadable': [
    'invalid',
    '文件无法读取，请用 Excel 另存为 .xlsx 后重试',
    'The file cannot be read. Save it as .xlsx and try again.',
  ],
} as const satisfies Messages
