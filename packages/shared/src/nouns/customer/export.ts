import {
  column,
  type KeyOf,
  stopWords,
  timeExportColumns,
  type Way,
} from '../../kernel/export-column.ts'
import { customerFields } from './workbook.ts'

const ways: Readonly<Record<string, Way>> = {
  isVisual: { dictionary: 'YES_NO' },
  customerType: { dictionary: 'CUS_SUP_TYPE' },
  creditLimit: { kind: 'decimal' },
}

/** Columns in which customers can be exported: what the import says of them, and what only the list knows. */
export const customerExportColumns = [
  ...customerFields.map(({ key, title }) => column(key, title.zh, title.en, ways[key])),
  column('isStop', '状态', 'State', { words: stopWords }),
  ...timeExportColumns,
]

export type CustomerExportKey = KeyOf<typeof customerExportColumns>
